import { expect, test } from 'vitest';
import { redirectsFile } from '#tools/delivery/redirects.ts';

test('the root moves, for good', () => {
  expect(redirectsFile([])).toBe('/ /inicio 301\n');
});

test('an earlier address leads to the article, to its data and to its picture', () => {
  const text = redirectsFile([{ id: 'nueva', earlier: ['/vieja'], withdrawnTo: undefined }]);

  expect(text.split('\n').slice(1)).toEqual([
    '/vieja /nueva 301',
    '/vieja/ /nueva 301',
    '/api/blogs/vieja.json /api/blogs/nueva.json 301',
    '/social/vieja.png /social/nueva.png 301',
    '',
  ]);
});

test('the addresses of a withdrawn article lead where it says, in one step', () => {
  const text = redirectsFile([{ id: 'nota', earlier: ['/vieja'], withdrawnTo: '/blogs' }]);

  expect(text.split('\n').slice(1)).toEqual([
    ...['/nota', '/nota/', '/vieja', '/vieja/'].map((from) => `${from} /blogs 301`),
    '',
  ]);
});
