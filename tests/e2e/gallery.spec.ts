import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { APIRequestContext, Page } from 'playwright/test';
import { parse } from 'yaml';
import { GALLERY_PATH } from '#tools/gallery/gallery.ts';
import { projectRoot } from '#tools/projectRoot.ts';
import { COMPLETE } from '#tests/playwright.config.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { expectFit } from '#tests/support/fit.ts';
import { expect, test } from '#tests/support/test.ts';

// Every section and component by itself, as the gallery shows it.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const files = globSync('src/**/{*.examples.mdx,examples.yaml}', { cwd: projectRoot });

/** The names of the blocks that a file has examples of. */
const blocksIn = (file: string): string[] =>
  file.endsWith('.mdx')
    ? [basename(file, '.examples.mdx')]
    : Object.keys(parse(readFileSync(join(projectRoot, file), 'utf8')));

const FULLEST = '/al_limite';

/** Rules about whole pages: an example is a part of one. */
const wholePage = ['page-has-heading-one', 'heading-order', 'landmark-one-main', 'region'];

/** Nor does a text that is made twice as long name what it labels. */
const rulesWithout = (address: string) =>
  address.endsWith(FULLEST) ? [...wholePage, 'label-content-name-mismatch'] : wholePage;

/** The addresses of a block's examples, by its name. */
const readExamples = async (request: APIRequestContext): Promise<Record<string, string[]>> =>
  (await request.get(`${GALLERY_PATH}/ejemplos.json`)).json();

async function expectGood(page: Page, address: string, widths: readonly number[]) {
  await page.goto(address);
  for (const width of widths) {
    await expectFit(page, width);
    if ([320, 1440].includes(width)) {
      await expectAccessible(page, `${address}, ${width} px`, rulesWithout(address));
    }
  }
  expect.soft(await page.evaluate(() => document.getAnimations().length), address).toBe(0);
}

for (const file of files) {
  const blocks = blocksIn(file);

  test(`${file}: each block at its fullest`, async ({ page, request }) => {
    test.slow();
    const examples = await readExamples(request);
    for (const block of blocks) {
      const ofBlock = examples[block] ?? [];
      const fullest = ofBlock.find((address) => address.endsWith(FULLEST)) ?? ofBlock[0] ?? block;
      await test.step(block, () => expectGood(page, fullest, [320, 1440]));
    }
  });

  for (const block of blocks) {
    test(`${block} in all its examples`, { tag: COMPLETE }, async ({ page, request }) => {
      test.slow();
      const { [block]: ofBlock = [] } = await readExamples(request);
      for (const address of ofBlock) {
        await test.step(address, () => expectGood(page, address, [320, 360, 768, 1024, 1440]));
      }
    });
  }
}
