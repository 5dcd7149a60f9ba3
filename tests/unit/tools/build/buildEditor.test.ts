import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildEditor } from '#tools/build/buildEditor.ts';
import { copyContent } from '#tests/support/authoring/contentCopy.ts';
import { withSettings } from '#tests/support/sites/variants.ts';

test('no editor is built without a repository to save to', async () => {
  const copy = await copyContent();

  await expect(buildEditor(copy.root, join(copy.root, 'editor'))).rejects.toThrow(
    /^El editor no tiene dónde guardar: en src\/content\/site\.yaml, /,
  );
  await copy.dispose();
});

test('no editor is built into a folder with files of somebody else', async () => {
  const copy = await copyContent();
  const site = await readFile(join(copy.root, 'src/content/site.yaml'), 'utf8');
  await copy.write('site.yaml', withSettings(site).toString({ lineWidth: 0 }));
  await copy.write('../../subidos/contrato.pdf', 'firmado');

  await expect(buildEditor(copy.root, join(copy.root, 'subidos'))).rejects.toThrow(
    /subidos» hay archivos que no son de un sitio armado/,
  );

  expect(await readdir(join(copy.root, 'subidos'))).toEqual(['contrato.pdf']);
  await copy.dispose();
});
