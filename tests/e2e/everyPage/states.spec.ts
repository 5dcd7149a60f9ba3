import type { Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { content } from '#tests/support/sites/content.ts';
import { expectFit } from '#tests/support/browser/fit/expectFit.ts';
import {
  fakeForms,
  fakeScheduler,
  formFrame,
  isVendors,
  schedulerFrame,
} from '#tests/support/vendors/hubspot.ts';
import { holdRequests } from '#tests/support/browser/page.ts';
import { fakePlayer } from '#tests/support/vendors/player.ts';
import { isComplete } from '#tests/support/run/tags.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const { navigation, scheduler, video } = content.site();
const { tryAudit: audit, leadForm: form } = content.page('landing/auditorias');
const { coverageCalculator: calculator } = content.page('inicio');
const contact = content.page('contacto').scheduler;
const [article] = content.articles();

const phone = [320];
const laptop = [1024];
// A width for each layout that these parts have. On a wider phone they only have more room.
const all = [320, 1024, 1280];

/** A visit to a page, and the states that it is in after each of its steps. */
interface Visit {
  shows: string;
  path: string;
  widths: readonly number[];
  prepare?: (page: Page) => unknown;
  steps: Record<string, (page: Page) => Promise<unknown>>;
}

/** A function that refuses the vendors' requests, which wait until then. */
const refusals = new WeakMap<Page, () => void>();
async function holdVendors(page: Page) {
  await page.route(isVendors, (route) => route.abort('blockedbyclient'));
  refusals.set(page, (await holdRequests(page, isVendors)).release);
}

const embed = (page: Page, title: string) => page.getByRole('region', { name: title });
const expectOnItsWay = (title: string, words: string) => async (page: Page) => {
  await embed(page, title).scrollIntoViewIfNeeded();
  await expect(embed(page, title).getByText(words).locator('visible=true')).toBeVisible();
};
const expectBlocked = (title: string, words: string) => async (page: Page) => {
  refusals.get(page)?.();
  await expect(embed(page, title).getByText(words).locator('visible=true')).toBeVisible();
};

const visits: Visit[] = [
  {
    shows: 'the phone’s menu',
    path: '/soluciones',
    widths: phone,
    steps: {
      open: async (page) => {
        await page.getByRole('button', { name: navigation.menu }).click();
        await expect(page.getByRole('dialog', { name: navigation.drawerTitle })).toBeVisible();
      },
    },
  },
  {
    shows: '«Secciones»',
    path: '/soluciones',
    widths: laptop,
    steps: {
      open: async (page) => {
        await page.getByRole('banner').getByText(navigation.sections, { exact: true }).click();
        const list = page
          .getByRole('banner')
          .getByRole('navigation', { name: navigation.sections });
        await expect(list).toBeVisible();
      },
    },
  },
  {
    shows: 'the questions',
    path: '/contacto',
    widths: all,
    steps: {
      open: async (page) => {
        for (const { question, answer } of content.page('contacto').questions.items) {
          // The first may be open from the start.
          if (!(await page.getByText(answer).isVisible()))
            await page.getByText(question, { exact: true }).click();
          await expect(page.getByText(answer)).toBeVisible();
        }
      },
    },
  },
  {
    shows: 'the calendar',
    path: '/contacto',
    widths: all,
    prepare: holdVendors,
    steps: {
      'on its way': expectOnItsWay(contact.title, contact.loading),
      blocked: expectBlocked(contact.title, contact.failed),
    },
  },
  {
    shows: 'the calendar',
    path: '/contacto',
    widths: all,
    prepare: fakeScheduler,
    steps: {
      'with its hours': async (page) => {
        await embed(page, contact.title).scrollIntoViewIfNeeded();
        await expect(page.locator('[data-scheduler="ready"]')).toBeVisible();
        await expect(page.locator(`iframe[title="${scheduler.title}"]`)).toBeVisible();
      },
      booked: async (page) => {
        await schedulerFrame(page).getByRole('button').first().click();
        await expect(page.getByText(contact.booked)).toBeVisible();
      },
    },
  },
  {
    shows: 'the form',
    path: '/landing/auditorias',
    widths: all,
    prepare: holdVendors,
    steps: {
      'on its way': expectOnItsWay(form.title, form.loading),
      blocked: expectBlocked(form.title, form.failed),
    },
  },
  {
    shows: 'the form',
    path: '/landing/auditorias',
    widths: all,
    prepare: fakeForms,
    steps: {
      'with its fields': async (page) => {
        await embed(page, form.title).scrollIntoViewIfNeeded();
        await expect(formFrame(page).getByRole('button')).toBeVisible();
      },
    },
  },
  {
    shows: 'the audit',
    path: '/landing/auditorias',
    widths: all,
    steps: {
      'with each «No»': async (page) => {
        // Its name is another once all is answered.
        const list = page.locator('#auditar');
        const all = await list.getByRole('radio', { name: audit.no, exact: true }).all();
        for (const no of all) await no.check();
        // Each leaves a task.
        await expect(list.getByRole('status')).toContainText(`tareas ${all.length}`);
      },
    },
  },
  {
    shows: 'the calculator',
    path: '/inicio',
    widths: all,
    steps: {
      'with the largest network': async (page) => {
        const answer = embed(page, calculator.title).getByRole('status').first();
        const before = (await answer.textContent()) ?? '';
        for (const field of await page.getByRole('spinbutton').all())
          await field.fill((await field.getAttribute('max')) ?? '');
        await page.getByLabel(calculator.cost.label).fill('999.999');
        await expect(answer).not.toHaveText(before);
      },
      'without numbers': async (page) => {
        for (const field of await page.getByRole('spinbutton').all()) await field.fill('');
        await expect(embed(page, calculator.title)).toContainText(calculator.texts.incomplete);
      },
    },
  },
  {
    shows: 'the video',
    path: '/inicio',
    widths: all,
    prepare: fakePlayer,
    steps: {
      playing: async (page) => {
        await page.getByRole('link', { name: new RegExp(`${video.play}$`) }).click();
        await expect(page.locator(`iframe[title="${video.title}"]`)).toHaveCSS('opacity', '1');
      },
    },
  },
  {
    shows: 'the viewer',
    path: `/UnBlog?idBlog=${article?.id ?? ''}`,
    widths: all,
    steps: {
      'with its article': (page) =>
        expect(page.getByRole('heading', { level: 1 })).toHaveText(article?.titulo ?? ''),
    },
  },
  {
    shows: 'the viewer',
    path: `/UnBlog?idBlog=${'no-hay-'.repeat(20)}`,
    widths: all,
    steps: {
      'with no such article': (page) => expect(page.getByRole('alert')).toContainText('no-hay-'),
    },
  },
  {
    shows: 'the password',
    path: '/Login',
    widths: all,
    steps: {
      shown: async (page) => {
        await page
          .locator('#password')
          .fill('una clave que no cabe en su lugar por lo larga que es');
        await page.locator('button[aria-controls="password"]').click();
        await expect(page.locator('#password')).toHaveAttribute('type', 'text');
      },
    },
  },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { shows, path, widths, prepare, steps } of visits) {
  const states = Object.keys(steps).join(', then ');
  test(`${shows} (${states}) can be read and used by everybody and fits the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths[0] ?? 320, height: 900 });
    await prepare?.(page);
    await page.goto(path);
    for (const [state, reach] of Object.entries(steps)) {
      await reach(page);
      for (const width of widths) {
        await expectFit(page, width);
        // On a phone `pages.spec.ts` checks the page around the state, and `test:all` the state itself.
        const isAsked = width === widths.at(-1) || (isComplete && width === widths[0]);
        if (isAsked) await expectAccessible(page, `${shows}, ${state}, ${width} px`);
      }
    }
  });
}
