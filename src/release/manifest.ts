import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf } from '../output-check/built.ts';
import { unpackedCopies } from './pack.ts';
import { HASHED, placesIn } from './places.ts';

/** What a release consists of, as its `release.json` says. */
export interface Manifest {
  /** When it was published last, ISO. */
  made: string;
  /** What was served before it. */
  previous: string | null;
  /** The hash of each file of the build, by path from its root. */
  files: Record<string, string>;
}

export const hashOf = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** The name of a release: the same for the same names and bytes. */
export const idOf = (files: Manifest['files']): string =>
  hashOf(JSON.stringify(Object.entries(files).sort())).slice(0, 16);

/** The hosts' own files: settings, not pages. */
export const isSetting = (file: string): boolean => /^_(headers|redirects)$/.test(file);

export const isHashed = (file: string): boolean => file.startsWith(`${HASHED}/`);

/** @throws when there is no such release. */
export async function readManifest(folder: string, id: string): Promise<Manifest> {
  const text = await readFile(placesIn(folder).manifest(id), 'utf8').catch(() => {
    throw new Error(`En ${folder} no está la versión «${id}».`);
  });
  return JSON.parse(text) as Manifest;
}

/**
 * Reads a release back from the disk: every file whole, its packed copies too, and no file more.
 * @throws naming the first file that isn't as it was built.
 */
export async function verify(folder: string, id: string): Promise<void> {
  const { site, cdn } = placesIn(folder);
  const { files } = await readManifest(folder, id);
  const check = async (path: string, hash: string, isPackable: boolean) => {
    const bytes = await readFile(path).catch(() => null);
    const copies = isPackable ? await unpackedCopies(path) : [];
    const isWhole = [bytes, ...copies.map(([, content]) => content)].every(
      (content) => content !== null && hashOf(content) === hash,
    );
    if (!isWhole) {
      throw new Error(
        `La versión «${id}» está dañada: ${path} no es lo que se armó. No se publicó.`,
      );
    }
  };
  for (const [file, hash] of Object.entries(files)) {
    await check(join(cdn(id), file), hash, false);
    if (isHashed(file)) await check(join(folder, file), hash, true);
    else if (!isSetting(file)) await check(join(site(id), file), hash, true);
  }
  const strange = filesOf(site(id)).find(
    (file) => !(file in files) && !(file.replace(/\.(gz|br)$/, '') in files),
  );
  if (strange)
    throw new Error(`En la versión «${id}» hay un archivo de más: ${strange}. No se publicó.`);
}
