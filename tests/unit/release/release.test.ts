import { spawn } from 'node:child_process';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { goBack, publish, releasesIn, type Change } from '~/release/release.ts';

// Disks are slow where others use them too.
vi.setConfig({ testTimeout: 60_000 });

const DAY_MS = 24 * 60 * 60 * 1000;
const long = (word: string) => `${word} `.repeat(200);

/** A site small enough to be read here: a page, and the hashed script that it loads. */
const site = (name: string): Record<string, string> => ({
  'inicio.html': long(`<p>${name}</p>`),
  'igual.html': long('<p>igual</p>'),
  [`_astro/isla.${name}.js`]: long(`isla("${name}");`),
  'iconos/a.png': 'png',
  _headers: `/*\n  Content-Security-Policy: script-src '${name}'; frame-ancestors 'none'\n`,
  _redirects: '/ /inicio 301\n',
});

let root: string;
let folder: string;
/** Days that have passed: each release comes on a day of its own. */
let day: number;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lineo-release-'));
  folder = join(root, 'srv');
  day = 0;
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function build(files: Record<string, string>): Promise<string> {
  const built = await mkdtemp(join(root, 'built-'));
  for (const [file, words] of Object.entries(files)) {
    await mkdir(dirname(join(built, file)), { recursive: true });
    await writeFile(join(built, file), words);
  }
  return built;
}

const today = () => new Date(Date.UTC(2026, 0, 1) + day++ * DAY_MS);
const release = (name: string, files = site(name), change: Change = {}) =>
  publish(folder, () => build(files), change, today());
const back = (wanted?: string) => goBack(folder, wanted, {}, today());

const served = (file: string) => readFile(join(folder, 'current', file), 'utf8');
const hashed = () => readdir(join(folder, '_astro'));
/** Everything that a visitor could see, and what no release may leave behind. */
const state = async () => ({
  current: await readlink(join(folder, 'current')).catch(() => null),
  page: (await served('site/inicio.html').catch(() => '')).slice(0, 20),
  conf: await readFile(join(folder, 'nginx', 'lineo.conf'), 'utf8').catch(() => null),
  releases: (await readdir(join(folder, 'releases'))).sort(),
  left: (await readdir(folder, { recursive: true })).filter((name) => /unfinished|lock/.test(name)),
});

describe('a release', () => {
  test('is served whole: pages, their packed copies, and hashed files beside', async () => {
    const id = await release('a');

    expect(await readlink(join(folder, 'current'))).toBe(join('releases', id));
    expect((await readdir(join(folder, 'current', 'site'), { recursive: true })).sort()).toEqual([
      'iconos',
      'iconos/a.png',
      'igual.html',
      'igual.html.br',
      'igual.html.gz',
      'inicio.html',
      'inicio.html.br',
      'inicio.html.gz',
    ]);
    expect((await hashed()).sort()).toEqual(['isla.a.js', 'isla.a.js.br', 'isla.a.js.gz']);
    const page = join(folder, 'current', 'site', 'inicio.html');
    expect(String(gunzipSync(await readFile(`${page}.gz`)))).toBe(site('a')['inicio.html']);
    expect(String(brotliDecompressSync(await readFile(`${page}.br`)))).toBe(
      site('a')['inicio.html'],
    );
    expect((await state()).left).toEqual([]);
  });

  test('has the same name for the same bytes, and is then only served again', async () => {
    const first = await release('a');
    await release('b');

    expect(await release('a')).toBe(first);
    expect(await served('site/inicio.html')).toBe(site('a')['inicio.html']);
    expect(await releasesIn(folder)).toHaveLength(2);
  });

  test('leaves the hashed files of those before where open pages look for them', async () => {
    await release('a');
    await release('b');

    expect(await hashed()).toEqual(expect.arrayContaining(['isla.a.js', 'isla.b.js']));
    for (const name of ['a', 'b']) {
      expect(await served(`cdn/_astro/isla.${name}.js`)).toBe(site(name)[`_astro/isla.${name}.js`]);
    }
    expect(await served('cdn/_headers')).toBe(site('b')['_headers']);
  });

  test('dates a page by when it changed: that names its content to visitors who have it', async () => {
    const dateOf = async (file: string) =>
      (await stat(join(folder, 'current', 'site', file))).mtimeMs;
    await release('a');
    const before = { page: await dateOf('inicio.html'), same: await dateOf('igual.html') };
    // Two releases in one second, and pages of one length.
    day -= 1;
    await release('b');

    expect(await dateOf('inicio.html')).toBeGreaterThanOrEqual(before.page + 1000);
    expect(await dateOf('inicio.html.gz')).toBe(await dateOf('inicio.html'));
    expect(await dateOf('igual.html')).toBe(before.same);
    expect(await dateOf('igual.html.gz')).toBe(before.same);
  });

  test('stays while it is one of the last five', async () => {
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) ids.push(await release(name));

    expect(await releasesIn(folder)).toEqual(ids.slice(2).reverse());
  });

  test('leaves its hashed files for a month after visitors last got it', async () => {
    await release('a');
    day = 100;
    for (const name of ['b', 'c', 'd', 'e', 'f', 'g']) await release(name);
    expect(await hashed()).toContain('isla.a.js');

    day = 132;
    await release('h');
    expect((await hashed()).filter((file) => file.includes('.a.'))).toEqual([]);
    expect(await hashed()).toContain('isla.g.js');
  });
});

