import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/freePort.ts';
import { findOrInstall, findProgram, installPackages } from '#tests/support/programs.ts';
import { NOBODY, runBy, type Engine, type Key } from './engine.ts';
import { startScreen } from './screen.ts';
import { openSession } from './webdriver.ts';

/** The programs that checks need to drive WebKitGTK. */
interface Programs {
  driver: string;
  browser: string;
  screen: string;
}

const installed = (): Programs | undefined => {
  const driver = findProgram(['WebKitWebDriver']);
  const [browser] = globSync('/usr/lib*/{*/,}webkit*gtk*/MiniBrowser');
  const screen = findProgram(['Xvfb']);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
};

/**
 * The WebKitGTK that checks drive: one that is there, else the system's packages.
 * @throws with what to do when none can be had.
 */
export const findWebKit = (): Programs =>
  findOrInstall(
    'WebKitGTK',
    installed,
    () => installPackages(['webkit2gtk-driver', 'xvfb']),
    'instalá los paquetes webkit2gtk-driver y xvfb',
  );

/** The protocol's code points of keys that are no letters. */
const SHIFT = '\uE008';
const keys: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Space: ' ',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
};

/** The browser's bar would keep its window wider than a small phone. */
const NARROW_BAR =
  'entry, button, image, toolbar, headerbar, box { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }';

/** A folder of desktop settings, where GTK reads what a visitor has set. */
function writeDesktop(reducedMotion: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'lineo-webkitgtk-'));
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, version));
    writeFileSync(join(folder, version, 'gtk.css'), NARROW_BAR);
    writeFileSync(
      join(folder, version, 'settings.ini'),
      `[Settings]\ngtk-enable-animations=${Number(!reducedMotion)}\n`,
    );
  }
  return folder;
}

/** Width and height, in px, of its screen, whose own pointer rests in the middle. */
const SCREEN = 2000;

/** How often a browser is started anew that did not come. */
const STARTS = 3;

/** A browser with its driver and screen; when one does not come, all three are started anew. */
async function openBrowser(javaScript: boolean, reducedMotion: boolean, tries = STARTS) {
  const programs = findWebKit();
  const desktop = writeDesktop(reducedMotion);
  const [screen, display] = await startScreen(programs.screen, SCREEN, SCREEN);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: desktop },
  });
  const stop = () => {
    process.off('exit', stop);
    driver.kill();
    screen.kill();
    rmSync(desktop, { recursive: true, force: true });
  };
  process.once('exit', stop);
  const nobody = `${NOBODY.host}:${NOBODY.port}`;
  try {
    const { command } = await openSession(port, {
      timeouts: { script: 3000 },
      proxy: {
        proxyType: 'manual',
        httpProxy: nobody,
        sslProxy: nobody,
        noProxy: ['localhost', '127.0.0.1'],
      },
      'webkitgtk:browserOptions': {
        binary: programs.browser,
        args: ['--automation', `--enable-javascript=${String(javaScript)}`],
      },
    });
    return { command, stop };
  } catch (error) {
    stop();
    if (tries === 1) throw error;
    return openBrowser(javaScript, reducedMotion, tries - 1);
  }
}

/**
 * WebKitGTK's own browser, driven by its own driver over plain WebDriver. It is not Safari on iOS:
 * same engine, other keyboard, scrolling and text input.
 */
export const webkitgtk: Engine = {
  lacks: {
    forcedColors:
      'WebKit has no forced colours: under a high-contrast theme it still answers (forced-colors: none)',
  },
  start: async ({ javaScript = true, reducedMotion = false }) => {
    const { command, stop } = await openBrowser(javaScript, reducedMotion);

    const run = runBy((program) =>
      command('POST', '/execute/sync', { script: `return ${program}`, args: [] }),
    );
    const act = (type: 'key' | 'pointer', actions: object[]) =>
      command('POST', '/actions', { actions: [{ type, id: type, actions }] }).then(() => undefined);
    const move = (x: number, y: number) => ({
      type: 'pointerMove',
      duration: 0,
      x: Math.round(x),
      y: Math.round(y),
    });
    const stroke = (value: string) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    // The window that is under the screen's own pointer has the keyboard. There it meets the bar, so
    // that it points at nothing in the page.
    const setWindow = (width: number, height: number) =>
      command('POST', '/window/rect', {
        x: Math.round((SCREEN - width) / 2),
        y: SCREEN / 2 - 10,
        width,
        height,
      });

    return {
      go: async (url) => {
        await command('POST', '/url', { url });
      },
      reload: async () => {
        await command('POST', '/refresh');
      },
      run,
      point: (x, y) => act('pointer', [move(x, y)]),
      click: (x, y) =>
        act('pointer', [
          move(x, y),
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      press: (key, shift = false) =>
        act('key', [
          ...(shift ? [{ type: 'keyDown', value: SHIFT }] : []),
          ...stroke(keys[key]),
          ...(shift ? [{ type: 'keyUp', value: SHIFT }] : []),
        ]),
      type: (text) => act('key', [...text].flatMap(stroke)),
      resize: async (width, height) => {
        await setWindow(width, height);
        // The window has a bar besides the page.
        const bar = await run(() => outerHeight - innerHeight);
        await setWindow(width, height + bar);
      },
      end: async () => {
        await command('DELETE', '');
        stop();
      },
    };
  },
};
