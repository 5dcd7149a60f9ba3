import { basename } from 'node:path';
import { isWindowsDevice, slugOf } from '#lib/slug.ts';
import { copiedName } from './copiedName.ts';
import { MAX_NAME_LENGTH } from './limits.ts';

/** File name without folder and ending. */
export const nameOf = (path: string): string => basename(path).replace(/\.[^.]*$/, '');

/** A name like `wanted` that no other article has. */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}_${count}`;
  return name;
}

/** Why a file can't be an article under its name; its address is made of it. `taken` are the names of all articles. */
export function nameTrouble(
  name: string,
  taken: ReadonlySet<string> = new Set(),
): string | undefined {
  if (name === '') {
    return 'El archivo no tiene nombre, y el nombre es la dirección del artículo: llamalo, por ejemplo, «mi_articulo.mdx».';
  }
  const suggestion = freeName(slugOf(name), taken);
  const advice = suggestion ? ` Podría ser «${suggestion}.mdx».` : '';
  if (name.startsWith('_')) {
    return `El nombre empieza con «_», que no oculta nada. Si no querés publicarlo todavía, escribí «borrador: true» en la ficha y llamalo «${suggestion || 'mi_articulo'}.mdx».`;
  }
  if (!/^[A-Za-z0-9_-]+$/.test(name)) {
    const original = copiedName(name);
    if (original && taken.has(original)) {
      return `Parece una copia de «${original}.mdx»: pasá ahí lo que cambiaste y borrala. Si es otro artículo, llamalo «${suggestion}.mdx».`;
    }
    return `El nombre del archivo es la dirección del artículo: lleva solo letras sin tilde, números, «-» y «_», y se encontró «${name}».${advice}`;
  }
  if (name.length > MAX_NAME_LENGTH) {
    return `El nombre del archivo es la dirección del artículo: admite ${MAX_NAME_LENGTH} caracteres y tiene ${name.length}.`;
  }
  if (isWindowsDevice(name)) {
    return `Windows no admite un archivo llamado «${name}»: cambiale el nombre, por ejemplo «${freeName(`${name}_1`, taken)}.mdx».`;
  }
  return undefined;
}

/** What two names have in common when they would be one address, or one file on another computer. */
export const addressKey = (path: string): string => nameOf(path).normalize('NFC').toLowerCase();
