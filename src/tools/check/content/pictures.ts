import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import type { Problem } from './problem.ts';
import { inWords } from './textFile.ts';

/** Endings of the pictures that the site can show. */
export const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

/** More pixels or bytes than any screen or phone line has use for. */
const MAX_PX = 4000;
const MAX_BYTES = 2_000_000;
/** A drawing is sent to every screen as it stands. */
const MAX_DRAWING_BYTES = 300_000;

const toExport =
  'exportala como JPG de hasta 2400 píxeles de lado o, si es un dibujo, como un SVG más simple';

/** The ending of each format, as the decoder names it. */
const endings: Record<string, string> = { jpeg: '.jpg', heif: '.avif' };

/** Elements of a drawing that run code, or hold what is no drawing. */
const ACTIVE = /^(script|foreignobject|iframe|embed|object|handler|listener)$/;

/** What a drawing may name in an address: a part of itself, or a photograph that it holds. */
const INERT = /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif)[;,])/i;

/** Whether styles load something. */
const isLoading = (css: string): boolean =>
  /@import|url\(\s*['"]?\s*(?!#|data:image\/(?:png|jpeg|webp|gif))/i.test(css);

/** Whether an attribute of a drawing runs code or loads something from elsewhere. */
function isActive(name: string, value: string): boolean {
  if (name === 'style') return isLoading(value);
  return /^on/i.test(name) || (/(^|:)(href|src)$/i.test(name) && !INERT.test(value));
}

/** The first part of a drawing that runs code or loads something from elsewhere. */
function activePart(svg: string): string | undefined {
  const found: string[] = [];
  let element = '';
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        element = tag.toLowerCase().replace(/^.*:/, '');
        if (ACTIVE.test(element)) found.push(`<${tag}>`);
        for (const [name, value] of Object.entries(attributes)) {
          if (isActive(name, value)) found.push(`«${name}» en <${tag}>`);
        }
      },
      ontext: (text) => {
        if (element === 'style' && isLoading(text)) found.push('<style>');
      },
      onclosetag: () => {
        element = '';
      },
      onprocessinginstruction: (name, data) => {
        const isLoaded = /^\?xml-stylesheet/i.test(name);
        if (isLoaded || (/^!doctype/i.test(name) && data.includes('['))) found.push(`<${name}>`);
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return found[0];
}

/** Why a picture's file can't be published; nothing when it can. */
export async function pictureTrouble(path: string): Promise<string | undefined> {
  const name = basename(path);
  const ending = extname(name).toLowerCase().replace('.jpeg', '.jpg');
  const { size } = await stat(path);
  const limit = ending === '.svg' ? MAX_DRAWING_BYTES : MAX_BYTES;
  if (size > limit) {
    return `La imagen «${name}» pesa ${inWords(size)} y el límite es ${inWords(limit)}: ${toExport}.`;
  }
  const bytes = await readFile(path);
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  // How the photographs of phones begin that no browser shows (ISO/IEC 23008-12, brands).
  if (!metadata || /^ftyp(?:hei[cxms]|hev[cxms])/.test(bytes.toString('latin1', 4, 12))) {
    return `«${name}» no es una imagen que muestren los navegadores (una foto HEIC de un iPhone no lo es), o está dañada: ${toExport}.`;
  }
  const { format, width, height } = metadata;
  const real = endings[format] ?? `.${format}`;
  if (real !== ending) {
    return `«${name}» es por dentro una imagen ${real.slice(1).toUpperCase()}: llamala «${basename(name, extname(name))}${real}».`;
  }
  if (format === 'svg') {
    const active = activePart(bytes.toString('utf8'));
    return (
      active &&
      `El dibujo «${name}» tiene ${active}, que puede ejecutar código o traer algo de otro sitio: exportalo como SVG simple.`
    );
  }
  if (Math.max(width, height) > MAX_PX) {
    return `La imagen «${name}» mide ${width} × ${height} píxeles y el límite es ${MAX_PX} de lado: ${toExport}.`;
  }
  // Decoding reads it to its end, and a small result is the cheapest way there.
  const isWhole = await sharp(bytes, { failOn: 'warning' })
    .resize(16)
    .raw()
    .toBuffer()
    .catch(() => null);
  return isWhole
    ? undefined
    : `La imagen «${name}» está cortada o dañada: no se puede leer hasta el final. Copiala o exportala de nuevo.`;
}

/** The pictures among the files of the project at `root` that can't be shown. */
export async function pictureProblems(root: string, files: readonly string[]): Promise<Problem[]> {
  const names = files.filter((file) => PICTURE.test(file));
  const problems: Problem[] = [];
  // In groups, so that a thousand photographs are not held in memory at once.
  for (let first = 0; first < names.length; first += 16) {
    const group = names.slice(first, first + 16).map(async (file) => {
      const message = await pictureTrouble(join(root, file));
      return message ? [{ file, message }] : [];
    });
    problems.push(...(await Promise.all(group)).flat());
  }
  return problems;
}
