import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '#tools/check/content/problem.ts';
import { filesIn } from '#tools/check/content/projectFiles.ts';
import { placeIn } from '#tools/check/content/textFile.ts';
import { articlePath } from '#lib/paths.ts';
import { contentFolder } from '#lib/contentFolder.ts';
import { addressesOf, routeNames, routes } from '#lib/routes.ts';
import type { Finding } from './built.ts';

type Place = Omit<Problem, 'message'>;

/** Files in which somebody may have written what a page shows. */
const WRITTEN = /\.(ya?ml|mdx|astro|tsx?)$/;

/** Tells where in the project the cause of a finding is: the very words, or else the page's own file. */
export async function sourceFinder(root: string): Promise<(finding: Finding) => Place> {
  const folders = await Promise.all(
    [
      contentFolder,
      'src/pages',
      'src/layouts',
      'src/sections',
      'src/components',
      'src/islands',
    ].map((folder) => filesIn(root, folder)),
  );
  const files = folders.flatMap((folder) => folder.files).filter((file) => WRITTEN.test(file));
  const texts = new Map<string, string>();
  for (const file of files) texts.set(file, await readFile(join(root, file), 'utf8'));

  /** The files that a built file is made of, those that people edit first. */
  const ownersOf = (built: string): string[] => {
    const address = `/${built.replace(/\.(html|json)$/, '')}`;
    const article = articlePath(address.split('/').at(-1) ?? '').slice(1);
    const name = routeNames.find((route) => addressesOf(routes[route]).includes(address));
    const page = name ?? address.slice(1);
    return [
      `${contentFolder}/blog/${article}.mdx`,
      `${contentFolder}/legal/${page}.mdx`,
      `${contentFolder}/pages/${page}.yaml`,
      `src/pages/${page}.astro`,
    ].filter((file) => texts.has(file));
  };

  const placeOf = (file: string, words: string): Place | undefined => {
    const text = texts.get(file) ?? '';
    const index = words ? text.indexOf(words) : -1;
    return index === -1 ? undefined : { file, ...placeIn(text, index) };
  };

  const cache = new Map<string, Place>();
  return ({ file, written = '' }) => {
    const owners = ownersOf(file);
    const key = `${written} ${owners.join()} ${owners.length === 0 ? file : ''}`;
    const known = cache.get(key);
    if (known) return known;
    // An address may be written short, and printed whole.
    const path = URL.canParse(written)
      ? new URL(written).pathname + new URL(written).hash
      : written;
    let place: Place | undefined;
    for (const words of new Set([written, path])) {
      for (const owner of [...owners, ...files]) place ??= placeOf(owner, words);
    }
    place ??= { file: owners[0] ?? `dist/${file}` };
    cache.set(key, place);
    return place;
  };
}
