import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
// @ts-expect-error The package has no types of its own.
import { Builder } from 'selenium-webdriver';
import { findProgram } from '#tests/support/browser.ts';
import { freePort } from '#tests/support/freePort.ts';

/** A browser other than Chromium, and the program that drives it over WebDriver. */
interface Engine {
  name: string;
  /** Command line of its driver, to which the port is added; undefined where something is not installed. */
  driver: string[] | undefined;
  /** What to install where it is missing. */
  packages: string;
  capabilities: Record<string, unknown>;
}

const [miniBrowser] = globSync('/usr/lib*/{*/,}webkit*gtk*/MiniBrowser');
const webkitDriver = findProgram('WebKitWebDriver');
const xvfb = findProgram('xvfb-run');
const firefox = findProgram('firefox', 'firefox-esr');
const geckodriver = findProgram('geckodriver');

/** The engines that visitors have beside Chromium's. WebKitGTK stands in for Safari. */
export const engines: Engine[] = [
  {
    name: 'WebKitGTK',
    driver: miniBrowser && webkitDriver && xvfb ? [xvfb, '-a', webkitDriver] : undefined,
    packages: 'webkit2gtk-driver y xvfb',
    capabilities: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    },
  },
  {
    name: 'Firefox',
    driver: firefox && geckodriver ? [geckodriver] : undefined,
    packages: 'firefox y geckodriver',
    capabilities: {
      browserName: 'firefox',
      'moz:firefoxOptions': { binary: firefox, args: ['-headless'] },
    },
  },
];

/** Nobody answers there: every vendor is out of reach. */
const DEAD_PROXY = '127.0.0.1:9';

/** How long, in ms, a driver may take before it listens. */
const READY_WITHIN_MS = 20_000;

/** From a cold disk WebKitGTK comes later than its driver waits, which then never answers; once more it is warm. */
const OPEN_WITHIN_MS = 20_000;

/** Waits until a driver answers. @throws when it does not in time */
async function untilReady(address: string): Promise<void> {
  const end = performance.now() + READY_WITHIN_MS;
  while (!(await fetch(`${address}/status`).catch(() => undefined))) {
    if (performance.now() > end) throw new Error(`No driver answers at ${address}.`);
    await setTimeout(100);
  }
}

/** Selenium's driver of a browser, and what closes both. */
interface Opened {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the package has no types
  browser: any;
  close: () => Promise<void>;
}

/** Opens an engine's browser; gives Selenium's driver of it and what closes both. */
export async function openBrowser(engine: Engine): Promise<Opened> {
  const { driver: [program = '', ...args] = [], capabilities } = engine;
  const port = await freePort();
  // A group of its own: xvfb-run leaves its screen behind when it is killed alone.
  const server = spawn(program, [...args, `--port=${port}`], { stdio: 'ignore', detached: true });
  const stop = () => server.pid !== undefined && process.kill(-server.pid);
  try {
    const address = `http://127.0.0.1:${port}`;
    await untilReady(address);
    const opening: Promise<Opened['browser']> = new Builder()
      .usingServer(address)
      .withCapabilities({
        ...capabilities,
        proxy: {
          ...{ proxyType: 'manual', httpProxy: DEAD_PROXY, sslProxy: DEAD_PROXY },
          noProxy: ['localhost', '127.0.0.1'],
        },
      })
      .build();
    const browser = await Promise.race([opening, setTimeout(OPEN_WITHIN_MS)]);
    if (browser) return { browser, close: () => browser.quit().finally(stop) as Promise<void> };
  } catch (error) {
    stop();
    throw error;
  }
  stop();
  return openBrowser(engine);
}
