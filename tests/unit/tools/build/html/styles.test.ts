import { expect, test } from 'vitest';
import { parsePage, printPage } from '#tools/build/html/page.ts';
import { joinStyles } from '#tools/build/html/styles.ts';

test.each([
  [
    'styles become one at the end of the head, in their order',
    '<head><style>a{}</style><title>x</title></head><body><p><style>b{}</style></p><style>c{}</style></body>',
    '<head><title>x</title><style>a{}b{}c{}</style></head><body><p></p></body>',
  ],
  ['a part of a page stays as it is', '<p><style>b{}</style></p>', '<p><style>b{}</style></p>'],
])('%s', (_what, html, moved) => {
  const page = parsePage(html);
  joinStyles(page);

  expect(printPage(page)).toBe(moved);
});
