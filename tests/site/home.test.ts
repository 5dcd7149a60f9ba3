import { expect, test } from 'vitest';
import { routes } from '#lib/routes.ts';
import { screenDataOf } from '#sampleNetwork/screenData/screenData.ts';
import { content } from '#tests/support/sites/content.ts';
import { elementsOf, pageAt } from '#tests/support/builtPages/site.ts';
import { wordsOf } from '#tests/support/builtPages/words.ts';

/** In the order of the specification. */
const areas = [
  'Auditorías',
  'Métricas',
  'Tareas',
  'Comunicación interna',
  'Planificación',
  'Productividad',
];
const isArea = (words: string) => areas.includes(words);

const network = screenDataOf(content.sampleNetwork());
const minimum = network.fillIn(network.scores.labels.expected);

const home = pageAt(routes.inicio.path);
/** The tour of a deviation, from station to station. */
const tour = '[aria-labelledby="recorrido"]';
const { stations } = content.page('inicio').tour;

test('the home page tells its parts in the order of the specification', () => {
  const parts = ['portada', 'visibilidad', 'empresas-titulo', 'Inicio-titulo'];
  const shown = elementsOf(home, 'main section').map(
    (part) => part.getAttribute('aria-labelledby') ?? '',
  );

  expect(shown.filter((name) => parts.includes(name))).toEqual(parts);
});

test('#Inicio is the banner whose title the specification gives, and the video is beside it', () => {
  const [banner] = elementsOf(home, '#Inicio');

  expect(wordsOf(banner?.querySelector('h2'))).toBe('Descubre cómo Lineo puede ayudarte');
  expect(banner?.querySelector('[data-cta-id="banner-demo"]')).not.toBeNull();
  expect(banner?.querySelector('[data-video]')).not.toBeNull();
});

test('the home page and /soluciones tell the six areas in one order', () => {
  const links = elementsOf(home, `${tour} a`).map(wordsOf);
  const cards = elementsOf(
    pageAt(routes.soluciones.path),
    '[aria-labelledby="soluciones-titulo"] h3',
  );

  expect(links.filter(isArea)).toEqual(areas);
  expect(cards.map(wordsOf).filter(isArea)).toEqual(areas);
});

test('each of the six areas leads to its own part', () => {
  const links = elementsOf(home, `${tour} a`).filter((link) => isArea(wordsOf(link)));

  expect(links.map((link) => link.getAttribute('href'))).toEqual(stations.map(({ href }) => href));
});

test('each figure is on the home page once', () => {
  const all = elementsOf(home, 'main dd').map(wordsOf);

  for (const { principal } of content.site().figures) {
    expect(all.filter((words) => words === principal)).toHaveLength(1);
  }
});

test('the scores of the first screen have a scale: of 100, with the minimum', () => {
  const [board] = elementsOf(home, '[data-board]');

  expect(minimum).toContain(String(network.expected));
  expect(wordsOf(board)).toContain(minimum);
  expect(wordsOf(board)).toContain(`${network.visit.score}/100`);
});

test('the dawn names its lowest, its highest and its repaired branch, with their scores', () => {
  const signs = elementsOf(home, '[aria-labelledby="amanecer"] svg svg').map(wordsOf);

  const lastScores = network.branches.map(({ branch, weekly }) => ({
    branch,
    last: weekly.at(-1) ?? 0,
  }));
  const [repaired, ...others] = lastScores;
  const byScore = others.toSorted((a, b) => a.last - b.last);
  const [lowest, highest] = [byScore[0], byScore.at(-1)];
  const { visit, repair, plan } = network;
  // Nobody visits the lowest, so its score comes from its checklist.
  expect(plan.unvisited).toContain(lowest?.branch);
  const { unvisited } = content.page('inicio').dawn;

  expect(signs).toEqual([
    `${lowest?.branch}${lowest?.last}${unvisited}`,
    `${highest?.branch}${highest?.last}`,
    `${repaired?.branch}${visit.score} → ${repair.score} → ${repaired?.last}`,
  ]);
});

test('the dawn’s title counts the branches above the minimum, and its text names the minimum', () => {
  const [dawn] = elementsOf(home, '[aria-labelledby="amanecer"]');

  expect(wordsOf(dawn)).toContain(minimum);
  const title = dawn?.querySelector('h2');
  expect(wordsOf(title?.querySelector('b'))).toBe(String(network.aboveExpectedCount));
  expect(wordsOf(title)).toBe(network.fillIn(content.page('inicio').dawn.title));
});

test('the page ends with a way to the demo', () => {
  const last = elementsOf(home, 'main > section').at(-1);
  const { cta } = content.page('inicio').banner.action;

  expect(last?.querySelector(`[data-cta-id="${cta}"]`)?.getAttribute('href')).toBe(
    routes.contacto.path,
  );
});

test('under the words that count them, each branch has a mark, of another kind without a visit', () => {
  const counted = elementsOf(home, `${tour} *`).findLast(
    (element) => wordsOf(element) === network.fillIn(network.plan.labels.covered),
  );
  const kinds = Object.groupBy(
    [...(counted?.nextElementSibling?.children ?? [])],
    ({ className }) => className,
  );

  const without = network.plan.unvisited.length;

  expect(without).toBeGreaterThan(0);
  expect(Object.values(kinds).map((marks) => marks?.length)).toEqual([
    network.branchCount - without,
    without,
  ]);
});
