import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plannedClicks } from '#tools/authoring/trackingPlan.ts';

test('a call to action outside any named part of the page is reported by its id', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lineo-plan-'));
  await writeFile(join(folder, 'app.html'), '<main><a data-cta-id="suelto" href="/">Ir</a></main>');

  expect(() => plannedClicks(folder)).toThrow('The call to action «suelto» is in no element');
  await rm(folder, { recursive: true });
});
