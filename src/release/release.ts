import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { nginxConfig, serverSettings } from '../host/nginx.ts';
import { filesOf } from '../output-check/built.ts';
import { withLock } from './lock.ts';
import { hashOf, idOf, readManifest, verify, type Manifest } from './manifest.ts';
import { currentOf, placesIn, pointTo, sweep, unfinished, writeWhole } from './places.ts';
import { carryOver, noteUse, pruneHashed } from './store.ts';
import { writeRelease } from './write.ts';

/** How many releases stay to go back to. */
const KEPT_RELEASES = 5;

/** Where Debian puts the module that serves packed copies in brotli. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** What may be asked of a change of release. */
export interface Change {
  /** A command that has nginx read its configuration again, before the release is served. */
  reload?: string | undefined;
}

/** The ids of the releases that are there, the newest first. */
export async function releasesIn(folder: string): Promise<string[]> {
  const ids = (await readdir(placesIn(folder).releases)).filter((name) => !name.startsWith('.'));
  const dated = await Promise.all(
    ids.map(async (id) => ({ id, made: (await readManifest(folder, id)).made })),
  );
  return dated.sort((a, b) => b.made.localeCompare(a.made)).map(({ id }) => id);
}

/** The releases that stay once `id` is served: the newest, itself, and what it goes back to. */
async function keptWith(folder: string, id: string): Promise<string[]> {
  const { previous } = await readManifest(folder, id);
  const all = await releasesIn(folder);
  return all.filter((one, rank) => rank < KEPT_RELEASES || one === id || one === previous);
}

/** Writes nginx's configuration for some releases and has it read. Gives what undoes it. */
async function configure(folder: string, ids: readonly string[], { reload }: Change) {
  const { nginx, cdn } = placesIn(folder);
  const file = join(nginx, 'lineo.conf');
  const own = join(nginx, 'server.conf');
  if (!existsSync(own)) await writeWhole(own, serverSettings(existsSync(BROTLI_MODULE)));

  const text = nginxConfig(
    folder,
    await Promise.all(
      ids.map(async (id) => ({
        id,
        headers: await readFile(join(cdn(id), '_headers'), 'utf8'),
        redirects: await readFile(join(cdn(id), '_redirects'), 'utf8'),
      })),
    ),
  );
  const before = await readFile(file, 'utf8').catch(() => null);
  const undo = () => (before === null ? rm(file, { force: true }) : writeWhole(file, before));
  await writeWhole(file, text);
  if (reload === undefined) return undo;

  const { status, stderr } = spawnSync(reload, { shell: true, encoding: 'utf8' });
  if (status !== 0) {
    await undo();
    throw new Error(
      `nginx no leyó la configuración nueva; sigue publicado lo de antes. «${reload}» dijo:\n${stderr}`,
    );
  }
  return undo;
}

/** Takes a release away, in one step for whoever looks. */
async function remove(folder: string, id: string): Promise<void> {
  const path = placesIn(folder).release(id);
  const gone = unfinished(path);
  await rename(path, gone);
  await rm(gone, { recursive: true });
}

/** Serves a release that is there and whole. */
async function serve(folder: string, id: string, change: Change, now: Date): Promise<void> {
  const { current, cdn } = placesIn(folder);
  await verify(folder, id);
  const outgoing = await currentOf(folder);
  await carryOver(folder, cdn(id));
  for (const used of new Set([id, outgoing])) {
    if (used !== null) await noteUse(folder, used, now);
  }
  const kept = await keptWith(folder, id);
  const known = [id, ...kept.filter((one) => one !== id)];
  if (outgoing !== null && !known.includes(outgoing)) known.push(outgoing);
  const undo = await configure(folder, known, change);
  try {
    await pointTo(current, join('releases', id));
  } catch (error) {
    await undo();
    throw error;
  }

  for (const old of await releasesIn(folder)) {
    if (!kept.includes(old)) await remove(folder, old);
  }
  await pruneHashed(folder, kept, now);
}

const prepare = async (folder: string) => {
  const { releases, hashed, nginx } = placesIn(folder);
  for (const place of [releases, hashed, nginx]) await mkdir(place, { recursive: true });
  return resolve(folder);
};

/**
 * Publishes a built site into `folder`, so that visitors have either the release before or the new
 * one, whole. Until the last step nothing changes for them, whatever fails.
 * @param build gives the folder that holds the built and checked site
 * @returns the release's id, which is the same for the same bytes
 * @throws in Spanish, with what is wrong
 */
export async function publish(
  path: string,
  build: () => Promise<string>,
  change: Change = {},
  now = new Date(),
): Promise<string> {
  const folder = await prepare(path);
  return withLock(folder, async () => {
    await sweep(folder);
    const built = await build();
    const files: Manifest['files'] = {};
    for (const file of filesOf(built)) files[file] = hashOf(await readFile(join(built, file)));
    const id = idOf(files);
    const { release, manifest } = placesIn(folder);
    const outgoing = await currentOf(folder);

    const isNew = !existsSync(release(id));
    if (!isNew) {
      const there = await readManifest(folder, id);
      const previous = outgoing === id ? there.previous : outgoing;
      await writeWhole(
        manifest(id),
        JSON.stringify({ ...there, made: now.toISOString(), previous } satisfies Manifest),
      );
    } else {
      const target = unfinished(release(id));
      try {
        await writeRelease(folder, built, target, {
          made: now.toISOString(),
          previous: outgoing,
          files,
        });
        await rename(target, release(id));
      } finally {
        await rm(target, { recursive: true, force: true });
      }
    }
    try {
      await serve(folder, id, change, now);
    } catch (error) {
      // Nobody can go back to what was never served.
      if (isNew && (await currentOf(folder)) !== id) await remove(folder, id);
      throw error;
    }
    return id;
  });
}

/**
 * Serves an earlier release again: the one before, or `wanted`.
 * @throws when it is not there, or not whole
 */
export async function goBack(
  path: string,
  wanted?: string,
  change: Change = {},
  now = new Date(),
): Promise<string> {
  const folder = await prepare(path);
  return withLock(folder, async () => {
    await sweep(folder);
    const served = await currentOf(folder);
    const id = wanted ?? (served === null ? null : (await readManifest(folder, served)).previous);
    const there = await releasesIn(folder);
    if (id === null || !there.includes(id)) {
      throw new Error(
        `No hay una versión a la que volver${id === null ? '' : ` («${id}» no está)`}. Están: ${there.join(', ') || 'ninguna'}.`,
      );
    }
    await serve(folder, id, change, now);
    return id;
  });
}
