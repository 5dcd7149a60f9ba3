// `node src/tools/commands/trackingPlan.ts`: what the built site measures, page by page, in .cache.
import './command.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { dist } from '#tools/build/built.ts';
import { readPlan } from '#tools/tracking/plan.ts';

const root = dirname(dist);
const file = join(root, '.cache', 'plan-de-medicion.md');
const plan = await readPlan(dist);
const tables = [...Map.groupBy(plan, ({ page }) => page)].map(([page, clicks]) =>
  [
    `\n## ${page}\n`,
    '| cta_id | cta_label | cta_location | destination_url |\n| --- | --- | --- | --- |',
    ...clicks.map(
      ({ click }) =>
        `| ${click.cta_id} | ${click.cta_label.replaceAll('|', '\\|')} | ${click.cta_location} | ${click.destination_url} |`,
    ),
  ].join('\n'),
);
await mkdir(dirname(file), { recursive: true });
await writeFile(file, `# Plan de medición\n${tables.join('\n')}\n`);
console.log(`${plan.length} elementos medidos: están en ${relative(root, file)}.`);
