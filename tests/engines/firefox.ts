import { launch, type KeyInput } from 'puppeteer-core';
import { findOrInstall, findProgram, installPackages } from '#tests/support/programs.ts';
import { NOBODY, runBy, type Engine, type Key } from './engine.ts';
import { until } from './until.ts';
import { PATIENCE_MS } from './visit.ts';

/**
 * The Firefox that checks drive: one that is there, else the system's package.
 * @throws with what to do when none can be had.
 */
export const findFirefox = (): string =>
  findOrInstall(
    'Firefox',
    () => findProgram(['firefox-esr', 'firefox']),
    () => installPackages(['firefox-esr']),
    'instalá el paquete firefox-esr',
  );

/** Firefox's preferences by which everything that is not this machine is out of reach. */
export const throughNobody = {
  'network.proxy.type': 1,
  'network.proxy.http': NOBODY.host,
  'network.proxy.http_port': NOBODY.port,
  'network.proxy.ssl': NOBODY.host,
  'network.proxy.ssl_port': NOBODY.port,
};

/** Keys whose names Puppeteer takes for others: its 'Enter' is the number pad's. */
const puppeteerKeys: Partial<Record<Key, KeyInput>> = { Enter: '\r', Space: ' ' };

/** Firefox, driven by Puppeteer over WebDriver BiDi. */
export const firefox: Engine = {
  lacks: {},
  losesKeyboard: true,
  start: async ({ javaScript = true, reducedMotion = false, forcedColors = false }) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: findFirefox(),
      defaultViewport: null,
      // No command of the protocol sets these: preferences at the start do.
      extraPrefsFirefox: {
        'javascript.enabled': javaScript,
        'ui.prefersReducedMotion': Number(reducedMotion),
        'browser.display.document_color_use': forcedColors ? 2 : 0,
        ...throughNobody,
      },
    });
    const page = await browser.newPage();
    // Puppeteer loses sight of some navigations, most often away from a page that came back out of
    // the browser's cache: what counts is what the page says.
    const arrive = async (navigate: () => Promise<unknown>) => {
      await page.evaluate(() => void Object.assign(window, { isLeft: true }));
      navigate().catch(() => undefined);
      await until(async () => {
        const isThere = await page.evaluate(
          () => !('isLeft' in window) && document.readyState === 'complete',
        );
        if (!isThere) throw new Error('Firefox did not open the page.');
      }, PATIENCE_MS);
    };
    return {
      go: async (address) => {
        await arrive(() => page.goto(address));
        // A page that came back out of the browser's cache leaves the tab without the focus.
        await page.bringToFront();
      },
      reload: async () => {
        await arrive(() => page.reload());
      },
      run: runBy((program) => page.evaluate(program)),
      point: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      press: async (key, shift = false) => {
        if (shift) await page.keyboard.down('Shift');
        await page.keyboard.press(puppeteerKeys[key] ?? key);
        if (shift) await page.keyboard.up('Shift');
      },
      type: (text) => page.keyboard.type(text),
      resize: (width, height) => page.setViewport({ width, height }),
      end: () => browser.close(),
    };
  },
};
