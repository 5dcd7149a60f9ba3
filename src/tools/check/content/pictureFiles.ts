import { join } from 'node:path';
import { PICTURE, pictureTrouble } from './pictureFile.ts';
import type { Pictures } from './pictureReference.ts';
import type { Problem } from './problem.ts';

/** Looks at every picture among the files of the project at `root`. */
export async function checkPictures(root: string, files: readonly string[]): Promise<Pictures> {
  const pictures = files.filter((file) => PICTURE.test(file));
  const entries: [string, string | undefined][] = [];
  // In groups, so that a thousand photographs are not held in memory at once.
  for (let first = 0; first < pictures.length; first += 16) {
    const group = pictures.slice(first, first + 16);
    const troubles = await Promise.all(group.map((file) => pictureTrouble(join(root, file))));
    group.forEach((file, index) => entries.push([file, troubles[index]]));
  }
  return new Map(entries);
}

/** Pictures that can't be published and that no problem of a file is about: nobody uses them yet. */
export function unusedPictures(pictures: Pictures, problems: readonly Problem[]): Problem[] {
  const messages = new Set(problems.map(({ message }) => message));
  return [...pictures].flatMap(([file, message]) =>
    message && !messages.has(message) ? [{ file, message }] : [],
  );
}
