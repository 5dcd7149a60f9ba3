import { copyFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { articlePath } from '#lib/paths.ts';
import { contentFolder } from '#lib/contentFolder.ts';
import { isoDate } from '#lib/dates.ts';
import { addressesOf, routeNames, routes } from '#lib/routes.ts';
import { isWindowsDevice, slugOf } from '#lib/slug.ts';
import { articleTitle } from '#articles/schema.ts';

/** Names that the site's own files have. */
const reserved = ['index', '404', '500'];

const FOLDER = `${contentFolder}/blog`;

/** The file of the cover that a new article starts with. */
export const sampleCover = fileURLToPath(new URL('cover.svg', import.meta.url));

const opening = 'Este párrafo y los que siguen son de ejemplo.';
const subtitle = 'El primer subtítulo';
const advice =
  'Una idea por subtítulo, y cada dato con el enlace a su fuente: las fuentes se listan solas al pie.';

/** The words that a new article starts with, which its author replaces. */
export const sample = {
  descripcion: 'Contá acá, en una o dos frases, qué se lleva quien lee este artículo.',
  blogImgAlt: 'Tres líneas de subte con sus estaciones, que se abren desde una sola.',
  sentences: [opening, subtitle, advice],
} as const;

/** The text of a draft that passes the content check; what it says is there to be replaced. */
export function draftText(titulo: string, slug: string, day: string): string {
  const words = stringify(
    {
      titulo,
      descripcion: sample.descripcion,
      blogImg: `./${slug}.svg`,
      blogImgAlt: sample.blogImgAlt,
    },
    { lineWidth: 0, singleQuote: true },
  );
  return `---
${words}fecha: ${day}
categorias: [Operación]
# Con true se ve solo en «npm run dev». Para publicar: false.
borrador: true
---

Empezá por lo que le pasa a quien lee. ${opening}

## ${subtitle}

${advice}
`;
}

/** Where a new draft is, from the project's root, and the path of its page. */
export interface NewArticle {
  text: string;
  picture: string;
  path: string;
}

/**
 * Writes a draft with its cover into the project at `root`, dated `today`.
 * @throws in Spanish, without having written anything, when the title can't name an article
 */
export async function createArticle(root: string, title: string, today: Date): Promise<NewArticle> {
  const parsed = articleTitle.safeParse(title);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(
      `${issue?.message ?? ''}\nSe escribe así: npm run article:new -- "El título del artículo"`,
    );
  }
  const slug = slugOf(parsed.data);
  if (!slug) {
    throw new Error(
      'El título necesita alguna letra o algún número: de ahí sale el nombre del archivo.',
    );
  }
  const path = articlePath(slug);
  const taken = routeNames.flatMap((name) => addressesOf(routes[name]));
  const isTaken = taken.some((other) => other.toLowerCase() === path);
  if (isTaken || reserved.includes(slug) || isWindowsDevice(slug)) {
    throw new Error(`La dirección «${path}» ya es de otra página: elegí otro título.`);
  }

  const folder = join(root, FOLDER);
  const names = await readdir(folder);
  const twin = names.find((name) => name.toLowerCase().replace(/\.[^.]+$/, '') === slug);
  if (twin) {
    throw new Error(
      `Ya existe ${FOLDER}/${twin}: abrilo para seguir escribiéndolo, o elegí otro título.`,
    );
  }
  // Never over a file: between the look above and now, somebody may have made one.
  await writeFile(join(folder, `${slug}.mdx`), draftText(parsed.data, slug, isoDate(today)), {
    flag: 'wx',
  });
  await copyFile(sampleCover, join(folder, `${slug}.svg`));
  return {
    text: `${FOLDER}/${slug}.mdx`,
    picture: `${FOLDER}/${slug}.svg`,
    path,
  };
}
