import { expect, test } from 'vitest';
import { parsePage, printPage } from '~/tools/build/html/page.ts';
import { moveStylesToHead } from '~/tools/build/html/styles.ts';

test.each([
  [
    'styles of the body go to the end of the head, in their order',
    '<head><style>a{}</style><title>x</title></head><body><p><style>b{}</style></p><style>c{}</style></body>',
    '<head><style>a{}</style><title>x</title><style>b{}</style><style>c{}</style></head><body><p></p></body>',
  ],
  ['a part of a page stays as it is', '<p><style>b{}</style></p>', '<p><style>b{}</style></p>'],
])('%s', (_what, html, moved) => {
  const page = parsePage(html);
  moveStylesToHead(page);

  expect(printPage(page)).toBe(moved);
});
