import type { Page } from 'playwright/test';
import { waitText } from '#lib/timings.ts';
import { COMPLETE } from '#tests/playwright.config.ts';
import { expectNothingWrong } from '#tests/support/axe.ts';
import { content } from '#tests/support/content.ts';
import { templates } from '#tests/support/faultMatrix.ts';
import { playForms } from '#tests/support/hubspotForms.ts';
import { playScheduler, schedulerFrame } from '#tests/support/hubspotMeetings.ts';
import { screens } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';
import { playPlayer } from '#tests/support/videoPlayer.ts';

// Where something is still on its way, axe would measure a colour that is gone a moment later.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// What a part promises in every width and setting is asked of its examples (gallery.spec.ts); here,
// whether the parts make a whole: landmarks, headings, names that are there once.
for (const path of screens) {
  const tag = templates.includes(path) ? [] : COMPLETE;
  test(`axe finds nothing wrong with ${path}`, { tag }, async ({ page }) => {
    await page.goto(path);
    await expectNothingWrong(page, 'as it is');
  });
}

const site = content.site();

/** Goes through states that a page can be in, and asks axe in each. */
const states: Record<
  string,
  { width: number; visit: (page: Page, ask: (state: string) => Promise<unknown>) => Promise<void> }
> = {
  'the open drawer': {
    width: 360,
    visit: async (page, ask) => {
      await page.goto('/inicio');
      await page.getByRole('button', { name: site.navigation.menu }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await ask('open');
    },
  },
  'the open «Secciones»': {
    width: 768,
    visit: async (page, ask) => {
      // A page without text, which the list would cover.
      await page.goto('/registro');
      await page.getByRole('banner').getByText('Secciones', { exact: true }).click();
      await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
      await ask('open');
    },
  },
  'the login’s password': {
    width: 390,
    visit: async (page, ask) => {
      const { login } = content.page('Login');
      await page.goto('/Login');
      await page.getByLabel(login.password, { exact: true }).fill('secreta');
      await page.getByRole('button', { name: login.showLabel }).click();
      await expect(page.getByRole('button', { name: login.hideLabel })).toBeVisible();
      await ask('shown');
    },
  },
  'the scheduler': {
    width: 1024,
    visit: async (page, ask) => {
      const { scheduler } = content.page('contacto');
      await page.goto('/contacto');
      await expect(page.getByText(scheduler.failed)).toBeVisible();
      await ask('failed');
      await playScheduler(page);
      await page.reload();
      await schedulerFrame(page).getByRole('button', { name: 'Confirmar la reunión' }).click();
      await expect(page.getByText(scheduler.booked)).toBeVisible();
      await ask('booked');
    },
  },
  'the lead form and the questions': {
    width: 1024,
    visit: async (page, ask) => {
      const { form, questions } = content.page('landing/auditorias');
      const region = page.getByRole('region', { name: form.title });
      await page.goto('/landing/auditorias');
      await region.scrollIntoViewIfNeeded();
      await expect(region.getByText(form.failed)).toBeVisible();
      for (const { question } of questions.items) await page.getByText(question).click();
      await ask('form failed, questions open');
      await playForms(page);
      await page.reload();
      await region.scrollIntoViewIfNeeded();
      await expect(region.locator('iframe')).toBeVisible();
      await ask('form ready');
    },
  },
  'the video': {
    width: 1024,
    visit: async (page, ask) => {
      const play = page.getByRole('link', { name: site.video.play });
      await playPlayer(page);
      await page.goto('/contacto');
      await play.click();
      await expect(page.locator('[data-video][data-state="ready"]')).toBeVisible();
      await ask('playing');
    },
  },
  'the article viewer': {
    width: 1024,
    visit: async (page, ask) => {
      const { viewer } = content.page('UnBlog');
      const address = `/UnBlog?idBlog=${content.articles()[0]?.id ?? ''}`;
      await page.goto('/UnBlog?idBlog=no-existe');
      await expect(page.getByRole('alert')).toBeVisible();
      await ask('an unknown article');
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('article')).toBeVisible();
      await ask('an article');
      await page.clock.install();
      await page.route('**/api/blogs/*.json', () => undefined);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.clock.fastForward(waitText);
      await expect(page.getByText(viewer.wait)).toBeVisible();
      await ask('loading');
    },
  },
};

for (const [name, { width, visit }] of Object.entries(states)) {
  test(`axe finds nothing wrong with ${name}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await visit(page, (state) => expectNothingWrong(page, state));
  });
}
