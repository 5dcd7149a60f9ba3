import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '#tests/support/browser.ts';
import { ordinaryChanges } from '#tests/support/ordinaryChanges.ts';
import { commandEnv, copyProject, type ProjectCopy } from '#tests/support/projectCopy.ts';
import { projectRoot } from '#tools/projectRoot.ts';

/** The build of a whole site, and a visit to each of its pages; a busy machine takes its time. */
const PATIENCE_MS = 600_000;

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject(join(projectRoot, 'src', 'content'));
  for (const change of Object.values(ordinaryChanges)) await change(copy);
}, PATIENCE_MS);
afterAll(() => copy.dispose());

describe('today’s content with every ordinary change made to it', { timeout: PATIENCE_MS }, () => {
  test('is sound for the content check', async () => {
    const { code, complained } = await copy.run('contentCheck');

    expect(complained).toBe('');
    expect(code).toBe(0);
  });

  test('is built, and each page of it is whole', async () => {
    const { code, complained } = await copy.run('build');
    expect(complained).toBe('');
    expect(code).toBe(0);

    const visit = spawnSync('playwright', ['test', '--config', 'tests/live/playwright.config.ts'], {
      cwd: projectRoot,
      encoding: 'utf8',
      env: {
        ...commandEnv(),
        LINEO_BROWSER: findBrowser(),
        LINEO_LIVE_SITE: join(copy.root, 'dist'),
      },
    });

    expect(visit.status, visit.stdout + visit.stderr).toBe(0);
    expect(visit.stdout).toContain('/tres_cosas_para_mirar_un_lunes is whole');
  });
});
