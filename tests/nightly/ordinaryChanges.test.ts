import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyContent, type ContentCopy } from '#tests/support/contentCopy.ts';
import { ordinaryChanges } from '#tests/support/ordinaryChanges.ts';
import { projectRoot } from '#tools/projectRoot.ts';

/** The build of a whole site, and a visit to each of its pages; a busy machine takes its time. */
const TIMEOUT_MS = 600_000;

let copy: ContentCopy;
beforeAll(async () => {
  copy = await copyContent(join(projectRoot, 'src', 'content'));
  for (const change of Object.values(ordinaryChanges)) await change(copy);
});
afterAll(() => copy.dispose());

/** What a command says about the changed content, when it fails. */
function complaintOf(command: string): string {
  const content = join(copy.root, 'src', 'content');
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...process.env, LINEO_CONTENT: content, LINEO_VARIANT: 'today', NODE_ENV: undefined },
  });
  return status === 0 ? '' : stdout + stderr;
}

describe('today’s content with every ordinary change made to it', { timeout: TIMEOUT_MS }, () => {
  test('is sound for the content check', () => {
    expect(complaintOf('npm run --silent content:check')).toBe('');
  });

  test('is built, and each page of it is whole', () => {
    expect(complaintOf('playwright test --config tests --project today')).toBe('');
  });
});
