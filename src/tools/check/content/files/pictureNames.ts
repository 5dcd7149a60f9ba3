import { posix } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { nearestWord } from '#lib/nearestWord.ts';
import { codeInWords } from '#schemas/valueInWords.ts';
import { strayNote } from '#schemas/strayCharacters.ts';

/** Endings of the pictures that the site can show. */
export const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

/** What to do about a picture that can't be shown, as the end of a sentence. */
export const exportAdvice =
  'exportala como JPG de hasta 2400 píxeles de lado o, si es un dibujo, como un SVG más simple';

/** The error for a picture that is not in `folder`, with the name that was probably meant. */
export function missingPicture(name: string, folder: string, files: ReadonlySet<string>): string {
  const there = [...files].filter((file) => posix.dirname(file) === folder);
  const names = there.map((file) => posix.basename(file));
  const typed = posix.basename(name);
  const meant = nearestWord(typed, names);
  const advice = meant ? ` ¿Quisiste decir «${meant}»${strayNote(meant)}?` : '';
  // Two spellings can look the same, because an accent may be a character of its own.
  const isAlike = meant?.normalize() === typed.normalize();
  const alike =
    ' Se ven iguales, pero las tildes están escritas de otro modo: copiá el nombre del archivo y pegalo.';
  return `No existe la imagen ${codeInWords(name)} en ${folder}.${advice}${isAlike ? alike : ''}`;
}

/**
 * The error for the `address` of a picture in the content file `file`; `undefined` if it is valid.
 * @param path `address` decoded, if it is percent-encoded, as in the text of an article
 */
export function picturePathError(
  address: string,
  file: string,
  files: ReadonlySet<string>,
  path = address,
): string | undefined {
  const target = posix.join(posix.dirname(file), path);
  if (!/^\.\.?\//.test(path) || !target.startsWith(`${contentFolder}/`)) {
    const name = path.split(/[\\/]/).at(-1) ?? '';
    const isThere = files.has(posix.join(posix.dirname(file), name));
    const advice = isThere ? `escribí «./${name}»` : 'guardala ahí y escribila «./nombre.png»';
    return `${codeInWords(address)} no es una imagen que esté al lado del artículo: ${advice}.`;
  }
  if (!PICTURE.test(path)) {
    const ending = posix.extname(path);
    return `Los navegadores no muestran como imagen un archivo ${ending || 'sin terminación'}, y se encontró ${codeInWords(address)}: ${exportAdvice}.`;
  }
  return files.has(target) ? undefined : missingPicture(path, posix.dirname(target), files);
}
