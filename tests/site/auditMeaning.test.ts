import { expect, test } from 'vitest';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import { elementsOf, pageAt } from '#tests/support/builtPages/site.ts';
import { wordsOf } from '#tests/support/builtPages/words.ts';

test('the types of audit, each with its item, come before what holds for all types', () => {
  const { types, forAllTypes } = content.page('landing/auditorias').auditMeaning;
  const page = pageAt(routes['landing/auditorias'].path);
  const shown = elementsOf(page, '[aria-labelledby="que-es"] :is(h4, li > p, ol ~ p)').map(wordsOf);

  expect(shown).toEqual([
    ...types.flatMap(({ title, item }) => [title, ...(item ? [item] : [])]),
    forAllTypes,
  ]);
});

test('a type of audit has its drawing beside it, which screen readers pass over', () => {
  const { types } = content.page('landing/auditorias').auditMeaning;
  const page = pageAt(routes['landing/auditorias'].path);
  const drawn = elementsOf(page, '[aria-labelledby="que-es"] li:has(h4)').map((type) => {
    const picture = type.querySelector('img:first-child');
    return (
      picture && [
        picture.getAttribute('src')?.match(/[^/]+(?=\.)/)?.[0],
        picture.getAttribute('alt'),
      ]
    );
  });

  expect(drawn).toEqual(
    types.map(({ drawing }) =>
      drawing ? [expect.stringContaining(drawing.replace('.svg', '')), ''] : null,
    ),
  );
});
