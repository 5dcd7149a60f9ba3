import { expect, test } from 'vitest';
import { screenDataOf } from '#sampleNetwork/screenData/screenData.ts';
import { content } from '#tests/support/sites/content.ts';
import {
  articlePaths,
  blogLists,
  elementsOf,
  pageAt,
  publishedArticles,
  type SitePage,
} from '#tests/support/builtPages/site.ts';
import { normalise, wordsOf } from '#tests/support/builtPages/words.ts';

// Parts that an article may have. The fixture has articles with and without them.

test('what an article leaves its readers («teLlevas») stands in the list, on its page and on its card', () => {
  const articles = publishedArticles.flatMap(({ id, teLlevas }) => {
    if (!teLlevas) return [];
    const { rotulo, cuenta, cifra, texto } = teLlevas;
    const sum = cuenta && `${String(cuenta.locales)} ÷ ${String(cuenta.visitas)} =`;
    const withSum = normalise([rotulo, sum, cifra, texto].join(' '));
    return [{ id, words: normalise(`${rotulo} ${cifra}`), withSum, sum, texto }];
  });
  const labels = publishedArticles.flatMap(({ teLlevas }) => teLlevas?.rotulo ?? []);
  const linesIn = (selector: string, ...shown: SitePage[]) =>
    shown.flatMap((page) =>
      elementsOf(page, `${selector} p`)
        .map(wordsOf)
        .filter((words) => labels.some((label) => words.startsWith(`${label} `))),
    );
  const [newest, ...older] = articles;

  expect(older).not.toEqual([]);
  expect(articlePaths[0]).toBe(`/${newest?.id}`);
  expect(newest?.sum).toBeTruthy();
  // The list opens with the newest article, whose calculation readers do in the card.
  expect(linesIn('[aria-labelledby="articulos"]', ...blogLists)).toEqual(
    older.map(({ words }) => words),
  );
  const results = blogLists.flatMap((page) => elementsOf(page, 'output').map(wordsOf));
  expect(results).toHaveLength(1);
  expect(results[0]).toContain(newest?.sum);
  expect(results[0]).toContain(newest?.texto);
  const pages = publishedArticles.map(({ id }) => pageAt(`/${id}`));
  for (const { id, words, withSum } of articles) {
    expect(linesIn('main > article', pageAt(`/${id}`)), id).toContain(withSum);
    expect(linesIn('[aria-labelledby="relacionados"]', ...pages), id).toContain(words);
  }
});

test('an article ends with its own invitation to the demo, or else with that of all', () => {
  const { inPractice: practice } = content.page('articulo');
  const ends = publishedArticles.map(({ id }) =>
    elementsOf(pageAt(`/${id}`), '#demo :is(h2, h2 + p, a[data-cta-id])').map(wordsOf),
  );

  expect(publishedArticles.some(({ cierre }) => cierre?.boton)).toBe(true);
  expect(ends).toEqual(
    publishedArticles.map(({ cierre }) => [
      cierre?.titulo ?? practice.title,
      cierre?.texto ?? practice.lead,
      cierre?.boton ?? practice.action.label,
    ]),
  );
});

test('beside an article’s invitation stands the screen that the article names', () => {
  const shown = publishedArticles.map(({ id }) => [
    id,
    ...elementsOf(pageAt(`/${id}`), '#demo [role="img"]').map((one) =>
      one.getAttribute('aria-label'),
    ),
  ]);

  const { networkStatus, fifteenDayTest, lastVisits, fillIn, caption } = screenDataOf(
    content.sampleNetwork(),
  );
  const described = ({ labels }: { labels: { picture: string } }) =>
    `${fillIn(labels.picture)} ${caption}.`;
  expect(Object.fromEntries(shown)).toEqual({
    con_todo: described(networkStatus),
    escalar_una_franquicia: described(fifteenDayTest),
    franquicias_en_argentina: described(lastVisits),
    // Names none, and gets the one of all articles.
    sin_subtitulos: described(networkStatus),
  });
});
