import { posix } from 'node:path';
import { contentFolder } from '#lib/contentFolder.ts';
import { nearest } from '#schemas/messages.ts';
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

/** Where a picture is named: in a field it is written as it is called, in the text as an address. */
export type PicturePlace = 'field' | 'text';

/** A path as an address of the text: what would end it is written as code. */
function asAddress(path: string): string {
  const encoded = encodeURI(path);
  const isBalanced = encoded.split('(').length === encoded.split(')').length;
  return isBalanced ? encoded : encoded.replaceAll('(', '%28').replaceAll(')', '%29');
}

function decoded(address: string): string | undefined {
  try {
    return decodeURI(address);
  } catch {
    return undefined;
  }
}

/** A picture as an article names it, and how it would be named rightly. */
interface Reference {
  /** As it is written. */
  src: string;
  /** The path that it means, from the article. */
  path: string;
  /** The name of its file. */
  name: string;
  /** The same from the project's root. */
  target: string;
  /** Folder of the article. */
  folder: string;
  place: PicturePlace;
  pictures: Pictures;
  /** A path as this place would write it, in quotes. */
  form: (path: string) => string;
  /** What to write for the picture of this name, or where to keep it. */
  beside: string;
}

/** Addresses that lead out of the content: another computer, another site, another folder. */
function outsideTrouble({ src, path, target, form, beside }: Reference): string | undefined {
  if (/^data:/i.test(src)) return `Una imagen no puede empezar por «data:»: ${beside}.`;
  if (/^(?:[a-z]:[\\/]|file:)/i.test(src)) {
    return `«${src}» es de tu computadora, y ahí no la ve nadie más: ${beside}.`;
  }
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(src)) {
    return `«${src}» está en otro sitio y solo se publican imágenes propias: ${beside}.`;
  }
  if (src.startsWith('/')) return `«${src}» no está al lado del artículo: ${beside}.`;
  if (path.trim() !== path) return `Sobran espacios en «${src}»: escribí ${form(path.trim())}.`;
  if (path.includes('\\')) return `Las barras de «${src}» van así, «/»: ${beside}.`;
  if (!target.startsWith(`${contentFolder}/`)) {
    return `«${src}» está fuera de ${contentFolder}: ${beside}.`;
  }
  return undefined;
}

/** Paths that are not written as the site needs them, whether their picture is there or not. */
function formTrouble(reference: Reference): string | undefined {
  const { src, path, name, target, folder, pictures, form } = reference;
  if (!/^\.\.?\//.test(path)) {
    const right = pictures.has(target) || !pictures.has(posix.join(folder, name)) ? path : name;
    return `Una imagen al lado del artículo empieza por «./»: escribí ${form(`./${right}`)}.`;
  }
  if (/\.(?:heic|heif)$/i.test(path)) {
    return `«${src}» es una foto HEIC, y los navegadores no la muestran: exportala como JPG y escribí ${form(path.replace(/\.\w+$/, '.jpg'))}.`;
  }
  return undefined;
}

/** What is wrong with a picture that is there. */
function fileTrouble({ name, target, pictures, form }: Reference): string | undefined {
  const plain = name.replaceAll('?', '');
  return name.includes('?')
    ? `El nombre «${name}» lleva «?», que en una dirección quiere decir otra cosa: llamalo «${plain}» y escribí ${form(`./${plain}`)}.`
    : pictures.get(target);
}

/** A name of the same letters in another case, or with its accents written another way. */
function spellingTrouble(
  { src, target, form }: Reference,
  around: readonly string[],
  relative: (other: string) => string,
): string | undefined {
  const normal = target.normalize('NFC');
  const sameLetters = around.find(
    (other) => other.normalize('NFC').toLowerCase() === normal.toLowerCase(),
  );
  if (!sameLetters) return undefined;
  if (sameLetters.normalize('NFC') !== normal) {
    return `No existe la imagen «${src}»: las mayúsculas cuentan. Escribí ${form(relative(sameLetters))}.`;
  }
  if (sameLetters === normal) {
    return `Acá «${src}» tiene las tildes separadas de las letras, y el archivo no: escribí ${form(relative(sameLetters))}.`;
  }
  const plain = posix.basename(target).normalize('NFD').replace(/\p{M}/gu, '');
  return `El archivo de la imagen «${src}» tiene las tildes separadas de las letras, como las escribe macOS: llamalo «${plain}» y escribí lo mismo acá.`;
}

/** What was meant by a picture that is not there. */
function missingTrouble(reference: Reference): string {
  const { src, path, target, folder, place, pictures, form } = reference;
  const around = [...pictures.keys()].filter(
    (other) => posix.dirname(other) === posix.dirname(target),
  );
  const relative = (other: string) =>
    `./${posix.relative(folder, other)}`.replace(/^\.\/\.\.\//, '../');
  const plain = decoded(path) ?? path;
  if (place === 'field' && pictures.has(posix.normalize(posix.join(folder, plain)))) {
    return `En la ficha el nombre va como es, sin «%»: escribí ${form(plain)}.`;
  }
  if (!PICTURE.test(path)) {
    const whole = around.find((other) => other.replace(/\.\w+$/, '') === target);
    if (whole) return `Falta la terminación de «${src}»: escribí ${form(relative(whole))}.`;
    return `«${src}» no es una imagen: se espera un archivo .svg, .png, .jpg, .webp, .avif o .gif al lado del artículo.`;
  }
  const spelling = spellingTrouble(reference, around, relative);
  if (spelling) return spelling;
  const meant = nearest(target, around);
  const advice = meant ? `¿Quisiste decir ${form(relative(meant))}?` : inFolder(around);
  return `No existe la imagen «${src}» en ${posix.dirname(target)}. ${advice}`;
}

/** Why the picture that the article `file` names as `src` can't be shown; `src` is relative to the file. */
export function pictureReferenceTrouble(
  src: string,
  file: string,
  pictures: Pictures,
  place: PicturePlace = 'text',
): string | undefined {
  const folder = posix.dirname(file);
  const form = (path: string) => `«${place === 'text' ? asAddress(path) : path}»`;
  const name = (decoded(src) ?? src).trim().split(/[\\/]/).at(-1) ?? '';
  const beside = pictures.has(posix.join(folder, name))
    ? `escribí ${form(`./${name}`)}`
    : 'guardá la imagen al lado del artículo y escribila «./nombre.png»';
  const path = place === 'text' ? decoded(src) : src;
  if (path === undefined) return `El nombre «${src}» tiene un «%» que no corresponde: ${beside}.`;

  const target = posix.normalize(posix.join(folder, path));
  const reference = { src, path, name, target, folder, place, pictures, form, beside };
  const trouble = outsideTrouble(reference) ?? formTrouble(reference);
  if (trouble) return trouble;
  return pictures.has(target) ? fileTrouble(reference) : missingTrouble(reference);
}
