import { basename, join, posix } from 'node:path';
import { pageNames } from '#sections/pages.copy.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { filesOf } from '#tools/filesOf.ts';

/** The file with the data that many pages share. */
export const SITE = `${contentFolder}/site.yaml`;

/** The file of the sample network that the product's screens show. */
export const NETWORK = `${contentFolder}/red.yaml`;

/** The folder of the articles. */
export const BLOG = `${contentFolder}/blog`;

/** Every file that the pages need, apart from articles and checklists. */
export const neededFiles = [
  SITE,
  NETWORK,
  ...pageNames.map((name) => `${contentFolder}/pages/${name}.yaml`),
  `${contentFolder}/legal/TerminosYCondiciones.mdx`,
];

/** A file's name without folder and extension, which is an article's address. */
export const nameOf = (path: string): string => basename(path).replace(/\.[^.]*$/, '');

/** Whether a file is a checklist to print. */
export const isChecklist = (file: string): boolean =>
  posix.dirname(file) === `${contentFolder}/checklists` && file.endsWith('.yaml');

/** Whether a file is published as an article. */
export const isArticle = (file: string): boolean =>
  posix.dirname(file) === BLOG && file.endsWith('.mdx');

/** Whether a content file is used by the site, a guide for authors, or hidden (`.DS_Store`). */
export const isUsed = (file: string): boolean =>
  neededFiles.includes(file) ||
  isChecklist(file) ||
  isArticle(file) ||
  /(?:^|\/)(?:readme|guia|lanzamiento)\.md$|\/\.[^./]+$/i.test(file);

/** Every symbolic link under `folders`: it could publish a file from outside the project. */
export const symlinksIn = (root: string, ...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    filesOf(join(root, folder), (entry) => entry.isSymbolicLink()).map(
      (file) => `${folder}/${file}`,
    ),
  );
