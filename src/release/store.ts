import { link, mkdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesOf } from '../output-check/built.ts';
import { isHashed, readManifest } from './manifest.ts';
import { PACKED, packedCopies } from './pack.ts';
import { HASHED, placesIn, writeWhole } from './places.ts';

/** How long a hashed file stays after the last release that uses it was served. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Adds a hashed file to those of all releases, with its packed copies.
 * @throws when a file of that name says something else: a visitor may have kept it for a year
 */
export async function addHashed(folder: string, file: string, bytes: Buffer): Promise<void> {
  const path = join(folder, file);
  const there = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (there?.equals(bytes)) return;
  if (there) {
    throw new Error(
      `${path} ya está, con otro contenido y el mismo nombre: quien lo tiene guardado no vería el nuevo. No se publicó.`,
    );
  }
  await mkdir(dirname(path), { recursive: true });
  for (const [ending, packed] of await packedCopies(file, bytes))
    await writeWhole(path + ending, packed);
  await writeWhole(path, bytes);
}

/** The hashed files of all releases, without their packed copies, from the folder of releases. */
const storedIn = (folder: string) =>
  filesOf(placesIn(folder).hashed)
    .filter((file) => !PACKED.some((ending) => file.endsWith(ending)))
    .map((file) => `${HASHED}/${file}`);

/** Notes that a release is, or was until now, the one that visitors get. */
export async function noteUse(folder: string, id: string, now: Date): Promise<void> {
  const { files } = await readManifest(folder, id);
  for (const file of Object.keys(files).filter(isHashed))
    await utimes(join(folder, file), now, now);
}

/** Puts every hashed file into what a CDN gets of a release: the CDN serves nothing of the one before. */
export async function carryOver(folder: string, cdn: string): Promise<void> {
  for (const file of storedIn(folder)) {
    await mkdir(dirname(join(cdn, file)), { recursive: true });
    await link(join(folder, file), join(cdn, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Takes out hashed files that no release of `kept` uses, a month after the last that did. */
export async function pruneHashed(
  folder: string,
  kept: readonly string[],
  now: Date,
): Promise<void> {
  const manifests = await Promise.all(kept.map((id) => readManifest(folder, id)));
  const used = new Set(manifests.flatMap(({ files }) => Object.keys(files)));
  for (const file of storedIn(folder)) {
    const path = join(folder, file);
    if (used.has(file) || now.getTime() - (await stat(path)).mtimeMs < KEPT_MS) continue;
    for (const ending of ['', ...PACKED]) await rm(path + ending, { force: true });
  }
}
