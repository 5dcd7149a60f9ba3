import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import {
  EXPORT_PX,
  inWords,
  MAX_DRAWING_BYTES,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PX,
} from './limits.ts';

/** Endings of the pictures that the site can show. */
export const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

/** The format that each ending promises, as the decoder names it. */
const formats: Record<string, string> = {
  '.svg': 'svg',
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
  '.avif': 'heif',
  '.gif': 'gif',
};
const endings: Record<string, string> = { jpeg: '.jpg', heif: '.avif' };

const INERT_DATA = /^data:image\/(png|jpeg|webp|gif)[;,]/i;

/** What a drawing does beside being seen: run code, or bring something from elsewhere. */
export function activeContent(svg: string): string | undefined {
  let found: string | undefined;
  const tell = (what: string) => {
    found ??= what;
  };
  const readStyle = (css: string) => {
    if (/@import|url\(\s*['"]?\s*(https?:|\/\/|data:(?!image\/(png|jpeg|webp|gif)))/i.test(css))
      tell('un estilo que trae algo de otro lado');
  };
  let isStyle = false;
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        const name = tag.toLowerCase().replace(/^.*:/, '');
        isStyle = name === 'style';
        if (/^(script|foreignobject|iframe|embed|object|handler|listener)$/.test(name))
          tell(`<${tag}>`);
        for (const [key, raw] of Object.entries(attributes)) {
          // Browsers leave white space out of a scheme.
          const value = raw.replace(/\s/g, '');
          if (/^on/i.test(key)) tell(`el atributo «${key}»`);
          if (/(^|:)(href|src)$/i.test(key) && !value.startsWith('#') && !INERT_DATA.test(value))
            tell(`un enlace (${key})`);
          if (key === 'style') readStyle(raw);
        }
      },
      ontext: (text) => {
        if (isStyle) readStyle(text);
      },
      onclosetag: () => {
        isStyle = false;
      },
      onprocessinginstruction: (name, data) => {
        if (/^!doctype/i.test(name) && data.includes('[')) tell('una definición «!ENTITY»');
        if (/^\?xml-stylesheet/i.test(name)) tell('un estilo que trae algo de otro lado');
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return found;
}

/** The most bytes that are read of a picture's file before it counts as too heavy. */
const MOST_READ = 60_000_000;

const tooHeavy = (name: string, size: number, advice: string) =>
  `La imagen «${name}» pesa ${inWords(size)} y el límite es ${inWords(MAX_PICTURE_BYTES)}: ${advice}.`;

/** Whether a file begins as the photographs of phones do that no browser shows, whatever its name (ISO/IEC 23008-12, brands). */
const isHeic = (bytes: Buffer) =>
  /^ftyp(?:hei[cxms]|hev[cxms])/.test(bytes.toString('latin1', 4, 12));

/** The size to export a picture with, in words, as it is seen: a camera may have turned it by a mark. */
function exportSize(width: number, height: number, orientation = 1): string {
  const [across, down] = orientation > 4 ? [height, width] : [width, height];
  const scale = Math.min(1, EXPORT_PX / Math.max(across, down));
  return `exportala como JPG de ${Math.round(across * scale)} × ${Math.round(down * scale)} píxeles`;
}

/** Why a picture's file can't be published, in words that name it; nothing when it can. */
export async function pictureTrouble(path: string): Promise<string | undefined> {
  const name = basename(path);
  const ending = extname(name).toLowerCase();
  const { size } = await stat(path);
  if (size > MOST_READ) return tooHeavy(name, size, `exportala con ${EXPORT_PX} píxeles de lado`);
  const bytes = await readFile(path);
  if (isHeic(bytes)) {
    return `«${name}» es una foto HEIC, como las guarda un iPhone, aunque su nombre termine en «${ending}», y los navegadores no la muestran: exportala como JPG de hasta ${EXPORT_PX} píxeles de lado.`;
  }
  const isReadable = sharp(bytes, { limitInputPixels: false });
  const metadata = await isReadable.metadata().catch(() => null);
  if (!metadata) {
    return `«${name}» no es una imagen, aunque su nombre termine en «${ending}», o está dañada: exportala de nuevo.`;
  }
  const { format, width, height, orientation } = metadata;
  const toExport = exportSize(width, height, orientation);
  if (format !== formats[ending]) {
    const real = endings[format] ?? `.${format}`;
    return `«${name}» es por dentro una imagen ${real.slice(1).toUpperCase()}, aunque su nombre termine en «${ending}»: llamala «${basename(name, extname(name))}${real}».`;
  }
  if (format === 'svg') {
    const active = activeContent(bytes.toString('utf8'));
    if (size > MAX_DRAWING_BYTES) {
      return `El dibujo «${name}» pesa ${inWords(size)} y el límite es ${inWords(MAX_DRAWING_BYTES)}, porque se manda entero a cada pantalla: guardalo más simple o, si tiene una foto adentro, exportalo como JPG de hasta ${EXPORT_PX} píxeles de lado.`;
    }
    return active
      ? `El dibujo «${name}» tiene ${active}, que puede ejecutar código o traer algo de otro sitio: exportalo como SVG simple.`
      : undefined;
  }
  if (width > MAX_PICTURE_PX || height > MAX_PICTURE_PX) {
    return `La imagen «${name}» mide ${width} × ${height} píxeles y el límite es ${MAX_PICTURE_PX} de lado: ${toExport}.`;
  }
  if (size > MAX_PICTURE_BYTES) return tooHeavy(name, size, toExport);
  // Decoding reads it to its end, and a small result is the cheapest way there.
  const isWhole = await sharp(bytes, { failOn: 'warning' })
    .resize(16)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
  return isWhole
    ? undefined
    : `La imagen «${name}» está cortada o dañada: no se puede leer hasta el final. Copiala o exportala de nuevo.`;
}
