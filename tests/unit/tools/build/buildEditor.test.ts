import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildEditor } from '#tools/build/buildEditor.ts';
import { copyContent } from '#tests/support/authoring/contentCopy.ts';

test('no editor is built without a repository to save to', async () => {
  const copy = await copyContent();

  await expect(buildEditor(copy.root, join(copy.root, 'editor'))).rejects.toThrow(
    /^El editor no tiene dónde guardar: en src\/content\/site\.yaml, /,
  );
  await copy.dispose();
});
