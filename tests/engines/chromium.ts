import { chromium as playwright } from 'playwright';
import { findWholeBrowser, quietArgs } from '#tests/support/browser.ts';
import { runBy, type Engine } from './engine.ts';

/** Chromium, driven by Playwright. */
export const chromium: Engine = {
  lacks: {},
  start: async ({ javaScript = true, reducedMotion = false, forcedColors = false }) => {
    const browser = await playwright.launch({
      // The shell keeps no page for the way back.
      executablePath: findWholeBrowser(),
      args: quietArgs,
      // Pages are kept for the way back, as they are outside of tests.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({
      javaScriptEnabled: javaScript,
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      forcedColors: forcedColors ? 'active' : 'none',
    });
    const page = await context.newPage();
    return {
      go: async (address) => {
        await page.goto(address, { waitUntil: 'load' });
      },
      reload: async () => {
        await page.reload({ waitUntil: 'load' });
      },
      run: runBy((program) => page.evaluate(program)),
      point: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      press: (key, shift = false) => page.keyboard.press(shift ? `Shift+${key}` : key),
      type: (text) => page.keyboard.type(text),
      resize: (width, height) => page.setViewportSize({ width, height }),
      end: () => browser.close(),
    };
  },
};
