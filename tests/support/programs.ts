import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether a file is there and can be run. */
export const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where the first of some programs is on PATH. */
export const findProgram = (...names: string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