describe('going back', () => {
  test('serves the release before, and the files of the one that was left', async () => {
    await release('a');
    await release('b');
    await back();

    expect(await served('site/inicio.html')).toBe(site('a')['inicio.html']);
    expect(await served('cdn/_astro/isla.b.js')).toBe(site('b')['_astro/isla.b.js']);
  });

  test('leads from a release to what was served before it, not to what was taken back', async () => {
    await release('a');
    await release('b');
    await back();
    await release('c');

    await back();
    expect(await served('site/inicio.html')).toBe(site('a')['inicio.html']);
  });

  test('leads to a named release', async () => {
    const id = await release('a');
    for (const name of ['b', 'c']) await release(name);

    expect(await back(id)).toBe(id);
    expect(await served('site/inicio.html')).toBe(site('a')['inicio.html']);
  });

  test.each([undefined, 'nada', '../..'])(
    'to %s, which is not there, changes nothing',
    async (id) => {
      await release('a');
      const before = await state();

      await expect(back(id)).rejects.toThrow('No hay una versión a la que volver');
      expect(await state()).toEqual(before);
    },
  );
});

test('packed copies that broke on the disk are packed anew', async () => {
  await release('a');
  await writeFile(join(folder, 'current', 'site', 'igual.html.br'), 'nada');
  await release('b');

  const packed = await readFile(join(folder, 'current', 'site', 'igual.html.br'));
  expect(String(brotliDecompressSync(packed))).toBe(site('b')['igual.html']);
});

