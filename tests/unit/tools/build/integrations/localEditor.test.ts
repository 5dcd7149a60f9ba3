import { expect, test, vi } from 'vitest';
import { serveInDevelopment } from '#tests/support/hosts/devServer.ts';
import { localEditor } from '#tools/build/integrations/localEditor.ts';

test('an editor that failed to bundle is bundled again at the next visit', async () => {
  const bundle = vi
    .fn<NonNullable<Parameters<typeof localEditor>[0]>>()
    .mockRejectedValueOnce(new Error('no bundle'))
    .mockResolvedValue('editor.js');
  const server = serveInDevelopment(localEditor(bundle));

  expect(await server.ask('/')).toBe('Error: no bundle');
  expect(await server.ask('/')).toContain('/admin/editor.js');
});
