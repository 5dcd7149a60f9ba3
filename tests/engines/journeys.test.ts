// @ts-expect-error The package has no types of its own.
import { By, Key } from 'selenium-webdriver';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { coverageAnswer } from '#lib/calculators/sentences.ts';
import { content } from '#tests/support/sites/content.ts';
import { limits } from '#tests/support/run/limits.ts';
import { engines, openBrowser } from './engines.ts';

const { navigation, video, whatsapp } = content.site();
const site = inject('host');

/** Vendors time out after 8 s. */
const TIMEOUT_MS = limits.expectation;

const poll = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: TIMEOUT_MS });

for (const engine of engines) {
  const { name, driver, packages } = engine;
  if (!driver) console.error(`${name} no se probó: en esta máquina falta ${packages}.`);

  describe.skipIf(!driver)(name, { timeout: limits.test }, () => {
    let opened: Awaited<ReturnType<typeof openBrowser>>;
    beforeAll(async () => {
      opened = await openBrowser(engine);
      // A tablet's width: the menu is a button, and no browser bar covers the page.
      await opened.browser.manage().window().setRect({ width: 700, height: 900 });
    }, limits.test);
    afterAll(() => opened.close());

    const visit = (path: string): Promise<void> => opened.browser.get(site + path);
    const find = (selector: string) => opened.browser.findElement(By.css(selector));
    /** The value of an expression in the page. */
    const run = <Value>(program: string, ...args: unknown[]): Promise<Value> =>
      opened.browser.executeScript(`return ${program}`, ...args);
    async function click(selector: string): Promise<void> {
      const element = await find(selector);
      await run(`arguments[0].scrollIntoView({ behavior: 'instant', block: 'center' })`, element);
      await element.click();
    }
    const press = (key: string): Promise<void> => opened.browser.actions().sendKeys(key).perform();
    const isVisible = (selector: string) =>
      run<boolean>(`document.querySelector(arguments[0])?.checkVisibility() ?? false`, selector);
    const textOf = (selector: string) =>
      run<string>(`document.querySelector(arguments[0])?.textContent.trim()`, selector);

    // First, so that the question doesn't cover the page in the other tests.
    test('the question about cookies is answered once', async () => {
      const no = '[data-consent="reject"]';
      await visit('/Login');
      await poll(() => isVisible(no)).toBe(true);
      await click(no);
      await poll(() => isVisible(no)).toBe(false);

      await visit('/Login');
      await poll(() => run(`Object.keys(localStorage).length`)).toBe(1);
      expect(await isVisible(no)).toBe(false);
      expect(await run('document.cookie')).toBe('');
    });

    test('home shows its first section, and nothing is wider than the screen', async () => {
      await visit('/inicio');

      expect(await textOf('h1')).toBe(content.page('inicio').hero.title);
      expect(await isVisible('main a[href="/contacto"]')).toBe(true);
      expect(await run('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    });

    test('the menu opens and closes by keyboard, and returns the focus', async () => {
      const button = 'button[aria-haspopup="dialog"]';
      await visit('/inicio');
      await run('document.querySelector(arguments[0]).focus()', button);
      await press(Key.ENTER);
      await poll(() => run(`Boolean(document.querySelector('dialog:modal'))`)).toBe(true);
      await poll(() => run(`document.activeElement.closest('dialog') !== null`)).toBe(true);
      expect(await textOf('dialog nav a')).toContain(navigation.items[0]?.label);

      await press(Key.ESCAPE);

      await poll(() => isVisible('dialog')).toBe(false);
      await poll(() => run('document.activeElement.matches(arguments[0])', button)).toBe(true);
    });

    test('the calculator answers other numbers', async () => {
      const { coverageCalculator: calculator } = content.page('inicio');
      await visit('/inicio');
      await click('input[type="number"]');
      const field = await find('input[type="number"]');
      await field.clear();
      await field.sendKeys('100');

      const numbers = {
        branches: 100,
        supervisors: calculator.supervisors.start,
        visits: calculator.visits.start,
      };
      const { number } = coverageAnswer(numbers, calculator.texts).sentences.week;
      await poll(() => textOf('[data-part="number"]')).toBe(number);
    });

    test('the viewer shows the article of its address', async () => {
      const [article] = content.articles();
      await visit(`/UnBlog?idBlog=${article?.id}`);

      await poll(() => textOf('h1')).toBe(article?.titulo);
      expect(await opened.browser.getCurrentUrl()).toBe(`${site}/UnBlog`);
    });

    test('the first click on the video loads its player', async () => {
      await visit('/inicio');
      await click(`a[href="${video.watch}"]:has(img)`);

      await poll(() => run(`document.querySelector('iframe')?.src`)).toContain(video.embed);
      expect(await opened.browser.getAllWindowHandles()).toHaveLength(1);
    });

    test('WhatsApp is offered where the form can’t be reached', async () => {
      const chat = `section:has(.hs-form-frame) a[href*="${whatsapp.number}"]`;
      await visit('/landing/auditorias');
      await run(`document.querySelector('.hs-form-frame').scrollIntoView({ behavior: 'instant' })`);

      await poll(() => isVisible('[data-lead="failed"]')).toBe(true);
      expect(await isVisible(chat)).toBe(true);
    });
  });
}
