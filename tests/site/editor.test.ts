import { expect, test } from 'vitest';
import { EDITOR_PATH } from '../../src/editor/address.ts';
import { files, readBytes } from '../support/site.ts';

test('a site without a repository for its editor has no editor', () => {
  const isText = (file: string) => !/\.(png|woff2?)$/.test(file);

  expect(files.filter((file) => `/${file}`.startsWith(EDITOR_PATH))).toEqual([]);
  expect(files.filter((file) => isText(file) && readBytes(file).includes('sveltia'))).toEqual([]);
  expect(readBytes('_headers').toString('utf8')).not.toContain(EDITOR_PATH);
});
