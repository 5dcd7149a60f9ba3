import { posix } from 'node:path';
import { contentFolder } from '../lib/contentFolder.ts';
import { nearest } from '../schemas/messages.ts';
import { PICTURE } from './pictureFile.ts';

/** Every picture of the project, from its root, and why it can't be shown, if it can't. */
export type Pictures = ReadonlyMap<string, string | undefined>;

/** More names than these hide the one that is meant. */
const MOST_NAMES = 12;

function inFolder(pictures: readonly string[]): string {
  if (pictures.length === 0) return 'En esa carpeta no hay imágenes.';
  const names = pictures.map((picture) => posix.basename(picture)).sort();
  const more = names.length - MOST_NAMES;
  return `En esa carpeta hay: ${names.slice(0, MOST_NAMES).join(', ')}${more > 0 ? ` y ${more} más` : ''}.`;
}

/** Why the picture that the article `file` names as `src` can't be shown; `src` is relative to the file. */
export function pictureReferenceTrouble(
  src: string,
  file: string,
  pictures: Pictures,
): string | undefined {
  const beside = 'guardá la imagen al lado del artículo y escribila «./nombre.png»';
  if (/^data:/i.test(src)) {
    return `Una imagen no puede empezar por «data:»: ${beside}.`;
  }
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(src)) {
    return `«${src}» está en otro sitio y solo se publican imágenes propias: ${beside}.`;
  }
  if (src.startsWith('/')) return `«${src}» no está al lado del artículo: ${beside}.`;
  let path: string;
  try {
    path = decodeURI(src);
  } catch {
    return `El nombre «${src}» tiene un «%» que no corresponde: ${beside}.`;
  }
  const folder = posix.dirname(file);
  const target = posix.normalize(posix.join(folder, path));
  if (!target.startsWith(`${contentFolder}/`)) {
    return `«${src}» está fuera de ${contentFolder}: ${beside}.`;
  }
  if (!/^\.\.?\//.test(path))
    return `Escribí «./${path}»: una imagen al lado del artículo empieza por «./».`;
  if (/\.(?:heic|heif)$/i.test(path)) {
    return `«${src}» es una foto HEIC, y los navegadores no la muestran: exportala como JPG y escribí «${src.replace(/\.\w+$/, '.jpg')}».`;
  }
  if (!PICTURE.test(path)) {
    return `«${src}» no es una imagen: se espera un archivo .svg, .png, .jpg, .webp, .avif o .gif al lado del artículo.`;
  }
  if (pictures.has(target)) return pictures.get(target);
  const around = [...pictures.keys()].filter(
    (other) => posix.dirname(other) === posix.dirname(target),
  );
  const sameLetters = around.find(
    (other) => other.normalize('NFC').toLowerCase() === target.normalize('NFC').toLowerCase(),
  );
  const meant = sameLetters ?? nearest(target, around);
  const relative = meant && `./${posix.relative(folder, meant)}`.replace(/^\.\/\.\.\//, '../');
  if (sameLetters?.normalize('NFC') === target.normalize('NFC')) {
    const plain = posix.basename(target).normalize('NFD').replace(/\p{M}/gu, '');
    return `El archivo de la imagen «${src}» tiene las tildes separadas de las letras, como las escribe macOS: llamalo «${plain}» y escribí lo mismo acá.`;
  }
  if (sameLetters) {
    return `No existe la imagen «${src}»: las mayúsculas cuentan. Escribí «${relative}».`;
  }
  const advice = relative ? `¿Quisiste decir «${relative}»?` : inFolder(around);
  return `No existe la imagen «${src}» en ${posix.dirname(target)}. ${advice}`;
}
