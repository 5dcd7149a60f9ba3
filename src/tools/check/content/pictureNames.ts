import { posix } from 'node:path';
import { contentFolder } from '#lib/contentFolder.ts';
import { nearest } from '#schemas/messages.ts';

/** That there is no picture of this name in a folder, and which one its author probably meant. */
export function missingPicture(name: string, folder: string, files: ReadonlySet<string>): string {
  const there = [...files].filter((file) => posix.dirname(file) === folder);
  const names = there.map((file) => posix.basename(file));
  const meant = nearest(posix.basename(name), names);
  return `No existe la imagen «${name}» en ${folder}.${meant ? ` ¿Quisiste decir «${meant}»?` : ''}`;
}

/** An address with its letters instead of their codes. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * Why the content file `file` can't show a picture of this name, which is relative to it.
 * @param isAddress whether it stands in the text of an article, where spaces are written as codes
 */
export function nameTrouble(
  src: string,
  file: string,
  files: ReadonlySet<string>,
  isAddress = false,
): string | undefined {
  const path = isAddress ? decoded(src) : src;
  const target = posix.join(posix.dirname(file), path);
  if (!/^\.\.?\//.test(path) || !target.startsWith(`${contentFolder}/`)) {
    return `«${src}» no es una imagen que esté al lado del artículo: guardala ahí y escribila «./nombre.png».`;
  }
  return files.has(target) ? undefined : missingPicture(path, posix.dirname(target), files);
}
