import { expect, test } from 'vitest';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import { elementsOf, pageAt } from '#tests/support/site.ts';
import { wordsOf } from '#tests/support/words.ts';

/** In the order of the specification. */
const areas = [
  'Auditorías',
  'Métricas',
  'Tareas',
  'Comunicación interna',
  'Planificación',
  'Productividad',
];

const home = pageAt(routes.inicio.path);
/** Days are at midnight in Argentina, which is the same day in UTC. */
const dayOfMonth = (day: Date) => day.getUTCDate();

test('the home page tells its parts in the order of the specification', () => {
  const parts = ['portada', 'visibilidad', 'empresas-titulo', 'Inicio-titulo', 'video-titulo'];
  const told = elementsOf(home, 'main > section').map((part) =>
    part.getAttribute('aria-labelledby'),
  );

  expect(told.filter((name) => parts.includes(name ?? ''))).toEqual(parts);
});

test('#Inicio is the banner whose title the specification gives', () => {
  const [banner] = elementsOf(home, '#Inicio');

  expect(wordsOf(banner?.querySelector('h2'))).toBe('Descubre cómo Lineo puede ayudarte');
  expect(banner?.querySelector('[data-cta-id="banner-demo"]')).not.toBeNull();
});

test('the six areas are told in one order, and each leads to its own part', () => {
  const links = elementsOf(home, '[aria-labelledby="recorrido"] ol > li h3 > a');
  const cards = elementsOf(
    pageAt(routes.soluciones.path),
    '[aria-labelledby="soluciones-titulo"] h3',
  );

  expect(links.map(wordsOf)).toEqual(areas);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    content.page('inicio').tour.stops.map(({ href }) => href),
  );
  expect(cards.map(wordsOf).filter((title) => areas.includes(title))).toEqual(areas);
});

test('each figure is on the home page once', () => {
  const all = elementsOf(home, 'main dd').map(wordsOf);

  for (const { principal } of content.site().figures) {
    expect(all.filter((words) => words === principal)).toHaveLength(1);
  }
});

test('the city at dawn names its lowest, its highest and its repaired branch with their scores, and the minimum', () => {
  const { scores, expected } = content.network();
  const inLastWeek = scores.others
    .map((other) => ({ branch: other.branch, score: other.scores.at(-1) ?? 0 }))
    .sort((a, b) => a.score - b.score);
  const [dawn] = elementsOf(home, '[aria-labelledby="amanecer"]');
  const signs = elementsOf(home, '[aria-labelledby="amanecer"] svg svg').map(wordsOf);
  const above = [scores, ...scores.others].filter((one) => (one.scores.at(-1) ?? 0) >= expected);

  expect(signs.slice(0, 2)).toEqual(
    [inLastWeek[0], inLastWeek.at(-1)].map((one) => `${one?.branch}${one?.score}`),
  );
  expect(signs[2]).toMatch(new RegExp(`^${scores.branch}74 → \\d+ → ${scores.scores.at(-1)}$`));
  expect(wordsOf(dawn)).toContain(String(expected));
  expect(wordsOf(dawn?.querySelector('h2 > b'))).toBe(String(above.length));
});

test('the page ends with a way to the demo', () => {
  const last = elementsOf(home, 'main a').at(-1);

  expect(last?.getAttribute('data-cta-id')).toBe(content.page('inicio').video.action?.cta);
  expect(last?.getAttribute('href')).toBe(routes.contacto.path);
});

test('a screen reader hears how the repair changed the score', () => {
  const { repaired } = content.page('inicio').tour;
  const section = elementsOf(home, '[aria-labelledby="recorrido"]').map(wordsOf).join('');

  expect(repaired.change).toContain('{puntaje}');
  expect(section).toMatch(/De 74 a \d+/);
});

test('the plan’s month has a dot for each visit on its day, and marks today', () => {
  const { plan } = content.network();
  const visits = plan.people.flatMap((person) => person.visits.map(({ day }) => dayOfMonth(day)));
  const cells = elementsOf(home, '[aria-labelledby="recorrido"] span:has(> b)');
  const days = cells.map((cell) => {
    const [, number, dots = ''] = /^(\d+) ?(•*)$/.exec(wordsOf(cell)) ?? [];
    return { number: Number(number), visits: dots.length, look: cell.className };
  });

  for (const { number, visits: dots } of days) {
    expect(
      visits.filter((day) => day === number),
      `day ${number}`,
    ).toHaveLength(dots);
  }
  expect(days.reduce((sum, day) => sum + day.visits, 0)).toBe(visits.length);
  const marked = days.filter(({ look }) => look !== days[0]?.look);
  expect(marked.map(({ number }) => number)).toEqual([dayOfMonth(plan.day)]);
});
