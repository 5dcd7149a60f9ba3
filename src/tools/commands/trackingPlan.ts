// `npm run plan:tracking`: what the built site measures, as Markdown and JSON in .cache. With
// `-- --aceptar` its ids become those that reports can count on.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { dist } from '#tools/build/built.ts';
import { changesIn, planAsMarkdown } from '#tools/tracking/plan.ts';
import { accept, readAccepted, readPlan } from '#tools/tracking/readPlan.ts';
import { explain } from './explain.ts';

try {
  const root = dirname(dist);
  const file = join(root, '.cache', 'plan-de-medicion');
  const plan = await readPlan();
  const changes = changesIn(plan, await readAccepted());

  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.md`, planAsMarkdown(plan));
  await writeFile(`${file}.json`, `${JSON.stringify(plan, null, 2)}\n`);
  console.log(`${plan.length} elementos medidos.`);
  console.log(`El plan está en ${relative(root, file)}.md y ${relative(root, file)}.json.`);

  if (changes.length > 0) {
    console.log(`\nCambios respecto de lo aceptado:\n  ${changes.join('\n  ')}`);
    if (process.argv.includes('--aceptar')) {
      await accept(plan);
      console.log('Quedaron aceptados.');
    } else {
      console.log('Si son a propósito: npm run plan:tracking -- --aceptar');
      process.exitCode = 1;
    }
  }
} catch (error) {
  explain(error);
}
