import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { ByteCheck } from './built.ts';

/** A value that nobody may read on the site. */
interface Secret {
  name: string;
  /** The value as it may be written: plain, or as HTML, JSON, an address or base64 have it. */
  forms: Buffer[];
}

const envFiles = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** Names of the environment whose value is a secret; the environment also holds paths and languages. */
const SECRET_NAME =
  /SECRET|TOKEN|PASSW|PASSPHRASE|PWD$|CREDENTIAL|PRIVATE|(^|_)AUTH(_|$)|API_?KEY|ACCESS_?KEY|(^|_)KEY$|(^|_)PASS$|DSN$|CLAVE|CONTRASE|SECRETO/i;

/** Shorter values, bare words and numbers stand in any page by chance. */
const isTelling = (value: string) => value.length >= 8 && !/^([a-zñáéíóú]+|\d+)$/i.test(value);

/** Addresses without a password are settings, and pages are made of them. */
const isAddress = (value: string) => /^https?:\/\/[^@]*$/.test(value);

function formsOf(value: string): Buffer[] {
  const escaped = value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
  const base64 = Buffer.from(value).toString('base64').replace(/=+$/, '');
  const forms = [
    value,
    escaped,
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(value),
    base64,
  ];
  return [...new Set(forms)].map((form) => Buffer.from(form));
}

/** The secrets of the project at `root`: what `.env` holds, and what the environment calls a secret. */
export async function readSecrets(root: string, env: NodeJS.ProcessEnv): Promise<Secret[]> {
  const written = await Promise.all(
    envFiles.map(async (file) =>
      parseEnv(await readFile(join(root, file), 'utf8').catch(() => '')),
    ),
  );
  const fromFiles = written
    .flatMap((values) => Object.entries(values))
    // What the name calls public is meant to be read.
    .filter(([name, value = '']) => !name.startsWith('PUBLIC_') && !isAddress(value));
  const fromEnvironment = Object.entries(env).filter(
    ([name]) => SECRET_NAME.test(name) && !/^(npm_|PUBLIC_)/.test(name),
  );
  const values = new Map<string, string>();
  for (const [name, value = ''] of [...fromFiles, ...fromEnvironment]) {
    if (isTelling(value) && !/^(\.{0,2}\/|[A-Z]:\\)/.test(value)) values.set(value, name);
  }
  return [...values].map(([value, name]) => ({ name, forms: formsOf(value) }));
}

/** Tells the files that hold a secret, never the secret. */
export const secretsIn =
  (secrets: readonly Secret[]): ByteCheck =>
  (file, bytes) =>
    secrets
      .filter(({ forms }) => forms.some((form) => bytes.includes(form)))
      .map(({ name }) => ({
        file,
        message: `Acá se publicaría el valor secreto «${name}» (de .env o del entorno). Sacalo de la página; si alguna vez se publicó, cambialo por otro.`,
        written: name,
      }));
