import { existsSync, readdirSync, statSync, type Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The paths of the files in `folder`, from there, sorted; none if there is no such folder. `test` selects other entries. */
export function filesOf(folder: string, test = (entry: Dirent) => entry.isFile()): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(test)
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort();
}

/** Every file at `paths`, files or folders of the project at `root`, as a path from there, in their order. */
export const projectFiles = (root: string, ...paths: string[]): string[] =>
  paths.flatMap((path) =>
    statSync(join(root, path), { throwIfNoEntry: false })?.isFile()
      ? [path]
      : filesOf(join(root, path)).map((file) => `${path}/${file}`),
  );
