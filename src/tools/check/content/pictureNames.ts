import { posix } from 'node:path';
import { contentFolder } from '#lib/contentFolder.ts';
import { nearest } from '#schemas/messages.ts';

/** That there is no picture of this name in a folder, and which one its author probably meant. */
export function missingPicture(
  name: string,
  folder: string,
  files: ReadonlySet<string>,
  write = (other: string) => other,
): string {
  const names = [...files]
    .filter((file) => posix.dirname(file) === folder)
    .map((file) => posix.basename(file));
  const meant = nearest(posix.basename(name), names);
  const isSame = meant?.normalize('NFC') === posix.basename(name).normalize('NFC');
  const advice = isSame
    ? ' Sus tildes están escritas de otro modo en el archivo: dejalo sin tildes en los dos.'
    : ` ¿Quisiste decir «${write(meant ?? '')}»?`;
  return `No existe la imagen «${name}» en ${folder}.${meant ? advice : ''}`;
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** A path as an address of the text. */
const asAddress = (path: string) => encodeURI(path).replaceAll('(', '%28').replaceAll(')', '%29');

/**
 * Why the content file `file` can't show a picture of this name, which is relative to it.
 * @param isAddress whether it stands in the text of an article, where spaces are written as codes
 */
export function pictureTrouble(
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
  if (files.has(target)) return undefined;
  const start = path.slice(0, path.lastIndexOf('/') + 1);
  const write = (other: string) => (isAddress ? asAddress(start + other) : start + other);
  return missingPicture(src, posix.dirname(target), files, write);
}
