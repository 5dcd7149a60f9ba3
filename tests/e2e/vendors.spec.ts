import type { Page } from 'playwright/test';
import { phoneLink, schedulerPage, whatsappLink } from '#lib/links.ts';
import { stopClock } from '#tests/support/clock.ts';
import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import type { FaultNumber } from '#tests/support/faultMatrix.ts';
import { entriesOf, frameFaults, scriptFaults } from '#tests/support/faults.ts';
import { formFrame, playForms } from '#tests/support/hubspotForms.ts';
import { playScheduler, schedulerFrame } from '#tests/support/hubspotMeetings.ts';
import { layoutShift, watchLayoutShift } from '#tests/support/layoutShift.ts';
import { expect, test } from '#tests/support/test.ts';
import { playerFrame, playPlayer } from '#tests/support/videoPlayer.ts';

const contact = content.page('contacto').scheduler;
const audits = content.page('landing/auditorias');
const { scheduler, video, whatsapp, phone } = content.site();

/** How long a third party may take, in ms. */
const PATIENCE = 8000;

/** A request that fails at once, one that never ends, and what comes and may not be shown. */
const always: readonly (keyof typeof scriptFaults | keyof typeof frameFaults)[] = [
  'is blocked by an ad blocker',
  'never answers',
  'refuses to be framed',
];
const tagOf = (fault: keyof typeof scriptFaults | keyof typeof frameFaults) =>
  always.includes(fault) ? [] : COMPLETE;

/** A script that throws may: its error is the vendor's, and the only one. */
const forgiveVendor = (trouble: { errors: string[] }) => {
  trouble.errors = trouble.errors.filter(
    (error) => error !== 'vendor' && !/Unexpected token '<'/.test(error),
  );
};

/** The row of the fault matrix that each fault of the scheduler's script belongs to. */
const schedulerRow: Record<keyof typeof scriptFaults, FaultNumber> = {
  'is blocked by an ad blocker': 'F09',
  'can’t be reached': 'F09',
  'answers 404': 'F10',
  'answers 500': 'F10',
  'never answers': 'F11',
  'throws at once': 'F13',
  'is not a program': 'F13',
  'does nothing': 'F13',
};

test.describe('the scheduler on /contacto', () => {
  const region = (page: Page) => page.getByRole('region', { name: contact.title });

  /** Opens the page at the scheduler with a clock that stands still. */
  const open = async (page: Page) => {
    await stopClock(page);
    await watchLayoutShift(page);
    await playPlayer(page);
    await page.goto('/contacto', { waitUntil: 'domcontentloaded' });
    await region(page).evaluate((element) => element.scrollIntoView());
  };

  /** What a visitor can do without the scheduler. */
  const expectPlainWays = async (page: Page) => {
    const plain = region(page).getByRole('link', { name: contact.open.label });
    await expect(plain).toBeInViewport();
    await expect(plain).toHaveAttribute('href', schedulerPage(scheduler.url));
    await expect(region(page).getByRole('link', { name: contact.whatsapp.label })).toHaveAttribute(
      'href',
      whatsappLink(whatsapp.number, whatsapp.message),
    );
    await expect(region(page).getByRole('link', { name: phone.display })).toHaveAttribute(
      'href',
      phoneLink(phone.number),
    );
    await expect(region(page).getByText(contact.loading)).toHaveCount(0);
    await expect(region(page).locator('iframe').first()).toBeHidden();
    expect(await layoutShift(page)).toBeLessThan(0.1);
  };

  /** The rest of the page does its work meanwhile. */
  const expectRestWorks = async (page: Page) => {
    await page.getByRole('link', { name: video.play }).click();
    await page.clock.runFor(1000);
    await expect(playerFrame(page).getByRole('button')).toBeVisible();
    await page
      .getByRole('navigation', { name: content.site().navigation.label })
      .locator('a[href="/soluciones"]')
      .click();
    await expect(page).toHaveURL('/soluciones');
  };

  for (const [fault, script] of entriesOf(scriptFaults)) {
    test(
      `${schedulerRow[fault]} whose script ${fault} leaves its plain alternatives within 8 s`,
      {
        tag: tagOf(fault),
      },
      async ({ page, trouble }) => {
        const asked = page.waitForRequest(scheduler.script);
        await playScheduler(page, { script });
        await open(page);
        await asked;

        await page.clock.runFor(PATIENCE);

        await expect(region(page).getByText(contact.failed)).toBeVisible();
        await expectPlainWays(page);
        await expectRestWorks(page);
        forgiveVendor(trouble);
      },
    );
  }

  for (const [fault, frame] of entriesOf(frameFaults)) {
    test(
      `F14 whose frame ${fault} leaves its plain alternatives within 8 s`,
      {
        tag: tagOf(fault),
      },
      async ({ page }) => {
        const asked = page.waitForRequest((request) => request.url().startsWith(scheduler.url));
        await playScheduler(page, { frame });
        await open(page);
        await asked;

        await page.clock.runFor(PATIENCE - 1);
        await expect(region(page).getByText(contact.loading)).toBeVisible();
        await page.clock.runFor(1);

        await expect(region(page).getByText(contact.failed)).toBeVisible();
        await expectPlainWays(page);
        await expectRestWorks(page);
      },
    );
  }
});

