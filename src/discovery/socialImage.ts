import { readFile } from 'node:fs/promises';
import satori from 'satori';
import sharp from 'sharp';
import symbol from '#assets/brand/symbol.svg?raw';
import wordmark from '#assets/brand/wordmark.svg?raw';
import type { Site } from '#schemas/site.ts';
import { palette } from '#styles/tokens.ts';

/** The size that networks ask for, in px. */
export const pictureSize = { width: 1200, height: 630 };
const { width, height } = pictureSize;

/** satori reads WOFF, not WOFF2. */
const fonts = Promise.all(
  ([400, 600] as const).map(async (weight) => ({
    name: 'Poppins',
    weight,
    data: await readFile(`src/assets/fonts/poppins-${weight}.woff`),
  })),
);

const asDataUri = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** The network that runs along the edge of every image: lines that connect points of sale. */
const network = asDataUri(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-width="10" stroke-linecap="round" stroke-linejoin="round">
    <path stroke="${palette.borderOnInk}" d="M900 -20v70l80 80h240"/>
    <path stroke="${palette.accent}" d="M-20 566h540l90-90h230l110-110h280"/>
    <path stroke="${palette.accentOnInk}" d="M840 476l90 90h300"/>
    <g fill="${palette.surfaceInk}" stroke="${palette.surface}" stroke-width="8"><circle cx="96" cy="566" r="15"/><circle cx="620" cy="476" r="15"/><circle cx="1010" cy="366" r="15"/><circle cx="1060" cy="566" r="15"/></g>
    <circle cx="840" cy="476" r="22" fill="${palette.attention}"/></svg>`,
);

const box = (style: object, children?: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});
const picture = (src: string, width: number, height: number, style = {}) => ({
  type: 'img',
  props: { src, width, height, style },
});

/** The font size in px: long titles are smaller, so that none is cut. */
const titleSize = (title: string) => (title.length > 70 ? 52 : title.length > 40 ? 62 : 76);

/** What the picture shows, for people who can't see it. */
export const pictureText = (title: string, { name, tagline }: Site['brand']): string =>
  `${title}${/[.?!]$/.test(title) ? '' : '.'} ${name}: ${tagline}.`;

/**
 * The picture that networks show beside a shared link, as PNG bytes.
 * @param drawing SVG text of the page's own drawing, shown to the right of the text
 */
export async function socialImage(
  title: string,
  tagline: string,
  drawing?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const corner = { position: 'absolute', right: 0, top: 0 };
  const beside = drawing
    ? picture(asDataUri(drawing), 520, height, { ...corner, objectFit: 'cover' })
    : picture(network, width, height, corner);
  const scene = box(
    {
      width,
      height,
      padding: '72px 80px',
      flexDirection: 'column',
      backgroundColor: palette.surfaceInk,
      color: palette.onInk,
      fontFamily: 'Poppins',
    },
    [
      beside,
      box({ alignItems: 'center' }, [
        picture(asDataUri(symbol), 64, 64, { marginRight: 18 }),
        picture(asDataUri(wordmark.replaceAll('currentColor', palette.onInk)), 136, 48),
      ]),
      box(
        {
          marginTop: 44,
          maxWidth: drawing ? 540 : 980,
          fontSize: titleSize(title) * (drawing ? 0.78 : 1),
          fontWeight: 600,
          lineHeight: 1.15,
          letterSpacing: '-0.02em',
        },
        title,
      ),
      box(
        { marginTop: 20, maxWidth: drawing ? 540 : 640, fontSize: 28, color: palette.onInkMuted },
        tagline,
      ),
    ],
  );
  const svg = await satori(scene as never, { width, height, fonts: await fonts });
  // A palette would halve the bytes for three times the work; only networks download them.
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}
