import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { bundleScript } from '#tools/build/integrations/inlineScripts.ts';
import { layOutAll } from '#tests/support/browser/page.ts';

const entry = join(import.meta.dirname, 'misfits.client.ts');

/** The script that looks for what doesn't fit, made once for all pages of a run. */
let script: Promise<string> | undefined;

/** What doesn't fit a screen of this width, as the end of a sentence: «cuts …», «hides …». */
export async function misfitsAt(page: Page, width: number): Promise<string[] | undefined> {
  await layOutAll(page);
  await page.setViewportSize({ width, height: 900 });
  script ??= bundleScript(entry, 'esnext').then(({ code }) => code);
  await page.evaluate(await script);
  return page.evaluate(() => (window as { misfits?: string[] }).misfits);
}

/**
 * Everything on the page fits a screen of this width: no words cut, hidden or over others. axe does not check the
 * layout, and stored screenshots would change with every word.
 */
export async function expectFit(page: Page, width: number): Promise<void> {
  expect.soft(await misfitsAt(page, width), `${page.url()} at ${width} px`).toEqual([]);
}
