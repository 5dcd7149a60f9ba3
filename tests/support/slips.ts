import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parseText, textProblems } from '#tools/check/content/articleText.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import { copyContent, type ContentCopy } from './contentCopy.ts';

/** A picture of `width` × `height` pixels. */
export const picture = (
  format: 'png' | 'jpeg' | 'webp',
  width = 40,
  height = 30,
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1b2a4e' } })
    .toFormat(format)
    .toBuffer();

/** A drawing that holds these elements. */
export const drawing = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">${inside}</svg>`;

const fields = {
  titulo: "titulo: 'Una nota de prueba'",
  descripcion:
    "descripcion: 'Lo que se lleva quien lee este artículo de prueba, contado en una sola frase.'",
  blogImg: 'blogImg: ./nota.png',
  blogImgAlt: "blogImgAlt: 'Un plano azul.'",
  fecha: 'fecha: 2026-01-15',
  categorias: 'categorias: [Operación]',
  borrador: 'borrador: false',
};

/** An article with nothing wrong in it but what is asked for: lines of its frontmatter, or its text. */
export const nota = (
  changes: Partial<Record<keyof typeof fields | 'extra', string>> = {},
  body = 'Un párrafo.\n',
): string => {
  const lines = Object.values({ ...fields, ...changes }).filter(Boolean);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
};

/** A copy of the content with one article more, `blog/nota.mdx`, and its picture. */
export async function contentWithNota(): Promise<ContentCopy> {
  const copy = await copyContent();
  await copy.write('blog/nota.mdx', nota());
  await copy.write('blog/nota.png', await picture('png'));
  return copy;
}

/** What is served before a build: bytes that no build would write. */
const published = { 'index.html': 'publicado ayer\n', '_astro/a.js': 'a()\n' };

/** Puts a site in the `dist` of `root`, for a build to leave alone. */
export async function publish(root: string): Promise<void> {
  await mkdir(join(root, 'dist', '_astro'), { recursive: true });
  for (const [file, words] of Object.entries(published)) {
    await writeFile(join(root, 'dist', file), words);
  }
}

/** One hash for all names and bytes of the `dist` of `root`. */
export async function hashOfDist(root: string): Promise<string> {
  const dist = join(root, 'dist');
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const hash = createHash('sha256');
  const files = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  for (const file of files.sort()) {
    hash
      .update(file.slice(dist.length))
      .update('\0')
      .update(await readFile(file));
  }
  return hash.digest('hex');
}

/** What a refused build leaves behind beside `dist`: nothing half-built. */
export async function leftovers(root: string): Promise<string[]> {
  const cache = await readdir(join(root, '.cache')).catch(() => []);
  return cache.filter((name) => /^(build|previous)-/.test(name));
}

/** What is told of the text of an article that stands by itself. */
export function problemsOfText(text: string, pictures = new Set<string>()): Problem[] {
  const file = 'src/content/blog/nota.mdx';
  const parsed = parseText(file, text);
  return 'problem' in parsed ? [parsed.problem] : textProblems(file, parsed, pictures);
}
