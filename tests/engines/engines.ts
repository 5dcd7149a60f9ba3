import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
// @ts-expect-error The package has no types of its own.
import { Builder } from 'selenium-webdriver';
// @ts-expect-error The package has no types of its own.
import { waitForServer } from 'selenium-webdriver/http/util.js';
import { findProgram } from '#tests/support/run/browser.ts';
import { freePort } from '#tests/support/hosts/freePort.ts';

// Playwright drives only builds of its own, which it downloads; these are the system's packages, the browsers that people
// have.

interface Engine {
  name: string;
  /** WebDriver command line, without the port; undefined if a program is not installed. */
  driver: string[] | undefined;
  /** Packages to install if it is missing. */
  packages: string;
  capabilities: Record<string, unknown>;
}

const [miniBrowser] = globSync('/usr/lib*/{*/,}webkit*gtk*/MiniBrowser');
const webkitDriver = findProgram('WebKitWebDriver');
const xvfb = findProgram('xvfb-run');
const firefox = findProgram('firefox', 'firefox-esr');
const geckodriver = findProgram('geckodriver');

/** WebKitGTK replaces Safari, which doesn't run on Linux. */
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

/** No server listens there, so every request to a vendor fails. */
const DEAD_PROXY = '127.0.0.1:9';

/** From a cold disk WebKitGTK starts too late for its driver, which then hangs; a second try works. */
const OPEN_WITHIN_MS = 20_000;

interface Opened {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the package has no types
  browser: any;
  close: () => Promise<void>;
}

/** @throws when the driver refuses */
export async function openBrowser(engine: Engine): Promise<Opened> {
  const { driver: [program = '', ...args] = [], capabilities } = engine;
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  // A process group of its own: killing xvfb-run alone leaves its X server running.
  const server = spawn(program, [...args, `--port=${port}`], { stdio: 'ignore', detached: true });
  const stop = () => server.pid !== undefined && process.kill(-server.pid);

  const noProxy = ['localhost', '127.0.0.1'];
  const proxy = { proxyType: 'manual', httpProxy: DEAD_PROXY, sslProxy: DEAD_PROXY, noProxy };
  const opening: Promise<Opened['browser']> = waitForServer(address, OPEN_WITHIN_MS).then(() =>
    new Builder()
      .usingServer(address)
      .withCapabilities({ ...capabilities, proxy })
      .build(),
  );
  const browser = await Promise.race([opening, setTimeout(OPEN_WITHIN_MS)]).catch((error) => {
    stop();
    throw error;
  });
  if (browser) return { browser, close: () => browser.quit().finally(stop) };
  stop();
  return openBrowser(engine);
}
