import { readFile } from 'node:fs/promises';

/** Where the components that articles use without an import are listed. */
const elements = new URL('../components/Prose/elements.ts', import.meta.url);

/**
 * The names of the components that articles use without an import. The list names `.astro` files,
 * which only Astro can import, so its text is read.
 */
export async function proseComponents(): Promise<string[]> {
  const text = await readFile(elements, 'utf8');
  const objects = [...text.matchAll(/=\s*\{([^{}]*)\}/g)].map(([, body = '']) => body);
  const names = objects.flatMap((body) =>
    [...body.matchAll(/(?:^|,)\s*([A-Z]\w*)\s*(?=[,:]|$)/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}
