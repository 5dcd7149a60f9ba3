import { findFirefox } from '#tests/engines/firefox.ts';
import { findWebKit } from '#tests/engines/webkitgtk.ts';
import { check, vitest } from './suites.ts';

const engines = [
  { title: 'Firefox', project: 'firefox', find: findFirefox },
  { title: 'WebKitGTK', project: 'webkitgtk', find: findWebKit },
];

/**
 * Runs the checks of `tests/engines` in Firefox and in WebKitGTK, installing what they need; an
 * engine that can't be had is a failure.
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
