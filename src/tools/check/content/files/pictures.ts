import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import sharp, { type Metadata } from 'sharp';
import { formatSize, KB, MB } from '#tools/check/size.ts';
import { problemAtField, type ContentFile } from '#tools/check/content/contentFile.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import { activePart } from './activePart.ts';
import { PICTURE, exportAdvice } from './pictureNames.ts';

// A cached picture would still be reported by the development server after its correction.
sharp.cache(false);

/**
 * The limits of a photograph, in pixels a side and in bytes. A picture below the lower limit may be a tracking pixel.
 */
const MIN_PX = 16;
const MAX_PX = 4000;
const MAX_BYTES = 2 * MB;
/** The limit of a drawing, in bytes: a drawing is not resized for smaller screens. */
const MAX_DRAWING_BYTES = 300 * KB;

/** The width of a card's cover, in pixels: a narrower picture is stretched. */
const COVER_PX = 650;

/** File extensions by sharp's format name, where the two differ. */
const endings: Record<string, string> = { jpeg: '.jpg', heif: '.avif' };

/** A picture file that is small enough to be read. */
interface Picture {
  name: string;
  /** How its name ends, in lower case: «.jpg». */
  ending: string;
  bytes: Buffer;
  /** What is known of it; `null` where it is no picture. */
  metadata: Metadata | null;
  /** Whether Astro finds its width and height; a build fails if it does not. */
  isMeasured: boolean;
}

const endingOf = (name: string) => extname(name).toLowerCase().replace('.jpeg', '.jpg');

async function readPicture(path: string): Promise<Picture> {
  const name = basename(path);
  const bytes = await readFile(path);
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const measured = await imageMetadata(bytes, name).catch(() => null);
  const isMeasured = measured !== null && measured.width > 0 && measured.height > 0;
  return { name, ending: endingOf(name), bytes, metadata, isMeasured };
}

async function sizeError(path: string): Promise<string | undefined> {
  const { size } = await stat(path);
  const limit = endingOf(path) === '.svg' ? MAX_DRAWING_BYTES : MAX_BYTES;
  if (size <= limit) return undefined;
  return `La imagen «${basename(path)}» pesa ${formatSize(size)} y el límite es ${formatSize(limit)}: ${exportAdvice}.`;
}

/** The error for what browsers don't show, or show by another format than its name says. */
function formatError({ name, ending, bytes, metadata, isMeasured }: Picture): string | undefined {
  if (!isMeasured && ending === '.svg' && /<svg[\s>]/.test(bytes.toString())) {
    return `El dibujo «${name}» no dice cuánto mide: exportalo de nuevo, o escribí su ancho y su alto en la primera marca, por ejemplo «<svg viewBox="0 0 120 48"».`;
  }
  // Browsers don't show HEIC, the format of many phones' photographs.
  if (!metadata || !isMeasured || metadata.compression === 'hevc') {
    return `«${name}» no es una imagen que muestren los navegadores (una foto HEIC de un iPhone no lo es), o está dañada: ${exportAdvice}.`;
  }
  const real = endings[metadata.format] ?? `.${metadata.format}`;
  if (real === ending) return undefined;
  return `«${name}» es por dentro una imagen ${real.slice(1).toUpperCase()}: llamala «${basename(name, extname(name))}${real}».`;
}

function drawingError({ name, bytes }: Picture): string | undefined {
  const active = activePart(bytes.toString());
  return (
    active &&
    `El dibujo «${name}» tiene ${active}, que puede ejecutar código o traer algo de otro sitio: exportalo como SVG simple.`
  );
}

function dimensionError({ name, metadata }: Picture): string | undefined {
  const { width = 0, height = 0 } = metadata ?? {};
  if (Math.max(width, height) > MAX_PX) {
    return `La imagen «${name}» mide ${width} × ${height} píxeles y el límite es ${MAX_PX} de lado: ${exportAdvice}.`;
  }
  if (Math.min(width, height) < MIN_PX) {
    return `La imagen «${name}» mide ${width} × ${height} píxeles, y no se vería nada: exportala de nuevo, de al menos ${MIN_PX} de lado.`;
  }
  return undefined;
}

/** The error for a photograph that can't be read to its end. */
async function damageError({ name, bytes }: Picture): Promise<string | undefined> {
  // Only decoding reads the whole file; a small result keeps it cheap.
  const decoded = await sharp(bytes, { failOn: 'warning' })
    .resize(16)
    .raw()
    .toBuffer()
    .catch(() => null);
  return decoded
    ? undefined
    : `La imagen «${name}» está cortada o dañada: no se puede leer hasta el final. Copiala o exportala de nuevo.`;
}

/** The error for a picture file that can't be published; `undefined` when it can. */
async function pictureError(path: string): Promise<string | undefined> {
  const tooLarge = await sizeError(path);
  if (tooLarge) return tooLarge;
  const picture = await readPicture(path);
  const error = formatError(picture);
  if (error) return error;
  return picture.ending === '.svg'
    ? drawingError(picture)
    : (dimensionError(picture) ?? damageError(picture));
}

/** The pictures among the files of the project at `root` that can't be shown. */
export async function pictureProblems(root: string, files: readonly string[]): Promise<Problem[]> {
  const pictures = files.filter((file) => PICTURE.test(file));
  const messages = await Promise.all(pictures.map((file) => pictureError(join(root, file))));
  return pictures.flatMap((file, index) => {
    const message = messages[index];
    return message ? [{ file, message }] : [];
  });
}

/** Hints about covers that would be stretched. */
export async function smallCovers(
  root: string,
  articles: readonly ContentFile[],
): Promise<Problem[]> {
  const hints = articles.map(async (article): Promise<Problem[]> => {
    const { blogImg } = (article.source.data ?? {}) as { blogImg?: unknown };
    const path = join(root, dirname(article.file), String(blogImg));
    const metadata = await sharp(path)
      .metadata()
      .catch(() => null);
    if (!metadata || metadata.format === 'svg' || metadata.width >= COVER_PX) return [];
    const message = `La portada mide ${metadata.width} píxeles de ancho y se vería borrosa: poné una de al menos ${COVER_PX}, mejor de 1200.`;
    return [{ ...problemAtField(article, ['blogImg'], message), isHint: true }];
  });
  return (await Promise.all(hints)).flat();
}