test.describe('the lead form on /landing/auditorias', () => {
  const region = (page: Page) => page.getByRole('region', { name: audits.form.title });

  /** Opens the page at the form with a clock that stands still. */
  const open = async (page: Page) => {
    await stopClock(page);
    await watchLayoutShift(page);
    await page.goto('/landing/auditorias', { waitUntil: 'domcontentloaded' });
    await region(page).evaluate((element) => element.scrollIntoView());
  };

  const expectPlainWays = async (page: Page) => {
    await expect(region(page).getByText(audits.form.failed)).toBeInViewport();
    await expect(region(page).getByText(audits.form.loading)).toBeHidden();
    await expect(region(page).getByRole('link', { name: audits.whatsapp.label })).toHaveAttribute(
      'href',
      whatsappLink(whatsapp.number, whatsapp.auditsMessage),
    );
    await expect(region(page).locator('iframe').first()).toBeHidden();
    expect(await layoutShift(page)).toBeLessThan(0.1);
  };

  const expectRestWorks = async (page: Page) => {
    const [first] = audits.questions.items;
    const question = page.locator('details').filter({ hasText: first?.question ?? '' });
    await question.locator('summary').click();
    await expect(question.getByText(first?.answer ?? '')).toBeVisible();
    await region(page).getByRole('link', { name: audits.demo.label }).click();
    await expect(page).toHaveURL('/contacto');
  };

  for (const [fault, script] of entriesOf(scriptFaults)) {
    test(
      `F16 whose script ${fault} leaves WhatsApp within 8 s`,
      {
        tag: tagOf(fault),
      },
      async ({ page, trouble }) => {
        const asked = page.waitForRequest(/\/forms\/embed\//);
        await playForms(page, { script });
        await open(page);
        await asked;

        await page.clock.runFor(PATIENCE);

        await expectPlainWays(page);
        await expectRestWorks(page);
        forgiveVendor(trouble);
      },
    );
  }

  for (const [fault, frame] of entriesOf(frameFaults)) {
    test(
      `F16 whose frame ${fault} leaves WhatsApp within 8 s`,
      {
        tag: tagOf(fault),
      },
      async ({ page }) => {
        const asked = page.waitForRequest(/\/frame\.html/);
        await playForms(page, { frame });
        await open(page);
        await asked;

        await page.clock.runFor(PATIENCE - 1);
        await expect(region(page).getByText(audits.form.loading)).toBeVisible();
        await page.clock.runFor(1);

        await expectPlainWays(page);
        await expectRestWorks(page);
      },
    );
  }
});

test.describe('nothing of ours waits for the load event', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/never.svg', () => undefined);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        if (window === window.top)
          document.body.append(Object.assign(new Image(), { src: '/never.svg' }));
      });
    });
  });

  test.afterEach(async ({ page }) => {
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  });

  test('F11 the scheduler and the video on /contacto', async ({ page }) => {
    await playScheduler(page);
    await playPlayer(page);
    await page.goto('/contacto', { waitUntil: 'domcontentloaded' });

    await page.getByRole('link', { name: video.play }).click();

    await expect(playerFrame(page).getByRole('button')).toBeVisible();
    await expect(schedulerFrame(page).getByRole('button').first()).toBeVisible();
  });

  test('F16 the lead form on /landing/auditorias', async ({ page }) => {
    await playForms(page);
    await page.goto('/landing/auditorias', { waitUntil: 'domcontentloaded' });

    await page.getByRole('region', { name: audits.form.title }).scrollIntoViewIfNeeded();

    await expect(formFrame(page).getByRole('button')).toBeVisible();
  });

  test('the article viewer', async ({ page }) => {
    const [article] = content.articles();

    await page.goto(`/UnBlog?idBlog=${article?.id}`, { waitUntil: 'domcontentloaded' });

    await expect(
      page.getByRole('heading', { level: 1, name: article?.titulo ?? '' }),
    ).toBeVisible();
  });
});
