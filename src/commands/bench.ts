import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { firstView } from '../../tests/perf/firstView.ts';
import { buildSite } from '../host/build.ts';
import { explain } from './explain.ts';

// `npm run bench -- --rounds 5`: the speed figures, written beside what measures them.
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const results = new URL('../../tests/perf/results.md', import.meta.url);

try {
  await buildSite();
  const processors = cpus();
  const text = [
    '# What a visitor waits for',
    `Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ` +
      `${processors.length} × ${processors[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ` +
      `Node ${process.versions.node}.`,
    await firstView(Number(values.rounds)),
  ].join('\n\n');
  await writeFile(results, `${text}\n`);
  console.log(text);
} catch (error) {
  explain(error);
}
