import type { CDPSession, Page } from 'playwright/test';
import sharp from 'sharp';

/** A colour as its red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** A part of the viewport, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What was painted in a part of the viewport, one pixel per CSS pixel. */
export interface Shot {
  /** The part that was taken: whole pixels, within the viewport. */
  box: Box;
  /** The colour of a pixel, counted from the shot's own corner. */
  at(x: number, y: number): Rgb;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();
const sessionOf = (page: Page) => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
};

/** The whole pixels of the viewport that `box` touches. */
function withinViewport(page: Page, box: Box): Box {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const x = Math.min(Math.max(0, Math.floor(box.x)), width - 1);
  const y = Math.min(Math.max(0, Math.floor(box.y)), height - 1);
  return {
    x,
    y,
    width: Math.max(1, Math.min(width, Math.ceil(box.x + box.width)) - x),
    height: Math.max(1, Math.min(height, Math.ceil(box.y + box.height)) - y),
  };
}

/** Takes what is painted in `box` of the viewport; faster than a screenshot, which waits for more. */
export async function shoot(page: Page, box: Box): Promise<Shot> {
  const part = withinViewport(page, box);
  const session = await sessionOf(page);
  const scroll = await page.evaluate(() => ({ x: scrollX, y: scrollY }));
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    clip: { ...part, x: part.x + scroll.x, y: part.y + scroll.y, scale: 1 },
  });
  const { data: bytes, info } = await sharp(Buffer.from(data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const byte = (index: number) => bytes[index] ?? 0;
  return {
    box: part,
    at: (x, y) => {
      const index = (y * info.width + x) * info.channels;
      return [byte(index), byte(index + 1), byte(index + 2)];
    },
  };
}

/** Every pixel of a shot, with its place. */
export function* pixelsOf({ box, at }: Shot): Generator<{ x: number; y: number; color: Rgb }> {
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) yield { x, y, color: at(x, y) };
  }
}

/** What each of the 256 values of a channel is worth in light. */
const light = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * (light[red] ?? 0) + 0.7152 * (light[green] ?? 0) + 0.0722 * (light[blue] ?? 0);

/** The contrast ratio of two colours as WCAG 2.2 defines it: 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return a > b ? a / b : b / a;
}

const numbersIn = (computed: string) => (computed.match(/[\d.]+/g) ?? []).map(Number);

/** Red, green and blue of a colour as `getComputedStyle` tells it, however much it lets through. */
export function rgbOf(computed: string): Rgb {
  const [red = 0, green = 0, blue = 0] = numbersIn(computed);
  return [red, green, blue];
}

/** A colour as `getComputedStyle` tells it. @throws when it lets through what is behind. */
export function readColor(computed: string): Rgb {
  const alpha = numbersIn(computed)[3] ?? 1;
  if (!computed.startsWith('rgb') || alpha !== 1) throw new Error(`No plain colour: ${computed}`);
  return rgbOf(computed);
}
