import { spawn } from 'node:child_process';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { placesIn, pointTo } from '../../src/release/places.ts';
import { publish } from '../../src/release/release.ts';
import { filesOf } from '../../src/output-check/built.ts';
import { needProgram, startNginx } from '../support/nginx.ts';
import { ask } from '../support/request.ts';

/** What is asked for at once, and how long. */
const CONNECTIONS = 50;
const SECONDS = 30;

/** How often the release changes under load, and how long each is served. */
const SWAPS = 200;
const SWAP_EVERY_MS = 75;

/** What wrk measured: times in milliseconds. */
interface Figures {
  requests: number;
  seconds: number;
  bytes: number;
  p50: number;
  p99: number;
  /** Connections that nginx did not take, or ended half-way, or left waiting for two seconds. */
  refused: number;
  broken: number;
  late: number;
  /** Answers that were no success. */
  status: number;
}

async function load(port: number, paths: readonly string[], seconds: number): Promise<Figures> {
  const child = spawn(
    'wrk',
    [
      ...['-t', '2', '-c', String(CONNECTIONS), '-d', `${seconds}s`],
      ...['-s', fileURLToPath(new URL('paths.lua', import.meta.url))],
      `http://127.0.0.1:${port}/`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, LINEO_PATHS: paths.join(' ') } },
  );
  const said = await text(child.stdout);
  const [, figures] = /^FIGURES (.*)$/m.exec(said) ?? [];
  if (!figures) throw new Error(`wrk no midió nada:\n${said}`);
  return JSON.parse(figures) as Figures;
}

/** A release as a visitor sees it: the bytes at each path, and the policy that goes with them. */
interface Seen {
  policy: string | undefined;
  bodies: Map<string, Buffer>;
}

const inLine = ({ requests, seconds, bytes, p50, p99, refused, broken, late, status }: Figures) =>
  `${Math.round(requests / seconds)} respuestas por segundo (${requests} en ${seconds.toFixed(0)} s, ` +
  `${Math.round(bytes / seconds / 2 ** 20)} MiB/s), p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ` +
  `errores: ${refused + broken + late + status} (conexión ${refused}, corte ${broken}, tarde ${late}, estado ${status})`;

/**
 * Loads nginx with the pages built at \`dist\`, first as they are and then while the release changes
 * two hundred times, and tells what it measured.
 * @throws when one answer failed, or was not one release's from its first byte to its last header
 */
export async function measureLoad(dist: string): Promise<string> {
  needProgram('wrk', ['wrk']);
  const folder = await mkdtemp(join(tmpdir(), 'lineo-load-'));
  const other = await mkdtemp(join(tmpdir(), 'lineo-load-other-'));
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  try {
    await cp(dist, other, { recursive: true });
    for (const file of await filesOf(other)) {
      if (file.endsWith('.html')) await appendFile(join(other, file), '<!-- la otra -->');
    }
    const headers = await readFile(join(other, '_headers'), 'utf8');
    const changed = headers.replace(/(Content-Security-Policy: )/, '$1object-src x; ');
    await writeFile(join(other, '_headers'), changed);

    const ids = [
      await publish(folder, () => Promise.resolve(dist)),
      await publish(folder, () => Promise.resolve(other)),
    ];
    nginx = await startNginx(folder);
    const { port } = nginx;
    const hashed = (await readdir(join(folder, '_astro')))
      .filter((file) => /\.(js|svg)$/.test(file))
      .map((file) => `/_astro/${file}`);
    const pages = (await filesOf(dist))
      .filter((file) => /\.(html|json|xml|md)$/.test(file) && !/^(index|404|500)\./.test(file))
      .map((file) => `/${file.replace(/\.html$/, '')}`);
    const paths = [...pages, ...hashed.slice(0, pages.length)];

    const { current } = placesIn(folder);
    const serve = (id: string) => pointTo(current, join('releases', id));
    const seen: Seen[] = [];
    for (const id of ids) {
      await serve(id);
      const bodies = new Map<string, Buffer>();
      let policy: string | undefined;
      for (const path of pages) {
        const { status, headers: given, body } = await ask(port, path);
        if (status !== 200) throw new Error(`${path} respondió ${status}.`);
        policy = String(given['content-security-policy']);
        bodies.set(path, body);
      }
      seen.push({ policy, bodies });
    }
    if (seen[0]?.policy === seen[1]?.policy) throw new Error('Las dos versiones dicen lo mismo.');

    const steady = await load(port, paths, SECONDS);

    let isSwapping = true;
    let looked = 0;
    const wrong: string[] = [];
    const look = async () => {
      for (let turn = 0; isSwapping; turn += 1) {
        const path = pages[turn % pages.length] ?? '';
        const packing = ['br', 'gzip', 'identity'][turn % 3] ?? '';
        const answer = await ask(port, path, { headers: { 'accept-encoding': packing } }).catch(
          (error: unknown) => ({ status: 0, headers: {}, body: Buffer.from(String(error)) }),
        );
        looked += 1;
        const isOf = ({ policy, bodies }: Seen) =>
          answer.status === 200 &&
          answer.body.equals(bodies.get(path) ?? Buffer.alloc(0)) &&
          (answer.headers as Record<string, unknown>)['content-security-policy'] === policy;
        if (!seen.some(isOf)) wrong.push(`${path}: ${answer.status}, ${answer.body.length} bytes`);
      }
    };
    const loaded = load(port, paths, Math.ceil((SWAPS * SWAP_EVERY_MS) / 1000) + 1);
    const lookers = [look(), look(), look(), look()];
    for (let swap = 0; swap < SWAPS; swap += 1) {
      await serve(ids[swap % ids.length] ?? '');
      await new Promise((resolve) => setTimeout(resolve, SWAP_EVERY_MS));
    }
    const swapped = await loaded;
    isSwapping = false;
    await Promise.all(lookers);

    const errors = [steady, swapped].map((f) => f.refused + f.broken + f.late + f.status);
    const lines = [
      `nginx, ${CONNECTIONS} conexiones, ${paths.length} direcciones del sitio`,
      `  quieto:                ${inLine(steady)}`,
      `  con ${SWAPS} cambios:       ${inLine(swapped)}`,
      `  respuestas comparadas: ${looked}, que no son de una versión entera: ${wrong.length}`,
    ].join('\n');
    if (wrong.length > 0 || errors.some((count) => count > 0)) {
      throw new Error([lines, ...wrong.slice(0, 5)].join('\n'));
    }
    return lines;
  } finally {
    await nginx?.stop();
    await rm(folder, { recursive: true, force: true });
    await rm(other, { recursive: true, force: true });
  }
}
