import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright/test';
import { parse } from 'yaml';
import { GALLERY_PATH } from '#tools/gallery/gallery.ts';
import { projectRoot } from '#tools/projectRoot.ts';
import { COMPLETE } from '#tests/playwright.config.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { expectFit } from '#tests/support/fit.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const files = globSync('src/**/{*.examples.mdx,examples.yaml}', { cwd: projectRoot });

const blocksIn = (file: string): string[] =>
  file.endsWith('.mdx')
    ? [basename(file, '.examples.mdx')]
    : Object.keys(parse(readFileSync(join(projectRoot, file), 'utf8')));

const FULLEST = '/al_limite';

/** Rules about whole pages, which an example is not. */
const wholePage = ['page-has-heading-one', 'heading-order', 'landmark-one-main', 'region'];

/** In the fullest example texts are doubled, so a label need not match its accessible name. */
const rulesWithout = (address: string) =>
  address.endsWith(FULLEST) ? [...wholePage, 'label-content-name-mismatch'] : wholePage;

async function readExamples(page: Page): Promise<Map<string | undefined, string[]>> {
  await page.goto(GALLERY_PATH);
  const addresses = await page
    .locator('li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return Map.groupBy(addresses, (address) => address.split('/')[2]);
}

async function expectGood(page: Page, address: string, widths: number[], accessibleAt: number[]) {
  await page.goto(address);
  for (const width of widths) {
    await expectFit(page, width);
    if (accessibleAt.includes(width)) {
      await expectAccessible(page, `${address}, ${width} px`, rulesWithout(address));
    }
  }
  expect.soft(await page.evaluate(() => document.getAnimations().length), address).toBe(0);
}

for (const file of files) {
  const blocks = blocksIn(file);

  test(`${file}: each block at its fullest`, async ({ page }) => {
    const examples = await readExamples(page);
    for (const block of blocks) {
      const ofBlock = examples.get(block) ?? [];
      const fullest = ofBlock.find((address) => address.endsWith(FULLEST)) ?? ofBlock[0] ?? block;
      await test.step(block, () => expectGood(page, fullest, [320, 1440], [320]));
    }
  });

  for (const block of blocks) {
    test(`${block} in all its examples`, { tag: COMPLETE }, async ({ page }) => {
      const examples = await readExamples(page);
      for (const address of examples.get(block) ?? []) {
        await test.step(address, () =>
          expectGood(page, address, [320, 360, 768, 1024, 1440], [320, 1440]),
        );
      }
    });
  }
}