describe('what is served stays as it was when', () => {
  beforeEach(() => release('a'));

  const refuses = async (attempt: () => Promise<unknown>, message: RegExp | string) => {
    const before = await state();
    await expect(attempt()).rejects.toThrow(message);
    expect(await state()).toEqual(before);
  };

  test('the build or its check fails', () =>
    refuses(
      () => publish(folder, () => Promise.reject(new Error('El sitio no se pudo armar.'))),
      'El sitio no se pudo armar.',
    ));

  test('a hashed file has an earlier one’s name and other bytes', () =>
    refuses(
      () => release('b', { ...site('b'), '_astro/isla.a.js': 'otra cosa' }),
      'con otro contenido y el mismo nombre',
    ));

  test('nginx refuses the new configuration', () =>
    refuses(
      () => release('b', site('b'), { reload: 'echo "unknown directive" >&2; false' }),
      'unknown directive',
    ));

  test.each([
    ['a rule', { _headers: 'https://otro.example/*\n  A: b\n' }, 'of _headers'],
    ['a redirect', { _redirects: '/viejo/* /nuevo/:splat 301\n' }, 'of the redirect'],
  ])('%s can’t be said to nginx', (_what, settings, message) =>
    refuses(() => release('b', { ...site('b'), ...settings }), message),
  );

  test('the release to go back to is damaged', async () => {
    const id = (await releasesIn(folder))[0] ?? '';
    await release('b');
    await writeFile(join(folder, 'releases', id, 'site', 'igual.html.gz'), 'nada');

    await refuses(() => back(), `«${id}» está dañada`);
  });

  test('a file was added to a release', async () => {
    const id = (await releasesIn(folder))[0] ?? '';
    await release('b');
    await writeFile(join(folder, 'releases', id, 'site', 'ajeno.html'), 'nada');

    await refuses(() => back(), 'un archivo de más: ajeno.html');
  });

  test('another release is under way', async () => {
    const started = Promise.withResolvers<undefined>();
    const allowed = Promise.withResolvers<undefined>();
    const slow = publish(folder, async () => {
      started.resolve(undefined);
      await allowed.promise;
      return build(site('c'));
    });
    await started.promise;

    await expect(release('b')).rejects.toThrow('Ya hay una publicación en curso');
    allowed.resolve(undefined);
    await slow;
    expect(await served('site/inicio.html')).toBe(site('c')['inicio.html']);
  });

  /** Publishes from a process of its own. */
  const inProcess = (files: Record<string, string>, shell: string) =>
    build(files).then((built) => {
      const module = new URL('../../../src/release/release.ts', import.meta.url).href;
      const code = `
        const { publish } = await import(${JSON.stringify(module)});
        await publish(${JSON.stringify(folder)}, async () => ${JSON.stringify(built)})
          .catch((error) => { console.error(error.message); process.exitCode = 1; });`;
      return spawn(
        'bash',
        ['-c', `${shell} exec "$0" --input-type=module --eval "$1"`, process.execPath, code],
        { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, NODE_NO_WARNINGS: '1' } },
      );
    });
  const ending = (child: ReturnType<typeof spawn>) =>
    new Promise<number | string | null>((resolve) =>
      child.once('exit', (code, signal) => resolve(signal ?? code)),
    );

  // Beyond some kilobytes the system refuses to write on, as a full disk does.
  test.skipIf(process.platform === 'win32')('the disk takes no more of a file', async () => {
    const before = await state();
    const big = Array.from({ length: 4000 }, (_, index) => Math.sin(index)).join(' ');
    const child = await inProcess({ ...site('b'), 'zeta.html': big }, 'ulimit -f 16;');
    const [said, end] = await Promise.all([text(child.stderr), ending(child)]);

    expect(end).toBe(1);
    expect(said).toContain('EFBIG');
    expect(await state()).toEqual(before);
  });

  test('its process is killed, and the next release clears up after it', async () => {
    const before = await state();
    const many = Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [`p${index}.html`, long(String(index))]),
    );
    const child = await inProcess({ ...site('b'), ...many }, '');
    const isUnderWay = async () =>
      (await readdir(join(folder, 'releases'))).some((name) => name.includes('unfinished'));
    while (!(await isUnderWay()) && child.exitCode === null) await new Promise(setImmediate);
    child.kill('SIGKILL');

    expect(await ending(child)).toBe('SIGKILL');
    const { left, ...after } = await state();
    expect(left.length).toBeGreaterThan(0);
    expect(after).toMatchObject({
      current: before.current,
      page: before.page,
      conf: before.conf,
    });

    await release('c');
    expect((await state()).left).toEqual([]);
    expect(await served('site/inicio.html')).toBe(site('c')['inicio.html']);
  });
});

test('a month is counted from the file’s last use, whatever its date was when it was built', async () => {
  await release('a');
  const old = new Date(0);
  await utimes(join(folder, '_astro', 'isla.a.js'), old, old);
  for (const name of ['b', 'c', 'd', 'e', 'f', 'g']) await release(name);

  expect(await hashed()).toContain('isla.a.js');
});
