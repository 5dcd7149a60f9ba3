import { expect, test } from 'vitest';
import { EDITOR_PATH } from '#tools/editor/address.ts';
import { parseHtml } from '#tests/support/builtSite.ts';
import { content } from '#tests/support/content.ts';
import { files, readBytes } from '#tests/support/site.ts';

const hasEditor = content.site().editor.repository !== null;

test.runIf(!hasEditor)('a site without a repository for its editor has no editor', () => {
  const isText = (file: string) => !/\.(png|woff2?)$/.test(file);

  expect(files.filter((file) => `/${file}`.startsWith(EDITOR_PATH))).toEqual([]);
  expect(files.filter((file) => isText(file) && readBytes(file).includes('sveltia'))).toEqual([]);
  expect(readBytes('_headers').toString('utf8')).not.toContain(EDITOR_PATH);
});

test.runIf(hasEditor)('a site with a repository has an editor, kept from search engines', () => {
  const page = parseHtml(readBytes(`${EDITOR_PATH.slice(1)}.html`).toString('utf8'));

  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
    'noindex, nofollow',
  );
  expect(readBytes('_headers').toString('utf8')).toContain(`\n${EDITOR_PATH}\n`);
});
