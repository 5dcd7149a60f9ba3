import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { expect, test, vi } from 'vitest';
import { contentFolder } from '#schemas/contentFolder.ts';
import devContentCheck from '#tools/build/integrations/devContentCheck.ts';
import { localEditor } from '#tools/build/integrations/localEditor.ts';
import { projectRoot } from '#tools/projectRoot.ts';

/** A development server with this integration only, and the answers of its middleware. */
function serve(integration: AstroIntegration) {
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

test('the content is checked again after a first check that failed', async () => {
  const check = vi
    .fn<NonNullable<Parameters<typeof devContentCheck>[0]>>()
    .mockRejectedValueOnce(new Error('a file went away'))
    .mockResolvedValue([{ file: 'pages/inicio.yaml', message: 'Falta el título.' }]);
  const server = serve(devContentCheck(check));
  expect(await server.ask('/inicio')).toBe('the site');
  expect(server.logger.warn).toHaveBeenCalledWith('Error: a file went away');

  server.change(join(projectRoot, contentFolder, 'pages', 'inicio.yaml'));

  expect(await server.ask('/inicio')).toContain('Falta el título.');
});

test('an editor that failed to bundle is bundled again at the next visit', async () => {
  const bundle = vi
    .fn<NonNullable<Parameters<typeof localEditor>[0]>>()
    .mockRejectedValueOnce(new Error('no bundle'))
    .mockResolvedValue('editor.js');
  const server = serve(localEditor(bundle));

  expect(await server.ask('/')).toBe('Error: no bundle');
  expect(await server.ask('/')).toContain('/admin/editor.js');
});
