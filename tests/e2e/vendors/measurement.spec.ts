import type { Page } from 'playwright/test';
import { content } from '#tests/support/sites/content.ts';
import { fakeScheduler, schedulerOrigin } from '#tests/support/vendors/hubspot.ts';
import {
  holdRequests,
  OWN_SCRIPTS,
  pushedEvents,
  stayOnClick,
} from '#tests/support/browser/page.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { siteFolder } from '#tests/support/sites/variants.ts';

const { navigation } = content.site();
/** With scripts, /contacto shows only one of the links of its times, the chosen one. */
const { times, send } = content.page('contacto').scheduler.withoutCalendar;
/** The audit's way to the demo says the score, which begins anew where scripts run. */
const { demo: auditDemo } = content.page('landing/auditorias').tryAudit;
const labelOf = ({
  cta_id: id,
  cta_label: label,
}: {
  cta_id: string;
  cta_label: string;
}): unknown => {
  if (id === auditDemo.cta) {
    const anyScore = auditDemo.label.replace('{puntaje}', String.raw`\d+`);
    return expect.stringMatching(new RegExp(`^${anyScore}$`));
  }
  return times.some(({ cta }) => cta === id) ? send : label;
};

const heroDemo = (page: Page) => page.locator('[data-cta-id="hero-demo"]');
const idsOf = async (page: Page) =>
  (await pushedEvents(page)).map((event) => ('cta_id' in event ? event.cta_id : event.event));

test('every planned click on every page is reported once, with its fields', async ({ page }) => {
  // Imported here so that listing tests doesn't load its parser.
  const { plannedClicks } = await import('#tools/authoring/trackingPlan.ts');
  const plan = Map.groupBy(plannedClicks(siteFolder), (planned) => planned.page);
  for (const [path, planned] of plan) {
    await page.goto(path);
    await stayOnClick(page);

    // `click()` also reaches links that are hidden at this width or on this device.
    await page.evaluate(() => {
      for (const cta of document.querySelectorAll<HTMLElement>('[data-cta-id]')) cta.click();
    });

    const expected = planned.map(({ click }) => ({
      ...click,
      cta_label: labelOf(click),
      page_path: path,
    }));
    expect.soft(await pushedEvents(page), path).toEqual(expected);
  }
});

test('a call to action counts once, however it is used', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { queued: window.dataLayer?.length }),
    );
  });
  await page.goto('/inicio');
  // The queue exists, empty, before any event.
  expect(await page.evaluate(() => 'queued' in window && window.queued)).toBe(0);
  await stayOnClick(page);

  await heroDemo(page).click({ button: 'right' });
  expect(await idsOf(page)).toEqual([]);
  await heroDemo(page).click();
  await heroDemo(page).click({ button: 'middle' });
  await heroDemo(page).click({ modifiers: ['ControlOrMeta'] });
  await heroDemo(page).press('Enter');
  await page.locator('#flotante [data-cta-id="whatsapp"] svg').click();

  expect(await idsOf(page)).toEqual([...Array<string>(4).fill('hero-demo'), 'whatsapp']);
});

test('a call to action clicked before its script has loaded counts once', async ({ page }) => {
  const scripts = await holdRequests(page, OWN_SCRIPTS);
  await page.goto('/inicio');
  await stayOnClick(page);
  const badge = page.locator('[data-cta-id="google-play"]');
  await badge.click();

  scripts.release();

  await expect(page.locator('astro-island[ssr]:has([data-cta-id="google-play"])')).toHaveCount(0);
  expect(await idsOf(page)).toEqual(['google-play']);
  await badge.click();
  expect(await idsOf(page)).toEqual(['google-play', 'google-play']);
});

test('a campaign’s parameters reach the scheduler over several pages', async ({ page }) => {
  const campaign = '?utm_source=x&utm_campaign=y&gclid=z';
  await fakeScheduler(page);
  await page.goto(`/landing/auditorias${campaign}&otra=cosa`);
  const menu = page.getByRole('navigation', { name: navigation.label, exact: true });
  await menu.getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL(`/blogs${campaign}`);

  const asked = page.waitForRequest((request) => request.url().startsWith(schedulerOrigin));
  await menu.getByRole('link', { name: 'Contacto' }).press('Enter');

  await expect(page).toHaveURL(`/contacto${campaign}`);
  const query = new URL((await asked).url()).searchParams;
  expect([query.get('utm_source'), query.get('utm_campaign')]).toEqual(['x', 'y']);
});
