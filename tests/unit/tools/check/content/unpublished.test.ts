import { afterEach, beforeEach, expect, test } from 'vitest';
import { unpublishedArticles, waitingLines } from '#tools/check/content/unpublished.ts';
import { copyContent, type ContentCopy } from '#tests/support/contentCopy.ts';
import { nota } from '#tests/support/slips.ts';

let copy: ContentCopy;
beforeEach(async () => {
  copy = await copyContent();
});
afterEach(() => copy.dispose());

test('an article for a later day is told with its day, and drafts are counted', async () => {
  const before = await unpublishedArticles(copy.root);
  await copy.write('blog/despues.mdx', nota({ fecha: 'fecha: 2999-12-20' }));
  await copy.write('blog/uno.mdx', nota({ borrador: 'borrador: true' }));
  await copy.write(
    'blog/dos.mdx',
    nota({ borrador: 'borrador: true', fecha: 'fecha: 2999-12-20' }),
  );
  const known = new Set(before.map(({ id }) => id));

  const added = (await unpublishedArticles(copy.root)).filter(({ id }) => !known.has(id));

  expect(waitingLines(added)).toEqual([
    '/despues sale el 20 de diciembre de 2999: volvé a publicar ese día.',
    'Hay 2 borradores.',
  ]);
});

test('a withdrawn article is no draft, and waits for nothing', async () => {
  await copy.write('blog/retirada_hoy.mdx', nota({ extra: 'retirado: /blogs' }));

  const told = await unpublishedArticles(copy.root);
  const withdrawn = told.filter(({ id }) => id === 'retirada_hoy');

  expect(withdrawn).toMatchObject([
    { leadsTo: '/blogs', reason: expect.stringContaining('retirado') as string },
  ]);
  expect(waitingLines(withdrawn)).toEqual([]);
});

test.each([
  ['nothing', [], []],
  ['one draft', [{ address: '/uno', day: undefined }], ['Hay 1 borrador.']],
])('%s is told as such', (_what, articles, lines) => {
  expect(waitingLines(articles)).toEqual(lines);
});
