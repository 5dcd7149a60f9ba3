import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { GALLERY_PATH } from '#tools/gallery/gallery.ts';
import { projectRoot } from '#tools/projectRoot.ts';
import { COMPLETE } from '#tests/playwright.config.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { expectFit } from '#tests/support/fit.ts';
import { expect, test } from '#tests/support/test.ts';

// Every section and component by itself, as the gallery shows it.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const find = (pattern: string) => globSync(pattern, { cwd: projectRoot });
const blocks = [
  ...find('src/**/examples.yaml').flatMap((file) =>
    Object.keys(parse(readFileSync(join(projectRoot, file), 'utf8'))),
  ),
  ...find('src/**/*.examples.mdx').map((file) => basename(file, '.examples.mdx')),
];

const FULLEST = '/al_limite';

/** Rules about whole pages: an example is a part of one. */
const wholePage = ['page-has-heading-one', 'heading-order', 'landmark-one-main', 'region'];

/** Nor does a text that is made twice as long name what it labels. */
const rulesWithout = (address: string) =>
  address.endsWith(FULLEST) ? [...wholePage, 'label-content-name-mismatch'] : wholePage;

for (const block of blocks) {
  test.describe(block, () => {
    let examples: string[] = [];

    test.beforeEach(async ({ request }) => {
      const answer = await request.get(`${GALLERY_PATH}/ejemplos.json`);
      examples = ((await answer.json()) as Record<string, string[]>)[block] ?? [];
    });

    test('at its fullest, on a phone and on a computer', async ({ page }) => {
      const address = examples.find((example) => example.endsWith(FULLEST)) ?? examples[0] ?? '';
      await page.goto(address);
      for (const width of [320, 1440]) {
        await expectFit(page, width);
        await expectAccessible(page, `${address}, ${width} px`, rulesWithout(address));
      }
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });

    test('in all its examples, at every width', { tag: COMPLETE }, async ({ page }) => {
      test.slow();
      for (const address of examples) {
        await test.step(address, async () => {
          await page.goto(address);
          await expectAccessible(page, address, rulesWithout(address));
          for (const width of [320, 360, 768, 1024, 1440]) await expectFit(page, width);
        });
      }
    });
  });
}
