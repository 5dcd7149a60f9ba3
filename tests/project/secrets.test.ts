import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { expect, test } from 'vitest';
import config from '../../astro.config.mjs';

test('a secret in .env can reach no page, because a build does not read it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'lineo-env-'));
  await writeFile(join(root, '.env'), 'CORREO_CLAVE="clave-dificil-1234"\n');

  // As Astro loads them.
  const values = loadEnv('production', config.vite?.envDir ?? root, '');

  expect(values).not.toHaveProperty('CORREO_CLAVE');
  await rm(root, { recursive: true });
});
