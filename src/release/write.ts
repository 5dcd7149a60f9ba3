import { link, mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addHashed } from './store.ts';
import { hashOf, isHashed, isSetting, readManifest, type Manifest } from './manifest.ts';
import { packedCopies, unpackedCopies, type Packed } from './pack.ts';
import { placesIn } from './places.ts';

/** When a file was changed, in whole seconds: half of nginx's name for its content. */
const secondOf = async (path: string) => Math.floor((await stat(path)).mtimeMs / 1000);

/** The packed copies beside a file, where they hold what they should: packing takes its time. */
async function copiesOf(path: string, hash: string): Promise<[Packed, Buffer][] | null> {
  const unpacked = await unpackedCopies(path);
  const isWhole = unpacked.every(([, content]) => content !== null && hashOf(content) === hash);
  if (!isWhole || unpacked.length === 0) return null;
  return Promise.all(
    unpacked.map(async ([ending]): Promise<[Packed, Buffer]> => [
      ending,
      await readFile(path + ending),
    ]),
  );
}

/**
 * Writes the built site at `built` as a release into `target`, and its hashed files to those of all
 * releases. A file that is as in the release before keeps its date, and another has a later one:
 * nginx tells by it whether a visitor has the file already.
 */
export async function writeRelease(
  folder: string,
  built: string,
  target: string,
  { files, previous, made }: Manifest,
): Promise<void> {
  const before = previous === null ? {} : (await readManifest(folder, previous)).files;
  const now = Math.floor(Date.parse(made) / 1000);

  for (const [file, hash] of Object.entries(files)) {
    const bytes = await readFile(join(built, file));
    const forCdn = join(target, 'cdn', file);
    await mkdir(dirname(forCdn), { recursive: true });
    if (isHashed(file)) {
      await addHashed(folder, file, bytes);
      await link(join(folder, file), forCdn);
      continue;
    }
    await writeFile(forCdn, bytes, { flush: true });
    if (isSetting(file)) continue;

    const earlier =
      previous !== null && before[file] !== undefined
        ? join(placesIn(folder).site(previous), file)
        : null;
    const isSame = before[file] === hash;
    let date = now;
    if (earlier)
      date = isSame ? await secondOf(earlier) : Math.max(now, (await secondOf(earlier)) + 1);
    const path = join(target, 'site', file);
    await mkdir(dirname(path), { recursive: true });
    await link(forCdn, path);
    const copies =
      (earlier && isSame && (await copiesOf(earlier, hash))) || (await packedCopies(file, bytes));
    for (const [ending, packed] of copies) await writeFile(path + ending, packed, { flush: true });
    for (const ending of ['', ...copies.map(([packed]) => packed)]) {
      await utimes(path + ending, date, date);
    }
  }
  await writeFile(join(target, 'release.json'), JSON.stringify({ made, previous, files }), {
    flush: true,
  });
}
