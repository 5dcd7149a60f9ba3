import { readdir } from 'node:fs/promises';
import { basename, join, posix, relative, sep } from 'node:path';
import { pageNames } from '#copy/pages.ts';
import { contentFolder } from '#lib/contentFolder.ts';
import type { Problem } from './problem.ts';

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

/** The files of a folder of the project. */
export interface Folder {
  /** Paths from the project's root, with `/`, as they are spelt on the disk, sorted. */
  files: string[];
  /** Symbolic links, which could publish a file of anywhere. */
  problems: Problem[];
}

/** Every file under `folder` of the project at `root`; a folder that is not there is empty. */
export async function filesIn(root: string, folder: string): Promise<Folder> {
  const entries = await readdir(join(root, folder), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  const pathsOf = (found: typeof entries) =>
    found
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'))
      .sort();
  const message =
    'Esto no es un archivo sino un enlace a otro, y no se publica: copiá el archivo en su lugar.';
  return {
    files: pathsOf(entries.filter((entry) => entry.isFile())),
    problems: pathsOf(entries.filter((entry) => entry.isSymbolicLink())).map((file) => ({
      file,
      message,
    })),
  };
}
