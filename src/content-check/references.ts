import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../schemas/messages.ts';

/** A field that names something that is not there. */
export interface BrokenReference {
  path: (string | number)[];
  message: string;
}

/** What the fields of a content file may name. */
export interface Known {
  /** Root of the project. */
  root: string;
  /** Every path that the site serves. */
  addresses: readonly string[];
}

/** The folder of the project in which the file that a field names has to be, by the field's key. */
const folders: Record<string, string[]> = {
  badge: ['public'],
  file: ['src', 'assets', 'clients'],
  scene: ['src', 'assets', 'scenes'],
};

function complaint(key: string, value: string, { root, addresses }: Known): string | undefined {
  if (/href$/i.test(key) && value.startsWith('/')) {
    const [address = ''] = value.split(/[?#]/);
    if (addresses.includes(address) || existsSync(join(root, 'public', address))) return undefined;
    const meant = nearest(address, addresses);
    return `No existe la página «${address}».${meant ? ` ¿Quisiste decir «${meant}»?` : ''}`;
  }
  const folder = folders[key];
  if (!folder || existsSync(join(root, ...folder, value))) return undefined;
  return `No existe el archivo «${value}» en ${folder.join('/')}.`;
}

/** The links and the drawings of a content file's data that lead nowhere. */
export function brokenReferences(data: unknown, known: Known): BrokenReference[] {
  const broken: BrokenReference[] = [];
  const look = (value: unknown, path: (string | number)[]): void => {
    if (Array.isArray(value)) value.forEach((item, index) => look(item, [...path, index]));
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) look(inner, [...path, key]);
    } else if (typeof value === 'string') {
      const message = complaint(String(path.at(-1)), value, known);
      if (message) broken.push({ path, message });
    }
  };
  look(data, []);
  return broken;
}
