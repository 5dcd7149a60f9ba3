import { posix } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { nearest } from '#schemas/messages.ts';

/** Endings of the pictures that the site can show. */
export const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

/** What to do with a picture that can't be shown, as the end of a sentence. */
export const toExport =
  'exportala como JPG de hasta 2400 píxeles de lado o, si es un dibujo, como un SVG más simple';

/** The error for a picture that is not in `folder`, with the name that was probably meant. */
export function missingPicture(name: string, folder: string, files: ReadonlySet<string>): string {
  const there = [...files].filter((file) => posix.dirname(file) === folder);
  const names = there.map((file) => posix.basename(file));
  const meant = nearest(posix.basename(name), names);
  return `No existe la imagen «${name}» en ${folder}.${meant ? ` ¿Quisiste decir «${meant}»?` : ''}`;
}

/** An address without percent-encoding; unchanged where that is malformed. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * The error for the path `src` of a picture, relative to the content file `file`; `undefined` if it is valid.
 * @param isAddress whether `src` is percent-encoded, as in the text of an article
 */
export function picturePathError(
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
  if (!PICTURE.test(path)) {
    const ending = posix.extname(path);
    return `Los navegadores no muestran como imagen un archivo ${ending || 'sin terminación'}, y se encontró «${src}»: ${toExport}.`;
  }
  return files.has(target) ? undefined : missingPicture(path, posix.dirname(target), files);
}
