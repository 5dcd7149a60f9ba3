import { join } from 'node:path';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { firstView } from '#tests/perf/firstView.ts';
import { growth } from '#tests/perf/growth.ts';
import { buildSite } from '#tools/build/build.ts';
import { explain } from '#tools/commands/explain.ts';
import { projectRoot } from '#tools/projectRoot.ts';

/**
 * `npm run bench`: what a visitor waits for and what the build takes, each into a Markdown table
 * beside what measures it.
 *
 * - `--only visits` or `--only growth`: one of the two
 * - `--rounds 5`: how often each page is visited
 * - `--sizes 10,100`: with how many articles to build
 * - `--beside <folder>`: Astro's blog example to compare with: `examples/blog` of withastro/astro
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    sizes: { type: 'string', default: '10,100,1000,5000' },
    beside: { type: 'string' },
  },
});

const processors = cpus();
const where =
  `Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ` +
  `${processors.length} × ${processors[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ` +
  `Node ${process.versions.node}.`;

async function write(name: string, title: string, text: string): Promise<void> {
  const file = join(projectRoot, 'tests/perf', name);
  await writeFile(file, `${[`# ${title}`, where, text].join('\n\n')}\n`);
  console.log(await readFile(file, 'utf8'));
}

try {
  if (values.only !== 'growth') {
    await buildSite();
    await write('visits.md', 'What a visitor waits for', await firstView(Number(values.rounds)));
  }
  if (values.only !== 'visits') {
    const sizes = values.sizes.split(',').map(Number);
    await write('growth.md', 'What the build takes', await growth(sizes, values.beside));
  }
} catch (error) {
  explain(error);
}
