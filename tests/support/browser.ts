import { chromium } from 'playwright';
import {
  findOrInstall,
  findProgram,
  installPackages,
  isExecutable,
  runQuietly,
} from './programs.ts';

/** What keeps the browser from the network but for what a test asks. */
export const quietArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',

  // No third party is ever reached. Unlike a route, this leaves the browser its cache and every
  // request its own way.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** The shell is the same engine without a desktop browser around it: half the work for the same tests. */
const SHELL = 'chromium-headless-shell';
const DESKTOP = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const own = () => [chromium.executablePath()].find(isExecutable);

const whole = () => findProgram(DESKTOP) ?? own();

/**
 * A whole browser, for what the shell does not have: pages that are kept when they are left, and
 * figures that are to be a visitor's.
 * @throws with what to do when none can be had.
 */
export const findWholeBrowser = (): string =>
  findOrInstall(
    'un navegador entero',
    whole,
    () => installPackages(['chromium']) || runQuietly('playwright', ['install', 'chromium']),
    'instalá Chromium o Google Chrome',
  );

/**
 * The Chromium that browser tests drive: one that is there, else installed with the system's
 * package manager, else Playwright's own.
 * @throws with what to do when none can be had.
 */
export const findBrowser = (): string =>
  findOrInstall(
    'un navegador',
    () => process.env['LINEO_BROWSER'] ?? findProgram([SHELL]) ?? whole(),
    () =>
      installPackages([SHELL]) ||
      installPackages(['chromium']) ||
      runQuietly('playwright', ['install', 'chromium']),
    'instalá Chromium o Google Chrome',
  );
