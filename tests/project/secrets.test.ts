import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#tools/projectRoot.ts';
import config from '../../astro.config.mjs';

test('a secret in .env can reach no page, because a build does not read it', async () => {
  // The copy is inside the project, because a build looks for its packages from its root upwards.
  await mkdir(join(projectRoot, '.cache'), { recursive: true });
  const root = await mkdtemp(join(projectRoot, '.cache', 'secrets-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, '.env'), 'CORREO_CLAVE="clave-dificil-1234"\n');
  await mkdir(join(root, 'src', 'pages'), { recursive: true });
  await writeFile(
    join(root, 'src', 'pages', 'index.astro'),
    '<p>Clave: {import.meta.env.CORREO_CLAVE}</p>',
  );

  const settings = {
    root,
    configFile: false,
    logLevel: 'silent',
    vite: { envDir: config.vite?.envDir },
  };
  // Inside Vitest, Astro would return what browsers get.
  const code = `import { build } from 'astro'; await build(${JSON.stringify(settings)});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: projectRoot });

  const page = await readFile(join(root, 'dist', 'index.html'), 'utf8');
  expect(page).toContain('Clave:');
  expect(page).not.toContain('clave-dificil-1234');
});
