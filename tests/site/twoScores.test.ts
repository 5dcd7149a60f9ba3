import { expect, test } from 'vitest';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import { elementsOf, pageAt } from '#tests/support/builtPages/site.ts';
import { wordsOf } from '#tests/support/builtPages/words.ts';

const { vague, clear } = content.page('landing/auditorias').twoScores;
const pairs = elementsOf(
  pageAt(routes['landing/auditorias'].path),
  '[aria-labelledby="puntajes"] li',
);

/** «=» is drawn with two strokes, «≠» with a third across them. */
const signs = { 2: '=', 3: '≠' };
const signIn = (pair: Element) => {
  const strokes = pair.querySelector('svg path')?.getAttribute('d')?.match(/M/g);
  return signs[strokes?.length as keyof typeof signs];
};

test('two people’s scores are shown as they are written, with the items that they judged', () => {
  const shown = pairs.map((pair) => ({
    title: wordsOf(pair.querySelector('h3')),
    scores: [...pair.querySelectorAll('b')].map((figure) => ({
      person: wordsOf(figure.nextElementSibling),
      score: Number(wordsOf(figure)),
    })),
  }));

  expect(shown).toEqual([vague, clear].map(({ title, scores }) => ({ title, scores })));
});

test('«≠» stands between scores that differ, «=» between scores that are the same', () => {
  const [different, same] = [vague, clear].map(({ scores }) => scores.map(({ score }) => score));
  // The fixture has a pair of each kind.
  expect(different?.[0]).not.toBe(different?.[1]);
  expect(same?.[0]).toBe(same?.[1]);

  expect(pairs.map(signIn)).toEqual(['≠', '=']);
});
