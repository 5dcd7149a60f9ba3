import sharp from 'sharp';
import symbol from '#assets/brand/symbol.svg?raw';
import { palette } from '#styles/palette.ts';

/** Sides, in px, of the icon a phone shows: the one Apple asks for, and the manifest's two. */
export const appIconSizes = [180, 192, 512] as const;
export type AppIconSize = (typeof appIconSizes)[number];

/** Where the icon of one size is served. */
export const appIconPath = (size: AppIconSize): string => `/iconos/lineo-${size}.png`;

/** How much of the icon's side the symbol takes: a mask may cut off the rest. */
const SYMBOL_SHARE = 0.6;

/** The symbol on a plain ground, as PNG bytes. */
export async function appIcon(size: AppIconSize): Promise<Uint8Array<ArrayBuffer>> {
  const side = Math.round(size * SYMBOL_SHARE);
  const drawing = await sharp(Buffer.from(symbol), { density: 600 })
    .resize(side, side)
    .png()
    .toBuffer();
  const icon = await sharp({
    create: { width: size, height: size, channels: 4, background: palette.surfaceTint },
  })
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer();
  return new Uint8Array(icon);
}
