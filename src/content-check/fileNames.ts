import { basename } from 'node:path';
import { MAX_NAME_LENGTH } from './limits.ts';

/** File name without folder and ending. */
export const nameOf = (path: string): string => basename(path).replace(/\.[^.]*$/, '');

/** A name that can be an address, made of any words: «Año Nuevo ¿qué?» gives `ano-nuevo-que`. */
export const addressName = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^[-_]+|[-_]+$/g, '')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/[-_]+$/, '');

/** Names that Windows keeps for its devices, whatever the ending. */
const WINDOWS_DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Why a file can't be an article under its name; its address is made of it. */
export function nameTrouble(name: string): string | undefined {
  if (name === '') {
    return 'El archivo no tiene nombre, y el nombre es la dirección del artículo: llamalo, por ejemplo, «mi-articulo.mdx».';
  }
  const suggestion = addressName(name);
  const advice = suggestion ? ` Podría ser «${suggestion}.mdx».` : '';
  if (name.startsWith('_')) {
    return `El nombre empieza con «_», que no oculta nada. Si no querés publicarlo todavía, escribí «borrador: true» en la ficha y llamalo «${suggestion || 'mi-articulo'}.mdx».`;
  }
  if (!/^[A-Za-z0-9_-]+$/.test(name)) {
    return `El nombre del archivo es la dirección del artículo: lleva solo letras sin tilde, números, «-» y «_», y se encontró «${name}».${advice}`;
  }
  if (name.length > MAX_NAME_LENGTH) {
    return `El nombre del archivo es la dirección del artículo: admite ${MAX_NAME_LENGTH} caracteres y tiene ${name.length}.`;
  }
  if (WINDOWS_DEVICE.test(name)) {
    return `Windows no admite un archivo llamado «${name}»: cambiale el nombre, por ejemplo «${name}-1.mdx».`;
  }
  return undefined;
}

/** What two names have in common when they would be one address, or one file on another computer. */
export const addressKey = (path: string): string => nameOf(path).normalize('NFC').toLowerCase();
