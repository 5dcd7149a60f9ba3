import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright/test';
import { GALLERY_PATH } from '#tools/gallery/gallery.ts';
import { projectRoot } from '#tools/projectRoot.ts';
import { expectNothingWrong } from '#tests/support/axe.ts';
import { misfitOf, overlapsOf, spaceText } from '#tests/support/cutWords.ts';
import { lostInForcedColours, markFilled } from '#tests/support/forcedColours.ts';
import { layoutShift, resetLayoutShift, watchLayoutShift } from '#tests/support/layoutShift.ts';
import { lostOnPaper } from '#tests/support/paper.ts';
import { expect, test } from '#tests/support/test.ts';

/** The site's parts, each with all its examples: everything that a part promises wherever it stands. */

const blocks = globSync('src/**/*.examples.{yaml,mdx}', { cwd: projectRoot }).map(
  (file) => basename(file).split('.')[0] ?? '',
);

/** Rules about whole pages: an example is a part of one. */
const wholePage = ['page-has-heading-one', 'heading-order', 'landmark-one-main', 'region'];

/** Nor does a text that is made twice as long name what it labels. */
const rulesWithout = (address: string) =>
  address.endsWith('/al_limite') ? [...wholePage, 'label-content-name-mismatch'] : wholePage;

const isComplete = process.env['LINEO_COMPLETE'] === '1';

/** In px: those of every layout, and those of a phone and a computer in each setting. */
const widths = isComplete ? [320, 360, 768, 1024, 1440] : [320, 768, 1440];
const bothKinds = isComplete ? [360, 1280] : [360];

async function expectFit(page: Page, state: string, at: readonly number[]): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await misfitOf(page);
    expect.soft(cut, `${state}, ${width} px`).toEqual({ cut: [], overflow: 0 });
    expect.soft(await overlapsOf(page), `${state}, ${width} px`).toEqual([]);
  }
}

/** Makes the longest word of each text that has room for it one that a phone's line has none for. */
const lengthenWords = (page: Page) =>
  page.evaluate((word) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const isOther = node.parentElement?.closest('script, style, pre, [role="img"]');
      if (isOther || node.data.trim().length < word.length) continue;
      const words = node.data.match(/\p{L}{4,}/gu) ?? [];
      const [longest = ''] = words.sort((a, b) => b.length - a.length);
      node.data = node.data.replace(longest, word);
    }
  }, 'electroencefalografistas');

/** What the schemas make of an example: every run asks whether the most of it fits, the complete one all else. */
const isDerived = (address: string) => /\/(al_limite|minimo)$/.test(address);

async function expectSound(page: Page, address: string): Promise<void> {
  const name = decodeURIComponent(address.slice(GALLERY_PATH.length + 1));
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark', contrast: 'more' });
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(address);
  // What the typeface moves as it comes is looked at in whole pages.
  await resetLayoutShift(page);
  expect
    .soft(await page.evaluate(() => document.getAnimations().length), `${name}: motion`)
    .toBe(0);
  expect.soft(await layoutShift(page), `${name}: moves by itself`).toBe(0);

  await expectFit(page, name, widths);
  if (!isComplete && isDerived(address)) return;
  await page.setViewportSize({ width: 360, height: 900 });
  await expectNothingWrong(page, `${name}, 360 px, dark`, rulesWithout(address));

  await markFilled(page);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await lostInForcedColours(page), `${name}: forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: null, media: 'print' });
  await expectFit(page, `${name}: paper`, [794]);
  expect.soft(await lostOnPaper(page), `${name}: paper`).toEqual({ floating: [], folded: [] });
  await page.emulateMedia({ media: null });

  const unspace = await spaceText(page);
  await expectFit(page, `${name}: spaced text`, bothKinds);
  await unspace();
  const tab = await page.context().newCDPSession(page);
  await tab.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expectFit(page, `${name}: text twice as big`, bothKinds);
  await tab.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await expectFit(page, `${name}: right to left`, bothKinds);
  await page.evaluate(() => (document.documentElement.dir = 'ltr'));
  await lengthenWords(page);
  await expectFit(page, `${name}: long words`, [360]);
}

for (const block of blocks) {
  test(`${block} keeps its promises in all its examples`, async ({ page }) => {
    test.slow();
    await watchLayoutShift(page);
    const answer = await page.request.get(`${GALLERY_PATH}/ejemplos.json`);
    const examples = ((await answer.json()) as Record<string, string[]>)[block] ?? [];
    expect(examples.length).toBeGreaterThan(0);
    for (const address of examples) {
      if (isComplete || !address.endsWith('/minimo')) await expectSound(page, address);
    }
  });
}
