import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articleTitle } from '#articles/schema.ts';
import { isoDate } from '#lib/dates.ts';
import { articlePath } from '#lib/paths.ts';
import { slugOf } from '#lib/slug.ts';
import { addressProblems } from '#tools/check/content/addresses.ts';
import { BLOG, nameOf } from '#tools/check/content/files.ts';

/** Where a new draft is, from the project's root, and the path of its page. */
export interface NewArticle {
  text: string;
  picture: string;
  path: string;
}

/**
 * Copies the template of a draft and its cover into the project at `root`, dated `today`.
 * @throws in Spanish, without having written anything, when the title can't name an article
 */
export async function createArticle(root: string, title: string, today: Date): Promise<NewArticle> {
  const parsed = articleTitle.safeParse(title);
  if (!parsed.success) {
    const usage = 'Se escribe así: npm run article:new -- "El título del artículo"';
    throw new Error(`${parsed.error.issues[0]?.message ?? ''}\n${usage}`);
  }
  const slug = slugOf(parsed.data);
  if (!slug) throw new Error('El título necesita alguna letra o algún número.');
  const path = articlePath(slug);
  const [problem] = addressProblems([`${BLOG}/${slug}.mdx`]);
  if (problem) throw new Error(`${problem.message}\nElegí otro título.`);
  const twin = (await readdir(join(root, BLOG))).find(
    (file) => nameOf(file).toLowerCase() === slug,
  );
  if (twin) {
    throw new Error(
      `Ya existe ${BLOG}/${twin}: abrilo para seguir escribiéndolo, o elegí otro título.`,
    );
  }
  const template = await readFile(join(import.meta.dirname, 'template.mdx'), 'utf8');
  const text = template
    .replace('NOMBRE', slug)
    .replace('FECHA', isoDate(today))
    // YAML takes a text of JSON as it is.
    .replace('TITULO', () => JSON.stringify(parsed.data));
  const place = `${BLOG}/${slug}`;
  await writeFile(join(root, `${place}.mdx`), text, { flag: 'wx' });
  await copyFile(join(import.meta.dirname, 'cover.svg'), join(root, `${place}.svg`));
  return { text: `${place}.mdx`, picture: `${place}.svg`, path };
}
