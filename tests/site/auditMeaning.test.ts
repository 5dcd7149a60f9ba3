import { expect, test } from 'vitest';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import { elementsOf, pageAt } from '#tests/support/builtPages/site.ts';
import { wordsOf } from '#tests/support/builtPages/words.ts';

test('the types of audit come before what holds for all types', () => {
  const { auditMeaning: meaning } = content.page('landing/auditorias');
  const { title, typesTitle, types, forAllTypes } = meaning;
  const page = pageAt(routes['landing/auditorias'].path);
  const told = elementsOf(page, '[aria-labelledby="que-es"] :is(h2, h3, h4)').map(wordsOf);

  expect(told).toEqual([title, typesTitle, ...types.map((type) => type.title), forAllTypes?.title]);
});

test('a type of audit has its drawing over it, which screen readers pass over', () => {
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
