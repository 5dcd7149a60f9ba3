import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { EDITOR_PATH } from '#tools/editor/address.ts';
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

/** Whether a value was drawn by a machine, whatever it is called: no word mixes its signs so. */
const isDrawn = (value: string) =>
  /^[0-9a-f]{32,}$/i.test(value) ||
  (/^[\w.+=~-]{20,}$/.test(value) && [/\d/, /[a-z]/, /[A-Z]/].every((kind) => kind.test(value)));

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
    ([name, value = '']) =>
      (SECRET_NAME.test(name) || isDrawn(value)) && !/^(npm_|PUBLIC_)/.test(name),
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

/** What the keys of services look like, and whose they are. */
const KEYS: [owner: string, shape: RegExp][] = [
  ['una clave privada', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['una clave de AWS', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['una clave de GitHub', /\b(?:gh[opsur]_[A-Za-z0-9]{36}|github_pat_\w{40,})/],
  ['una clave de GitLab', /\bglpat-[\w-]{20}/],
  ['una clave de npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['una clave de HubSpot', /\bpat-[a-z]{2}\d-[0-9a-f]{8}-[0-9a-f-]{27}\b/],
  ['una clave de Slack', /\bxox[abeprs]-[\w-]{10,}/],
  ['una clave de cobro', /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/],
  ['una clave de OpenAI o Anthropic', /\bsk-(?:proj-|ant-)[\w-]{20,}/],
  ['una sesión firmada (JWT)', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
];

/** Files whose bytes are no words. */
const PACKED = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|wasm)$/i;

/**
 * Reports what was not written for visitors: keys of services, maps of the source, folders of this machine.
 * @param folders absolute paths that no page has a reason to name
 */
export const leaksIn =
  (folders: readonly string[]): ByteCheck =>
  (file, bytes) => {
    if (file.endsWith('.map')) {
      return [{ file, message: 'Es un mapa del código fuente: no se publica.' }];
    }
    if (PACKED.test(file)) return [];
    const text = bytes.toString('latin1');
    const found = KEYS.filter(([, shape]) => shape.test(text)).map(([owner]) => ({
      file,
      message: `Acá se publicaría lo que parece ${owner}. Sacala; si alguna vez se publicó, cambiala por otra.`,
    }));
    // The editor's files are published as its makers give them; their maps are not.
    const isOurs = !file.startsWith(`${EDITOR_PATH.slice(1)}/`);
    if (isOurs && /^\s*(?:\/\/|\/\*)[#@] sourceMappingURL=/m.test(text)) {
      found.push({ file, message: 'Nombra un mapa del código fuente, que no se publica.' });
    }
    if (folders.some((folder) => bytes.includes(folder))) {
      found.push({ file, message: 'Nombra una carpeta de la máquina en la que se armó el sitio.' });
    }
    return found;
  };
