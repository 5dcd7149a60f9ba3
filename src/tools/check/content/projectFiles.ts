import { readdir, readlink, realpath } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { Problem } from './problem.ts';

/** The files of a folder of the project, as they are spelt on the disk. */
export interface Folder {
  /** Paths from the project's root, with `/`, sorted. */
  files: string[];
  /** Links to other files: what is behind them would be published from who knows where. */
  problems: Problem[];
}

/** Every file under `folder` of the project at `root`; a folder that is not there is empty. */
export async function filesIn(root: string, folder: string): Promise<Folder> {
  const entries = await readdir(join(root, folder), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  const home = await realpath(root);
  const pathOf = (parent: string, name: string) =>
    relative(root, join(parent, name)).split(sep).join('/');

  const links = entries.filter((entry) => entry.isSymbolicLink());
  const problems = await Promise.all(
    links.map(async ({ parentPath, name }): Promise<Problem> => {
      const target = resolve(parentPath, await readlink(join(parentPath, name)));
      const isOutside = !target.startsWith(home + sep) && !target.startsWith(resolve(root) + sep);
      return {
        file: pathOf(resolve(parentPath), name),
        message: `Esto no es un archivo sino un enlace a otro${isOutside ? ', que está fuera del proyecto' : ''}, y no se publica: copiá el archivo en su lugar.`,
      };
    }),
  );
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => pathOf(resolve(parentPath), name))
    .sort();
  return { files, problems };
}
