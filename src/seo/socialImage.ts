import satori from 'satori';
import sharp from 'sharp';
import symbol from '#assets/brand/symbol.svg?raw';
import wordmark from '#assets/brand/wordmark.svg?raw';
import regular from '#assets/fonts/poppins-400.woff?inline';
import strong from '#assets/fonts/poppins-600.woff?inline';
import type { Site } from '#site/siteSchema.ts';
import { palette } from '#styles/tokens.ts';

/** The size that networks ask for, in px. */
export const pictureSize = { width: 1200, height: 630 };
const { width, height } = pictureSize;

/** satori reads WOFF, not WOFF2. */
const fonts = (
  [
    [400, regular],
    [600, strong],
  ] as const
).map(([weight, font]) => ({
  name: 'Poppins',
  weight,
  // The bytes in its data URI.
  data: Buffer.from(font.slice(font.indexOf(',') + 1), 'base64'),
}));

const asDataUri = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** One of the story's photos: its file, whether the branch is as it should be, and the photo's stamp. */
interface StoryPhoto {
  file: string;
  isMet: boolean;
  stamp: readonly string[];
}

/** The line of the story: amber up to the photo of what was found, violet from the photo of the repair on. */
const line = asDataUri(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
    fill="none" stroke-width="12">
    <path stroke="${palette.attention}" d="M664 650v-330a44 44 0 0 1 44-44h60"/>
    <path stroke="${palette.accentOnInk}" d="M1080 520h150"/>
    <circle cx="664" cy="420" r="16"
      fill="${palette.surface}" stroke="${palette.surfaceInk}" stroke-width="10"/>
  </svg>`,
);

const box = (style: object, children?: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});
const picture = (src: string, width: number, height: number, style = {}) => ({
  type: 'img',
  props: { src, width, height, style },
});

/** The font size in px: long titles are smaller, so that no title is cut off. */
const titleSize = (title: string) => (title.length > 70 ? 40 : title.length > 40 ? 48 : 60);

/** What the picture shows, for people who can't see it. */
export const pictureText = (title: string, { name, tagline }: Site['brand']): string =>
  `${title}${/[.?!]$/.test(title) ? '' : '.'} ${name}: ${tagline}.`;

/** The signs of a verdict, in a circle of radius 10. */
const TICK = 'm-5 .5 3.5 3.5 6.5-7.5';
const CROSS = 'm-4-4 8 8M4-4l-8 8';

/** The photo between the marks of a viewfinder, with its verdict, `across` px wide. */
async function framed({ file, isMet }: StoryPhoto, across: number) {
  const size = { width: across, height: (across * 3) / 4 };
  const photo = await sharp(file, { density: 288 })
    .resize(2 * size.width, 2 * size.height, { fit: 'cover' })
    .png()
    .toBuffer();
  const corner = across / 9;
  const { width: right, height: below } = size;
  const badge = across / 12;
  const colour = isMet ? palette.positive : palette.deviation;
  const sign = isMet ? TICK : CROSS;
  const marks = asDataUri(
    `<svg xmlns="http://www.w3.org/2000/svg"
      viewBox="-8 -8 ${right + 16} ${below + 16}"
      fill="none" stroke="${palette.surface}" stroke-width="4">
      <path d="
        M-5 ${corner} V-5 H${corner}
        M${right - corner} -5 h${corner + 5} V${corner}
        M${right + 5} ${below - corner} v${corner + 5} h-${corner + 5}
        M${corner} ${below + 5} H-5 v-${corner + 5}"/>
      <g transform="translate(${right - badge * 1.4} ${badge * 1.4}) scale(${badge / 10})"
        stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">
        <circle r="10" fill="${colour}"/>
        <path d="${sign}"/>
      </g>
    </svg>`,
  );
  return box({ position: 'relative', ...size }, [
    picture(`data:image/png;base64,${photo.toString('base64')}`, size.width, size.height, {
      borderRadius: 6,
    }),
    picture(marks, size.width + 16, size.height + 16, { position: 'absolute', left: -8, top: -8 }),
  ]);
}

/** The part of the picture at the right of its title. */
type Illustration = ReturnType<typeof box | typeof picture>[];

/** An article's cover, from its SVG text. */
export const coverIllustration = (svg: string): Illustration => [
  picture(asDataUri(svg), 520, height, {
    position: 'absolute',
    right: 0,
    top: 0,
    objectFit: 'cover',
  }),
];

/**
 * The story's two photos: the photo of what was found, with its stamp, and in front of it the photo of the repair.
 */
export async function storyIllustration(
  found: StoryPhoto,
  repaired: StoryPhoto,
): Promise<Illustration> {
  const panel = { position: 'absolute', flexDirection: 'column', borderRadius: 20 };
  return [
    picture(line, width, height, { position: 'absolute', left: 0, top: 0 }),
    box({ ...panel, left: 712, top: 48, padding: 26, backgroundColor: palette.surfaceInkRaised }, [
      box({ fontSize: 24, fontWeight: 600 }, found.stamp[0]),
      box(
        { marginBottom: 24, fontSize: 22, color: palette.onInkMuted },
        found.stamp.slice(1).join(' · '),
      ),
      await framed(found, 384),
    ]),
    box(
      {
        ...panel,
        right: 36,
        bottom: 36,
        padding: 18,
        backgroundColor: palette.surfaceInk,
        border: `6px solid ${palette.accentOnInk}`,
      },
      [await framed(repaired, 208)],
    ),
  ];
}

/** The picture that networks show beside a shared link, as PNG bytes. */
export async function socialImage(
  title: string,
  tagline: string,
  illustration: Illustration,
): Promise<Uint8Array<ArrayBuffer>> {
  const layout = box(
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
      ...illustration,
      box({ alignItems: 'center' }, [
        picture(asDataUri(symbol), 64, 64, { marginRight: 18 }),
        picture(asDataUri(wordmark.replaceAll('currentColor', palette.onInk)), 136, 48),
      ]),
      box(
        {
          marginTop: 44,
          maxWidth: 540,
          fontSize: titleSize(title),
          fontWeight: 600,
          lineHeight: 1.15,
          letterSpacing: '-0.02em',
        },
        title,
      ),
      box({ marginTop: 20, maxWidth: 540, fontSize: 28, color: palette.onInkMuted }, tagline),
    ],
  );
  const svg = await satori(layout as never, { width, height, fonts });
  // A palette would halve the bytes for three times the work; only networks download them.
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}
