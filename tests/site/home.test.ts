import { expect, test } from 'vitest';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import { elementsOf, pageAt } from '#tests/support/site.ts';

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
const wordsOf = ({ textContent }: Element) => textContent.replaceAll(/\s+/g, ' ').trim();

test('the six areas are told in one order, and each leads to more about it', () => {
  const links = elementsOf(home, '[aria-labelledby="recorrido"] ol > li h3 > a');
  const cards = elementsOf(
    pageAt(routes.soluciones.path),
    '[aria-labelledby="soluciones-titulo"] h3',
  );

  expect(links.map(wordsOf)).toEqual(areas);
  expect(links.every((link) => link.getAttribute('href')?.startsWith('/'))).toBe(true);
  expect(cards.map(wordsOf).filter((title) => areas.includes(title))).toEqual(areas);
});

test('the figures are told once', () => {
  const all = elementsOf(home, 'main dd').map(wordsOf);

  for (const { principal } of content.site().figures) {
    expect(all.filter((words) => words === principal)).toHaveLength(1);
  }
});

test('who does not see the repair hears how the score changed', () => {
  const { repaired } = content.page('inicio').tour;
  const section = elementsOf(home, '[aria-labelledby="recorrido"]').map(wordsOf).join('');

  expect(repaired.change).toContain('{puntaje}');
  expect(section).toMatch(/De 74 a \d+/);
});
