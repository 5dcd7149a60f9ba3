import { existsSync, readdirSync, type Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Every file of a folder, or another kind of entry, from there, with `/`, sorted; none where there is no folder. */
export function filesOf(folder: string, test = (entry: Dirent) => entry.isFile()): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(test)
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort();
}
