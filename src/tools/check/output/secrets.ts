import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { BuiltSite, Finding } from './builtSite.ts';

/** A value as it may be printed: plain, or encoded for HTML, JSON, an address or base64. */
function formsOf(value: string): string[] {
  const escaped = value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
  const base64 = Buffer.from(value).toString('base64').replace(/=+$/, '');
  return [value, escaped, JSON.stringify(value).slice(1, -1), encodeURIComponent(value), base64];
}

/** Whether a value may be in a page by chance or on purpose: short, one plain word, or an address. */
const isOrdinary = (value: string) =>
  value.length < 8 || /^(?:\p{L}+|\d+|https?:\/\/[^@]*)$/u.test(value);

/** Files that contain a value of `.env`, and source maps; messages never show the value. */
export async function leaks({ files }: BuiltSite, root: string): Promise<Finding[]> {
  const read = ['.env', '.env.local', '.env.production', '.env.production.local'].map((file) =>
    readFile(join(root, file), 'utf8').then(parseEnv, () => ({})),
  );
  const secrets = (await Promise.all(read))
    .flatMap((values) => Object.entries(values))
    .filter(([name, value = '']) => !name.startsWith('PUBLIC_') && !isOrdinary(value))
    .map(([name, value = '']) => ({ name, forms: formsOf(value) }));
  return [...files].flatMap(([file, bytes]) => [
    ...secrets
      .filter(({ forms }) => forms.some((form) => bytes.includes(form)))
      .map(({ name }) => ({
        file,
        message: `Acá se publicaría el valor secreto «${name}», de .env. Sacalo de la página; si alguna vez se publicó, cambialo por otro.`,
        written: name,
      })),
    ...(file.endsWith('.map')
      ? [{ file, message: 'Es un mapa del código fuente: no se publica.' }]
      : []),
  ]);
}
