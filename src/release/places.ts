import { randomUUID } from 'node:crypto';
import { readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Where things are in a folder of releases:
 *
 *     current → releases/<id>     what is served
 *     releases/<id>/site/         what nginx serves, packed copies included, without hashed files
 *     releases/<id>/cdn/          the whole site as a CDN takes it
 *     releases/<id>/release.json  what the release consists of
 *     _astro/                     the hashed files of all releases
 *     nginx/                      the configuration
 */
export const placesIn = (folder: string) => ({
  current: join(folder, 'current'),
  releases: join(folder, 'releases'),
  release: (id: string) => join(folder, 'releases', id),
  site: (id: string) => join(folder, 'releases', id, 'site'),
  cdn: (id: string) => join(folder, 'releases', id, 'cdn'),
  manifest: (id: string) => join(folder, 'releases', id, 'release.json'),
  hashed: join(folder, HASHED),
  nginx: join(folder, 'nginx'),
});

/** The folder of files whose name changes with their content. */
export const HASHED = '_astro';

/** What is not there yet, or no longer: a sweep may take it. */
const UNFINISHED = '.unfinished-';

/** A name beside `path` for what is on its way there. */
export const unfinished = (path: string): string =>
  join(dirname(path), `${UNFINISHED}${basename(path)}-${randomUUID()}`);

/** Writes a file so that nobody ever sees a part of it, and so that it outlives a power cut. */
export async function writeWhole(path: string, bytes: Buffer | string): Promise<void> {
  const temporary = unfinished(path);
  try {
    await writeFile(temporary, bytes, { flush: true });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Points the link at `path` somewhere else, in one step. */
export async function pointTo(path: string, target: string): Promise<void> {
  const temporary = unfinished(path);
  await symlink(target, temporary);
  await rename(temporary, path).catch(async (error: unknown) => {
    await rm(temporary, { force: true });
    throw error;
  });
}

/** The id of the release that is served, if there is one. */
export async function currentOf(folder: string): Promise<string | null> {
  const target = await readlink(placesIn(folder).current).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return target && basename(target);
}

/** Takes away what an interrupted release left. */
export async function sweep(folder: string): Promise<void> {
  const { releases, nginx, hashed } = placesIn(folder);
  for (const place of [folder, releases, nginx]) {
    for (const name of await readdir(place)) {
      if (name.startsWith(UNFINISHED))
        await rm(join(place, name), { recursive: true, force: true });
    }
  }
  for (const entry of await readdir(hashed, { recursive: true, withFileTypes: true })) {
    if (entry.name.startsWith(UNFINISHED))
      await rm(join(entry.parentPath, entry.name), { force: true });
  }
}
