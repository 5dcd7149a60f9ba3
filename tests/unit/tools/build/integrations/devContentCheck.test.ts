import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { contentFolder } from '#schemas/contentFolder.ts';
import { serveInDevelopment } from '#tests/support/hosts/devServer.ts';
import { devContentCheck } from '#tools/build/integrations/devContentCheck.ts';
import { projectRoot } from '#tools/projectRoot.ts';

test('the content is checked again after a first check that failed', async () => {
  const check = vi
    .fn<NonNullable<Parameters<typeof devContentCheck>[0]>>()
    .mockRejectedValueOnce(new Error('a file went away'))
    .mockResolvedValue([{ file: 'pages/inicio.yaml', message: 'Falta el título.' }]);
  const server = serveInDevelopment(devContentCheck(check));
  expect(await server.ask('/inicio')).toBe('the site');
  expect(server.logger.warn).toHaveBeenCalledWith('Error: a file went away');

  server.change(join(projectRoot, contentFolder, 'pages', 'inicio.yaml'));

  expect(await server.ask('/inicio')).toContain('Falta el título.');
});
