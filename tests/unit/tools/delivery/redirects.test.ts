import { expect, test } from 'vitest';
import { redirectsFile } from '#tools/delivery/redirects.ts';

/** The site's own, whatever its articles. */
const own = redirectsFile([]);

test('the root moves, for good', () => {
  expect(own).toMatch(/^\/ \/inicio 301$/m);
});

test('an earlier address leads to the article, to its data and to its picture', () => {
  const text = redirectsFile([{ id: 'nueva', earlier: ['/vieja'], withdrawnTo: undefined }]);

  expect(text.replace(own, '').split('\n')).toEqual([
    '/vieja /nueva 301',
    '/vieja/ /nueva 301',
    '/api/blogs/vieja.json /api/blogs/nueva.json 301',
    '/social/vieja.png /social/nueva.png 301',
    '',
  ]);
});

test('the addresses of a withdrawn article lead where it says, in one step', () => {
  const text = redirectsFile([{ id: 'nota', earlier: ['/vieja'], withdrawnTo: '/blogs' }]);

  expect(text.replace(own, '').split('\n')).toEqual([
    ...['/nota', '/nota/', '/vieja', '/vieja/'].map((from) => `${from} /blogs 301`),
    '',
  ]);
});
