import { once } from 'node:events';
import { cp, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from '#tools/projectRoot.ts';

/** @throws when `port` is taken or no valid port */
async function checkPort(port: number): Promise<void> {
  try {
    const probe = createServer().listen(port, '127.0.0.1');
    await once(probe, 'listening');
    probe.close();
    await once(probe, 'close');
  } catch {
    throw new Error(
      `No se puede servir en el puerto ${port}: cerrá lo que lo usa (¿quedó abierta otra vista previa?) o elegí otro con PORT=4400.`,
    );
  }
}

/**
 * Copies the engine's settings, because the engine writes files beside them that must stay out of the source. Each
 * port has its own copy, because tests start several hosts at once.
 */
async function copySettings(port: number): Promise<string> {
  const folder = join(projectRoot, '.cache', 'host', String(port));
  await mkdir(folder, { recursive: true });
  for (const file of ['wrangler.jsonc', 'notFoundWorker.ts']) {
    await cp(join(import.meta.dirname, file), join(folder, file));
  }
  return join(folder, 'wrangler.jsonc');
}

/**
 * Serves `directory` as the CDN will, on its own engine (workerd), with `_headers`, `_redirects` and 404.html.
 * @returns its address, and a function that stops it
 * @throws when the port is taken or the engine does not start
 */
export async function startHost(directory: string, port: number) {
  await checkPort(port);
  Object.assign(process.env, {
    WRANGLER_LOG: 'error',
    WRANGLER_LOG_PATH: join(projectRoot, '.cache', 'wrangler-logs'),
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  });
  // Imported only now, because it reads the environment when it is loaded.
  const { unstable_startWorker: startWorker } = await import('wrangler');
  const worker = await startWorker({
    config: await copySettings(port),
    assets: directory,
    dev: {
      server: { hostname: '127.0.0.1', port },
      inspector: false,
      persist: false,
      watch: false,
    },
  });
  await worker.ready;
  return { address: `http://localhost:${port}`, stop: () => worker.dispose() };
}
