import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox, throughNobody } from '#tests/engines/firefox.ts';
import { startScreen } from '#tests/engines/screen.ts';
import { findOrInstall, findProgram, installPackages } from '#tests/support/programs.ts';
import { readSpeech, type Speech } from './speech.ts';

const PROGRAMS = ['orca', 'Xvfb', 'dbus-daemon', 'openbox', 'xdotool'];
const PACKAGES = ['orca', 'xvfb', 'dbus', 'openbox', 'xdotool'];

/**
 * Makes sure that Orca is there, and the desktop that it needs: else installs the system's packages.
 * @throws with what to do when they can't be had.
 */
export function findOrca(): void {
  findFirefox();
  findOrInstall(
    'Orca',
    () => PROGRAMS.every((name) => findProgram([name])) || undefined,
    () => installPackages(PACKAGES),
    `instalá los paquetes ${PACKAGES.join(', ')}`,
  );
}

/**
 * Orca's settings: what it says goes to its output and to no voice, whose program may never answer;
 * it names no keys.
 */
const ORCA_SETTINGS = `
import logging, sys
from orca import settings
logging.getLogger('speech').addHandler(logging.StreamHandler(sys.stdout))
settings.speechServerFactory, settings.speechFactoryModules = '', []
settings.enableKeyEcho = settings.enableBraille = settings.enableSound = False
settings.sayAllOnLoad = False
`;

/** What starts the bus on which programs tell a screen reader what they show. */
const ACCESSIBILITY_SERVICE = '/usr/share/dbus-1/services/org.a11y.Bus.service';

/** A session bus that starts nothing but what is described in its own folder. */
const busSettings = (folder: string) => `<busconfig>
  <type>session</type>
  <listen>unix:dir=${folder}</listen>
  <servicedir>${folder}</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>`;

/** A window manager's settings that leave every key to Orca. */
const NO_KEYS = '<openbox_config xmlns="http://openbox.org/3.4/rc"/>';

/** Firefox's settings: no greetings; a visitor who welcomes motion; nothing but this machine. */
const preferences = {
  ...throughNobody,
  'browser.aboutwelcome.enabled': false,
  'browser.newtab.preload': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'ui.prefersReducedMotion': 0,
};

/** A desktop that nobody sees, with Orca awake in it. */
export interface Stage {
  /** What Orca says. */
  speech: Speech;
  /** Opens an address in a Firefox of its own, so wide in px; gives what ends it. */
  open(address: string, width: number): () => Promise<void>;
  /** Presses and releases keys, by X's names, where the focus is: 'Tab', 'alt+shift+Down'. */
  press(key: string): void;
  /** Ends all of it; settles when it is gone. */
  stop(): Promise<void>;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const isGone = once(child, 'exit');
  child.kill('SIGKILL');
  await isGone;
}

/**
 * Starts a screen, a session bus, a window manager and Orca, in Spanish and with a home of their
 * own. One at a time: Orca refuses to start beside another one of the same user.
 */
export async function startStage(): Promise<Stage> {
  const home = mkdtempSync(join(tmpdir(), 'lineo-orca-'));
  const file = (name: string, text: string) => {
    writeFileSync(join(home, name), text);
    return join(home, name);
  };
  const [screen, display] = await startScreen('Xvfb', 1280, 900);
  const children = [screen];
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: display,
    LC_ALL: 'C.UTF-8',
    LANGUAGE: 'es',
    GNOME_ACCESSIBILITY: '1',
  };
  const start = (program: string, ...args: string[]) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    children.unshift(child);
    return child;
  };

  copyFileSync(ACCESSIBILITY_SERVICE, join(home, 'accessibility.service'));
  const busFile = file('bus.conf', busSettings(home));
  const bus = start('dbus-daemon', '--config-file', busFile, '--nofork', '--print-address');
  const [address] = (await once(bus.stdout, 'data')) as [Buffer];
  env['DBUS_SESSION_BUS_ADDRESS'] = address.toString().trim();
  start('openbox', '--config-file', file('openbox.xml', NO_KEYS));
  file('orca-customizations.py', ORCA_SETTINGS);
  const speech = readSpeech(start('orca', '--user-prefs', home).stdout);

  const kill = () => children.forEach((child) => child.kill('SIGKILL'));
  process.once('exit', kill);
  let visits = 0;
  return {
    speech,
    open: (url, width) => {
      const profile = join(home, `firefox-${(visits += 1)}`);
      mkdirSync(profile);
      const lines = Object.entries(preferences).map(
        ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
      );
      writeFileSync(join(profile, 'user.js'), lines.join(''));
      const size = ['--width', String(width), '--height', '900'];
      const browser = start(findFirefox(), '--no-remote', '--profile', profile, ...size, url);
      return () => end(browser);
    },
    press: (key) => {
      spawnSync('xdotool', ['key', key], { env });
    },
    stop: async () => {
      process.off('exit', kill);
      for (const child of children) await end(child);
      rmSync(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
