import { readdir, readlink, realpath } from 'node:fs/promises';
import { basename, join, posix, relative, resolve, sep } from 'node:path';
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

/** Whether a file is a text about the content, for who writes it. */
export const isReadme = (file: string) => /(^|\/)(readme|guia|lanzamiento)\.md$/i.test(file);

/** Whether its author takes a file for an article, whatever its ending. */
export const isMeantAsArticle = (file: string) =>
  posix.dirname(file) === BLOG && /\.(mdx?|markdown)$/i.test(file) && !isReadme(file);

/** Whether a file is published as an article. */
export const isArticle = (file: string) => isMeantAsArticle(file) && file.endsWith('.mdx');

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
  const home = await realpath(root);
  const pathOf = ({ parentPath, name }: { parentPath: string; name: string }) =>
    relative(root, join(resolve(parentPath), name))
      .split(sep)
      .join('/');

  const links = entries.filter((entry) => entry.isSymbolicLink());
  const problems = await Promise.all(
    links.map(async (entry): Promise<Problem> => {
      const { parentPath, name } = entry;
      const target = resolve(parentPath, await readlink(join(parentPath, name)));
      const isInside = [home, resolve(root)].some((own) => target.startsWith(own + sep));
      const where = isInside ? '' : ', que está fuera del proyecto';
      const message = `Esto no es un archivo sino un enlace a otro${where}, y no se publica: copiá el archivo en su lugar.`;
      return { file: pathOf(entry), message };
    }),
  );
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  return { files: files.sort(), problems };
}
