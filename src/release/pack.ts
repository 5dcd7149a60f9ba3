import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/** The endings of the packed copies that nginx serves in the place of a file. */
export const PACKED = ['.gz', '.br'] as const;
export type Packed = (typeof PACKED)[number];

/** Kinds of file that packing makes smaller: pictures and fonts are packed already. */
const PACKABLE = /\.(html|css|js|json|svg|xml|txt|md|webmanifest|wasm)$/;

/** A smaller file fits into the same packet. */
const WORTH_BYTES = 256;

const pack: Record<Packed, (bytes: Buffer) => Promise<Buffer>> = {
  '.gz': (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
};

/** The packed copies of a file that are worth their place, by ending. */
export async function packedCopies(file: string, bytes: Buffer): Promise<[Packed, Buffer][]> {
  if (!PACKABLE.test(file) || bytes.length < WORTH_BYTES) return [];
  const copies = await Promise.all(
    PACKED.map(async (ending): Promise<[Packed, Buffer]> => [ending, await pack[ending](bytes)]),
  );
  return copies.filter(([, packed]) => packed.length < bytes.length);
}

const unpack = { '.gz': promisify(gunzip), '.br': promisify(brotliDecompress) };

/** What the packed copies beside `path` hold; nothing where a copy is broken. */
export async function unpackedCopies(path: string): Promise<[Packed, Buffer | null][]> {
  const copies = await Promise.all(
    PACKED.map(async (ending): Promise<[Packed, Buffer | null] | null> => {
      const packed = await readFile(path + ending).catch(() => null);
      return packed && [ending, await unpack[ending](packed).catch(() => null)];
    }),
  );
  return copies.filter((copy) => copy !== null);
}
