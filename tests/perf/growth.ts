import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { generatedArticles, type GeneratedArticle } from './articles.ts';
import { table } from './statistics.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const published = join(projectRoot, 'src', 'content', 'blog');
const meter = new URL('measured.mjs', import.meta.url).href;

/** What a build took. */
interface Cost {
  /** Seconds of processor, of all threads. */
  cpu: number;
  /** Most memory held, in MiB. */
  memory: number;
}

/** A site that can be built with any number of articles. */
interface Grower {
  root: string;
  command: string[];
  /** What a first build finds nothing of, from the root. */
  leftovers: string[];
  asFile(article: GeneratedArticle): string;
}

/** Builds once. @throws with what the build said, when it fails */
async function build({ root, command }: Grower): Promise<Cost> {
  const result = join(root, '.measured.json');
  const child = spawn(process.execPath, ['--import', meter, ...command], {
    cwd: root,
    env: { ...process.env, MEASURED_TO: result, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(said);
  return JSON.parse(await readFile(result, 'utf8')) as Cost;
}

const contentOf = ({ root }: Grower) => join(root, 'src', 'content', 'blog');

async function fill(site: Grower, count: number): Promise<void> {
  for (const leftover of site.leftovers) {
    await rm(join(site.root, leftover), { recursive: true, force: true });
  }
  for (const file of await readdir(contentOf(site))) {
    if (file.startsWith('nota_')) await rm(join(contentOf(site), file));
  }
  for (const article of generatedArticles(published, count)) {
    await writeFile(join(contentOf(site), `${article.id}.mdx`), site.asFile(article));
  }
}

/** A copy of this site, beside the articles that it has. */
async function ourSite(): Promise<Grower> {
  const root = await mkdtemp(join(tmpdir(), 'lineo-growth-'));
  for (const path of ['src', 'public', 'package.json', 'tsconfig.json', 'astro.config.mjs']) {
    await cp(join(projectRoot, path), join(root, path), { recursive: true });
  }
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    command: ['src/tools/commands/build.ts'],
    leftovers: ['.cache', '.astro', 'dist'],
    asFile: ({ title, description, day, body }) =>
      [
        '---',
        `titulo: '${title}'`,
        `descripcion: '${description}'`,
        'blogImg: ./escalar_una_franquicia.svg',
        "blogImgAlt: 'Una portada.'",
        `fecha: ${day}`,
        'categorias: [Expansión]',
        'borrador: false',
        `---\n\n${body}`,
      ].join('\n'),
  };
}

/**
 * A copy of Astro's own blog example with this project's versions of Astro, installed.
 * @param source the folder `examples/blog` of a checkout of withastro/astro
 */
async function astrosExample(source: string): Promise<Grower> {
  const root = await mkdtemp(join(tmpdir(), 'astro-example-'));
  await cp(source, root, { recursive: true });
  const file = join(root, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const name of Object.keys(manifest.dependencies)) {
    const own = join(projectRoot, 'node_modules', name, 'package.json');
    if (!existsSync(own)) continue;
    const { version } = JSON.parse(await readFile(own, 'utf8')) as { version: string };
    manifest.dependencies[name] = version;
  }
  await writeFile(file, JSON.stringify(manifest));
  const installing = spawn('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => installing.once('exit', resolve));
  if (code !== 0) throw new Error('No se pudo instalar el ejemplo de Astro.');
  return {
    root,
    command: ['node_modules/astro/bin/astro.mjs', 'build'],
    leftovers: ['.astro', 'dist', 'node_modules/.astro', 'node_modules/.vite'],
    asFile: ({ title, description, day, body }) =>
      [
        '---',
        `title: '${title}'`,
        `description: '${description}'`,
        `pubDate: '${day}'`,
        "heroImage: '../../assets/blog-placeholder-1.jpg'",
        `---\n\n${body}`,
      ].join('\n'),
  };
}

/** What one size showed. */
interface Size {
  count: number;
  cold: Cost;
  warm: Cost;
}

const weigh = async (root: string, page: string) =>
  gzipSync(await readFile(join(root, 'dist', `${page}.html`)), { level: 9 }).length;

const drawn = async (root: string) => (await readdir(join(root, '.cache', 'social'))).length;

/** Milliseconds of processor for each article between two sizes. */
const perArticle = (from: Size, to: Size, which: 'cold' | 'warm') =>
  ((to[which].cpu - from[which].cpu) * 1000) / (to.count - from.count);

function rowsOf(name: string, sizes: readonly Size[]): string[][] {
  return sizes.map(({ count, cold, warm }, index) => {
    const before = sizes[index - 1];
    const now = sizes[index];
    const each = (which: 'cold' | 'warm') =>
      before && now ? perArticle(before, now, which).toFixed(1) : '–';
    return [
      name,
      String(count),
      cold.cpu.toFixed(1),
      each('cold'),
      warm.cpu.toFixed(1),
      each('warm'),
      String(Math.round(Math.max(cold.memory, warm.memory))),
    ];
  });
}

/**
 * What building takes as the blog grows, as Markdown: this site and, where it is given, Astro's own
 * blog example with the same articles, in turn.
 * @param counts how many articles are generated, from few to many
 * @param example the folder `examples/blog` of a checkout of withastro/astro
 */
export async function growth(counts: readonly number[], example?: string): Promise<string> {
  const ours = await ourSite();
  const theirs = example ? await astrosExample(example) : undefined;
  try {
    const sites = new Map<Grower, Size[]>([[ours, []]]);
    if (theirs) sites.set(theirs, []);
    const weights: string[][] = [];
    for (const count of counts) {
      for (const [site, sizes] of sites) {
        await fill(site, count);
        const cold = await build(site);
        sizes.push({ count, cold, warm: await build(site) });
      }
      weights.push([
        String(count),
        String(await weigh(ours.root, 'nota_0001')),
        String(await weigh(ours.root, 'blogs')),
      ]);
    }

    const before = await drawn(ours.root);
    const [first] = generatedArticles(published, 1);
    if (first) {
      const changed = { ...first, title: `${first.title}, revisada` };
      await writeFile(join(contentOf(ours), `${first.id}.mdx`), ours.asFile(changed));
    }
    await build(ours);
    const redrawn = (await drawn(ours.root)) - before;

    return [
      '## Growth',
      'Builds with generated articles of 600 words. Cold: nothing kept from before; warm: again, ' +
        'nothing changed. Seconds of processor over all threads, milliseconds of processor for each ' +
        'article more than in the row above, and the most memory held.' +
        (theirs ? ' Beside it Astro’s own blog example, with the same versions and texts.' : ''),
      table(
        ['site', 'articles', 'cold, s', 'ms each', 'warm, s', 'ms each', 'memory, MiB'],
        [
          ...rowsOf('this one', sites.get(ours) ?? []),
          ...(theirs ? rowsOf('Astro’s example', sites.get(theirs) ?? []) : []),
        ],
      ),
      `After a change in one title among ${counts.at(-1)}, ${redrawn} social image was drawn.`,
      table(['articles', 'an article, gzip bytes', 'the list, gzip bytes'], weights),
    ].join('\n\n');
  } finally {
    for (const site of [ours, theirs]) {
      if (site) await rm(site.root, { recursive: true, force: true });
    }
  }
}
