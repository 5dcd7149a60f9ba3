import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['contentCheck', 'nada', 'Falta este archivo.'],
  ['launchCheck', 'tests/fixture', 'líneas marcadas'],
])('%s fails while something is missing, and lists it', (command, content, message) => {
  const env = { ...process.env, LINEO_CONTENT: content };
  const args = [`src/tools/commands/${command}.ts`];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });

  expect(stdout + stderr).toContain(message);
  expect(status).toBe(1);
});
