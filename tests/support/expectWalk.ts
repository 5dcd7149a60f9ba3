import { expect, type Page } from 'playwright/test';
import { contrast, rgbOf } from './pixels.ts';
import { controlCount, motions, pressAll, readState, tooSmall, walk, type Stop } from './walk.ts';

/** How many px wide a focus ring has to be, and its contrast with what it lies on. */
const RING = { width: 2, contrast: 3 };

const isFaint = ({ tag, ring }: Stop) =>
  // What a vendor's frame shows of its own focus is the vendor's. What floats over light and dark
  // grounds changes its colour where its ring can't be told from one of them.
  !/^<iframe|wa\.me/.test(tag) &&
  (ring.width < RING.width || contrast(rgbOf(ring.color), rgbOf(ring.ground)) < RING.contrast);

/** Goes through a prepared page by keyboard, there and back, and looks at every stop. */
export async function expectWalk(page: Page, where: string): Promise<void> {
  const before = await readState(page);
  const there = await walk(page, 'Tab');
  const back = await walk(page, 'Shift+Tab');
  const covers = [...there, ...back].flatMap((stop) =>
    stop.covers.map((cover) => `${stop.tag} under ${cover}`),
  );

  const all = Array.from({ length: await controlCount(page) }, (_, index) => index);
  const order = 'each control once, in the order of the document';
  const stops = there.map(({ index }) => index);
  expect.soft(stops, `2.1.1, 2.1.2, 2.4.3 ${where}: ${order}`).toEqual(all);
  const stopsBack = back.map(({ index }) => index).reverse();
  expect.soft(stopsBack, `2.1.1, 2.1.2, 2.4.3 ${where}, back: ${order}`).toEqual(all);
  const faint = there.filter(isFaint);
  expect.soft(faint, `2.4.7, 1.4.11 ${where}: a ring that can be seen`).toEqual([]);
  expect.soft(covers, `2.4.11 ${where}: nothing covers what has the focus`).toEqual([]);
  expect.soft(await readState(page), `3.2.1 ${where}: focus changes nothing`).toEqual(before);
}

/** What can be pressed has room for a finger, and does nothing before it is let go. */
export async function expectPointersRight(page: Page, where: string): Promise<void> {
  expect.soft(await tooSmall(page), `2.5.8 ${where}: room for a finger`).toEqual([]);
  const before = await readState(page);
  await pressAll(page);
  expect.soft(await readState(page), `2.5.2 ${where}: pressing does nothing`).toEqual(before);
}

/** Nothing flashes, and what moves for five seconds can be paused; leaves the pauses as they were. */
export async function expectMotionBearable(page: Page, where: string): Promise<void> {
  const flashing = (await motions(page)).filter(({ flashes }) => flashes > 3);
  expect.soft(flashing, `2.3.1 ${where}: nothing flashes`).toEqual([]);
  const pauses = await page.getByRole('main').getByRole('checkbox').filter({ visible: true }).all();
  for (const pause of pauses) await pause.press('Space');
  const going = (await motions(page)).filter(({ ends, isPaused }) => ends > 5 && !isPaused);
  expect.soft(going, `2.2.2 ${where}: what moves for 5 s can be paused`).toEqual([]);
  for (const pause of pauses) await pause.press('Space');
}
