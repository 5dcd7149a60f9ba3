import { expect, test } from 'vitest';
import { readScreens } from '#schemas/network/screens.ts';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import { elementsOf, pageAt } from '#tests/support/site.ts';

test('each solution shows what it leaves, with the values of the sample network', () => {
  const { fillIn } = readScreens(content.network());
  const { cards } = content.page('soluciones').solutions;
  const shown = cards.map(({ anchor }) =>
    elementsOf(pageAt(routes.soluciones.path), `#${anchor} p:has(> b)`)
      .map(({ textContent }) => textContent.trim().replaceAll(/\s+/g, ' '))
      .join(),
  );

  expect(shown.some(Boolean)).toBe(true);
  expect(shown).toEqual(
    cards.map(({ proof }) =>
      proof ? `${fillIn(proof.figure)} ${fillIn(proof.text)}`.replaceAll(/\s+/g, ' ') : '',
    ),
  );
});
