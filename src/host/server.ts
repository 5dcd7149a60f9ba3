import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** How long the engine may take to answer, and how often it is asked. */
const READY_WITHIN_MS = 60_000;
const ASK_EVERY_MS = 100;

/** The host engine, serving one folder at one address. */
export interface Host {
  /** Where it answers, without trailing slash. */
  address: string;
  /** Stops it; settles when it is gone. */
  stop(): Promise<void>;
  /** Settles when it ends by itself. */
  ended: Promise<void>;
}

/** Whether nothing listens on `port` yet. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

const isAnswering = (address: string) =>
  fetch(address, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

function stopTree(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    // The engine runs in a group of its own, so that its helper processes end with it.
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    child.kill('SIGTERM');
  }
}

/**
 * Serves `directory` on the host engine: static assets on workerd, with `_headers`, `_redirects`,
 * clean addresses and 404.html in force, as in production.
 * @throws when the port is taken or the engine does not answer in time.
 */
export async function startHost(directory: string, port: number): Promise<Host> {
  if (!(await isPortFree(port))) {
    throw new Error(
      `El puerto ${port} está ocupado: cerrá lo que lo usa o elegí otro con PORT=4400.`,
    );
  }
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules', 'wrangler', 'bin', 'wrangler.js'),
      'dev',
      ...['--config', join(root, 'src', 'host', 'wrangler.jsonc')],
      ...['--assets', directory],
      ...['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'],
      ...['--persist-to', join(root, '.cache', 'wrangler')],
      ...['--log-level', 'error', '--show-interactive-dev-session=false'],
    ],
    {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        CI: 'true',
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_LOG_PATH: join(root, '.cache', 'wrangler-logs'),
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      },
    },
  );
  let printed = '';
  const collect = (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-4000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  const address = `http://localhost:${port}`;
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isAnswering(`http://127.0.0.1:${port}`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      stopTree(child);
      throw new Error(`El servidor no arrancó. Esto es lo último que dijo:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }

  return {
    address,
    ended,
    stop: () => {
      stopTree(child);
      return ended;
    },
  };
}
