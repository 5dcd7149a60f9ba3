import { posix } from 'node:path';
import { contentFolder } from '#lib/contentFolder.ts';
import { nearest } from '#schemas/messages.ts';

/** Every picture of the project, from its root, and why it can't be shown, if it can't. */
export type Pictures = ReadonlyMap<string, string | undefined>;

/** Where a picture is named: in a field as its file is called, in the text as an address. */
type PicturePlace = 'field' | 'text';

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** A path as an address of the text. */
const asAddress = (path: string) => encodeURI(path).replaceAll('(', '%28').replaceAll(')', '%29');

const inOneForm = (path: string) => path.normalize('NFC').toLowerCase();

/** Why the picture that the article `file` names as `src` can't be shown; `src` is relative to the file. */
export function pictureReferenceTrouble(
  src: string,
  file: string,
  pictures: Pictures,
  place: PicturePlace,
): string | undefined {
  const beside = 'guardá la imagen al lado del artículo y escribila «./nombre.png»';
  const scheme = /^([a-z][a-z0-9+.-]*:|\/\/)/i.exec(src)?.[1]?.toLowerCase();
  if (scheme && /^(?:data:|file:|[a-z]:)$/.test(scheme)) {
    return `Una imagen no puede empezar por «${scheme}»: ${beside}.`;
  }
  if (scheme) return `«${src}» está en otro sitio y solo se publican imágenes propias: ${beside}.`;

  const folder = posix.dirname(file);
  const path = place === 'text' ? decoded(src) : src;
  const target = posix.normalize(posix.join(folder, path));
  const write = (other: string) => {
    const relative = posix.relative(folder, other);
    const right = relative.startsWith('../') ? relative : `./${relative}`;
    return `«${place === 'text' ? asAddress(right) : right}»`;
  };
  if (path.startsWith('/') || !target.startsWith(`${contentFolder}/`)) {
    return `«${src}» está fuera de ${contentFolder}: ${beside}.`;
  }
  if (pictures.has(target)) {
    return /^\.\.?\//.test(path)
      ? pictures.get(target)
      : `Una imagen al lado del artículo empieza por «./»: escribí ${write(target)}.`;
  }
  const around = [...pictures.keys()].filter(
    (other) => posix.dirname(other) === posix.dirname(target),
  );
  const same = around.find((other) => inOneForm(other) === inOneForm(target));
  if (same) {
    const isCase = same.normalize('NFC') !== target.normalize('NFC');
    return isCase
      ? `No existe la imagen «${src}»: las mayúsculas cuentan. Escribí ${write(same)}.`
      : `El nombre de la imagen «${src}» lleva las tildes de un modo acá y de otro en el archivo: dejalo sin tildes en los dos.`;
  }
  const names = around.map((other) => posix.basename(other));
  const meant = nearest(posix.basename(target), names);
  const advice = meant
    ? ` ¿Quisiste decir ${write(posix.join(posix.dirname(target), meant))}?`
    : '';
  return `No existe la imagen «${src}» en ${posix.dirname(target)}.${advice}`;
}
