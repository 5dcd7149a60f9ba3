import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join, posix, relative, sep } from 'node:path';
import { pageNames } from '#copy/pages.ts';
import { contentFolder } from '#lib/contentFolder.ts';

/** What many pages share. */
export const SITE = `${contentFolder}/site.yaml`;

/** The network that the product's screens show. */
export const NETWORK = `${contentFolder}/red.yaml`;

/** The folder of the articles. */
export const BLOG = `${contentFolder}/blog`;

/** Every file that the pages need, beside the articles. */
export const neededFiles = [
  SITE,
  NETWORK,
  ...pageNames.map((name) => `${contentFolder}/pages/${name}.yaml`),
  `${contentFolder}/legal/TerminosYCondiciones.mdx`,
];

/** File name without folder and ending: of an article, its address. */
export const nameOf = (path: string): string => basename(path).replace(/\.[^.]*$/, '');

/** Whether a file is a checklist to print. */
export const isChecklist = (file: string): boolean =>
  posix.dirname(file) === `${contentFolder}/checklists` && file.endsWith('.yaml');

/** Whether a file is published as an article. */
export const isArticle = (file: string): boolean =>
  posix.dirname(file) === BLOG && file.endsWith('.mdx');

/** Whether a file of the content is of use: to the site, to who writes, or to a system (`.DS_Store`). */
export const isRead = (file: string): boolean =>
  neededFiles.includes(file) ||
  isChecklist(file) ||
  isArticle(file) ||
  /(?:^|\/)(?:readme|guia|lanzamiento)\.md$|\/\.[^./]+$/i.test(file);

/** Paths from the project's root, with `/`, as they are spelt on the disk, sorted. */
async function pathsIn(root: string, folder: string, test: (entry: Dirent) => boolean) {
  const options = { recursive: true, withFileTypes: true } as const;
  // A folder that is not there is empty.
  const entries = await readdir(join(root, folder), options).catch(() => []);
  return entries
    .filter(test)
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'))
    .sort();
}

/** Every file under `folder` of the project at `root`. */
export const filesIn = (root: string, folder: string): Promise<string[]> =>
  pathsIn(root, folder, (entry) => entry.isFile());

/** Every symbolic link there, which could publish a file of anywhere. */
export const linksIn = (root: string, folder: string): Promise<string[]> =>
  pathsIn(root, folder, (entry) => entry.isSymbolicLink());
