import { expect, test } from 'vitest';
import { citeSources } from '#articles/sources.ts';

const link = (inside: string, attributes = '') =>
  `<p><a href="https://a.example/" ${attributes}>${inside}</a></p>`;

test.each([
  ['the words of its link', link('La <em>encuesta</em>'), 'La encuesta'],
  ['what its link’s title says', link('acá', 'data-source="Una encuesta"'), 'Una encuesta'],
  ['the words of its link, where the title is empty', link('acá', 'data-source'), 'acá'],
  ['what its link’s picture shows', link('<img src="a.png" alt="Un local">'), 'Un local'],
])('a source is called by %s', (_what, html, label) => {
  expect(citeSources(html).sources).toEqual([{ href: 'https://a.example/', number: 1, label }]);
});
