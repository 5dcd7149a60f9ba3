import type { ChildProcess } from 'node:child_process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyNotaProject, PATIENCE_MS, type NotaProject } from '#tests/support/notaProject.ts';
import { nota } from '#tests/support/slips.ts';

const port = Number(process.env['LINEO_TEST_PORT'] ?? 4610) + 1;
const patiently = { timeout: PATIENCE_MS, interval: 100 };

let project: NotaProject;
let server: ChildProcess;
beforeEach(async () => {
  project = await copyNotaProject();
  server = project.dev(port);
}, PATIENCE_MS);
afterEach(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  await project.dispose();
});

/** The status of a page, and what it says is wrong. */
async function look(path: string): Promise<string> {
  const response = await fetch(`http://localhost:${port}${path}`, {
    headers: { accept: 'text/html' },
  }).catch(() => null);
  if (!response) return 'no server';
  const [, said = ''] = /<pre[^>]*>([\s\S]*)<\/pre>/.exec(await response.text()) ?? [];
  return `${response.status} ${said}`.trim();
}

test(
  'the development server tells what a build would, until it is mended',
  { timeout: PATIENCE_MS },
  async () => {
    await expect.poll(() => look('/nota'), patiently).toBe('200');

    await project.write('blog/nota.mdx', nota({ fecha: 'fecha: ayer' }));
    await expect.poll(() => look('/nota'), patiently).toContain('500 Hay 1 problema');
    expect(await look('/inicio')).toContain(
      'La fecha se escribe AAAA-MM-DD, por ejemplo 2026-03-12. Se encontró «ayer».',
    );

    await project.write('blog/nota.mdx', nota());
    await expect.poll(() => look('/nota'), patiently).toBe('200');
  },
);
