import { findFirefox } from '#tests/engines/firefox.ts';
import { findWebKit } from '#tests/engines/webkitgtk.ts';
import { findOrca } from '#tests/screenReader/stage.ts';
import { check, vitest } from './suites.ts';

const engines = [
  { title: 'Firefox', project: 'firefox', find: findFirefox },
  { title: 'WebKitGTK', project: 'webkitgtk', find: findWebKit },
  { title: 'Lector de pantalla', project: 'reader', find: findOrca },
];

/**
 * Runs the checks of `tests/engines` in Firefox and in WebKitGTK, then the journeys of
 * `tests/screenReader`, installing what they need; what can't be had is a failure.
 */
export async function testOtherEngines(): Promise<void> {
  for (const { title, project, find } of engines) {
    try {
      find();
    } catch (error) {
      await check(title, () => Promise.reject(error as Error));
      continue;
    }
    await vitest(title, project);
  }
}
