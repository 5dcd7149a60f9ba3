import { EventEmitter } from 'node:events';
import type { AstroIntegration } from 'astro';
import { vi } from 'vitest';

/** A development server with this integration only, and the answers of its middleware. */
export function serveInDevelopment(integration: AstroIntegration) {
  const watcher = new EventEmitter();
  const use = vi.fn();
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const server = { watcher, middlewares: { use }, ws: { send: vi.fn() } };
  void integration.hooks['astro:server:setup']?.({ server, logger } as never);
  const middleware = use.mock.calls[0]?.at(-1) as (...of: unknown[]) => void;

  const ask = (url: string) =>
    new Promise<string>((resolve) => {
      const response = { setHeader: vi.fn(), writeHead: vi.fn(), end: resolve };
      const next = (error?: unknown) => resolve(error ? String(error) : 'the site');
      middleware({ url, headers: { accept: 'text/html' } }, response, next);
    });
  return { ask, logger, change: (path: string) => watcher.emit('all', 'change', path) };
}
