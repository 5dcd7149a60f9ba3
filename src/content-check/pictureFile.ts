import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import { inWords, MAX_PICTURE_BYTES, MAX_PICTURE_PX } from './limits.ts';

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

/** Why a picture's file can't be published, in words that name it; nothing when it can. */
export async function pictureTrouble(path: string): Promise<string | undefined> {
  const name = basename(path);
  const ending = extname(name).toLowerCase();
  const { size } = await stat(path);
  if (size > MAX_PICTURE_BYTES) {
    return `La imagen «${name}» pesa ${inWords(size)} y el límite es ${inWords(MAX_PICTURE_BYTES)}: guardala más chica.`;
  }
  const bytes = await readFile(path);
  const isReadable = sharp(bytes, { limitInputPixels: false });
  const metadata = await isReadable.metadata().catch(() => null);
  if (!metadata) {
    return `«${name}» no es una imagen, aunque su nombre termine en «${ending}», o está dañada: exportala de nuevo.`;
  }
  const { format, width, height } = metadata;
  if (format !== formats[ending]) {
    const real = endings[format] ?? `.${format}`;
    return `«${name}» es por dentro una imagen ${real.slice(1).toUpperCase()}, aunque su nombre termine en «${ending}»: llamala «${basename(name, extname(name))}${real}».`;
  }
  if (format === 'svg') {
    const active = activeContent(bytes.toString('utf8'));
    return active
      ? `El dibujo «${name}» tiene ${active}, que puede ejecutar código o traer algo de otro sitio: exportalo como SVG simple.`
      : undefined;
  }
  if (width > MAX_PICTURE_PX || height > MAX_PICTURE_PX) {
    return `La imagen «${name}» mide ${width} × ${height} píxeles y el límite es ${MAX_PICTURE_PX} de lado: achicala.`;
  }
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
