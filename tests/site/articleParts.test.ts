import { expect, test } from 'vitest';
import { content } from '#tests/support/content.ts';
import {
  articlePaths,
  blogLists,
  elementsOf,
  pageAt,
  publishedArticles,
  type SitePage,
} from '#tests/support/site.ts';
import { normalise, wordsOf } from '#tests/support/words.ts';

// What an article may have or not: the fixture has both.

test('an article’s takeaway stands in the list, on its page and on its card', () => {
  const { takeaway } = content.page('blogs').cards;
  const told = publishedArticles.flatMap(({ id, teLlevas }) =>
    teLlevas
      ? [
          {
            id,
            words: normalise(`${takeaway} ${teLlevas.cifra} ${teLlevas.texto}`),
            withSum: normalise(
              [takeaway, teLlevas.cuenta, teLlevas.cifra, teLlevas.texto].join(' '),
            ),
          },
        ]
      : [],
  );
  const others = publishedArticles.filter(({ id }) => told.every((one) => one.id !== id));
  const toldIn = (selector: string, ...shown: SitePage[]) =>
    shown.flatMap((page) =>
      elementsOf(page, `${selector} p`)
        .map(wordsOf)
        .filter((words) => words.startsWith(`${takeaway} `)),
    );
  const allWords = told.map(({ words }) => words);

  expect(told).not.toEqual([]);
  // The list opens with the newest, whose sum it has room for.
  expect(toldIn('[aria-labelledby="articulos"]', ...blogLists)).toEqual(
    told.map(({ id, words, withSum }) => (`/${id}` === articlePaths[0] ? withSum : words)),
  );
  expect(publishedArticles.some(({ teLlevas }) => teLlevas?.cuenta)).toBe(true);
  for (const { id, withSum } of told)
    expect(toldIn('main > article', pageAt(`/${id}`)), id).toContain(withSum);
  for (const { id } of others)
    expect(toldIn('[aria-labelledby="relacionados"]', pageAt(`/${id}`)), id).toEqual(allWords);
});

test('an article ends with its own invitation to the demo, or else with that of all', () => {
  const { practice } = content.page('articulo');
  const ends = publishedArticles.map(({ id }) =>
    elementsOf(pageAt(`/${id}`), '#demo :is(h2, h2 + p)').map(wordsOf),
  );

  expect(publishedArticles.some(({ cierre }) => cierre)).toBe(true);
  expect(ends).toEqual(
    publishedArticles.map(({ cierre }) =>
      cierre ? [cierre.titulo, cierre.texto] : [practice.title, practice.lead],
    ),
  );
});
