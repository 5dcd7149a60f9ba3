import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import type { Pictures } from './pictureReference.ts';
import { inWords } from './textFile.ts';

/** Endings of the pictures that the site can show. */
export const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

/** More pixels or bytes than any screen or phone line has use for. */
const MAX_PX = 4000;
const MAX_BYTES = 2_000_000;
/** A drawing is sent to every screen as it stands. */
const MAX_DRAWING_BYTES = 300_000;

const toExport = 'exportala como JPG de hasta 2400 píxeles de lado';

/** The ending of each format, as the decoder names it. */
const endings: Record<string, string> = { jpeg: '.jpg', heif: '.avif' };

/** The first thing in a drawing that runs code or loads something from elsewhere. */
export function activeContent(svg: string): string | undefined {
  const found: string[] = [];
  const readStyle = (css: string) => {
    if (/@import|url\(\s*['"]?\s*(?!#|data:image\/(?:png|jpeg|webp|gif))/i.test(css)) {
      found.push('un estilo que trae algo de otro lado');
    }
  };
  let isStyle = false;
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        const name = tag.toLowerCase().replace(/^.*:/, '');
        isStyle = name === 'style';
        if (/^(script|foreignobject|iframe|embed|object|handler|listener)$/.test(name)) {
          found.push(`<${tag}>`);
        }
        for (const [key, value] of Object.entries(attributes)) {
          const isInert = /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif)[;,])/i.test(value);
          if (/^on/i.test(key)) found.push(`el atributo «${key}»`);
          if (/(^|:)(href|src)$/i.test(key) && !isInert) found.push(`un enlace (${key})`);
          if (key === 'style') readStyle(value);
        }
      },
      ontext: (text) => {
        if (isStyle) readStyle(text);
      },
      onclosetag: () => {
        isStyle = false;
      },
      onprocessinginstruction: (name, data) => {
        if (/^!doctype/i.test(name) && data.includes('[')) found.push('una definición «!ENTITY»');
        if (/^\?xml-stylesheet/i.test(name)) found.push('un estilo que trae algo de otro lado');
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return found[0];
}

function drawingTrouble(name: string, bytes: Buffer): string | undefined {
  if (bytes.length > MAX_DRAWING_BYTES) {
    return `El dibujo «${name}» pesa ${inWords(bytes.length)} y el límite es ${inWords(MAX_DRAWING_BYTES)}, porque se manda entero a cada pantalla: guardalo más simple o, si tiene una foto adentro, ${toExport}.`;
  }
  const active = activeContent(bytes.toString('utf8'));
  return active
    ? `El dibujo «${name}» tiene ${active}, que puede ejecutar código o traer algo de otro sitio: exportalo como SVG simple.`
    : undefined;
}

/** Why a picture's file can't be published; nothing when it can. */
export async function pictureTrouble(path: string): Promise<string | undefined> {
  const name = basename(path);
  const { size } = await stat(path);
  const tooHeavy = `La imagen «${name}» pesa ${inWords(size)} y el límite es ${inWords(MAX_BYTES)}: ${toExport}.`;
  // What is this heavy is not even read.
  if (size > 30 * MAX_BYTES) return tooHeavy;
  const bytes = await readFile(path);
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  // How the photographs of phones begin that no browser shows (ISO/IEC 23008-12, brands).
  if (/^ftyp(?:hei[cxms]|hev[cxms])/.test(bytes.toString('latin1', 4, 12))) {
    return `«${name}» es una foto HEIC, como las guarda un iPhone, y los navegadores no la muestran: ${toExport}.`;
  }
  if (!metadata) {
    return `«${name}» no es una imagen, o está dañada: exportala de nuevo.`;
  }
  const { format, width, height } = metadata;
  const real = endings[format] ?? `.${format}`;
  const ending = extname(name).toLowerCase().replace('.jpeg', '.jpg');
  if (real !== ending) {
    return `«${name}» es por dentro una imagen ${real.slice(1).toUpperCase()}: llamala «${basename(name, extname(name))}${real}».`;
  }
  if (format === 'svg') return drawingTrouble(name, bytes);
  if (Math.max(width, height) > MAX_PX) {
    return `La imagen «${name}» mide ${width} × ${height} píxeles y el límite es ${MAX_PX} de lado: ${toExport}.`;
  }
  if (size > MAX_BYTES) return tooHeavy;
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

/** Every picture among the files of the project at `root`, and why it can't be shown, if it can't. */
export async function checkPictures(root: string, files: readonly string[]): Promise<Pictures> {
  const names = files.filter((file) => PICTURE.test(file));
  const checked: [string, string | undefined][] = [];
  // In groups, so that a thousand photographs are not held in memory at once.
  for (let first = 0; first < names.length; first += 16) {
    const group = names.slice(first, first + 16);
    const troubles = await Promise.all(group.map((file) => pictureTrouble(join(root, file))));
    group.forEach((file, index) => checked.push([file, troubles[index]]));
  }
  return new Map(checked);
}
