import { describe, expect, test } from 'vitest';
import { readYaml } from '#tools/check/content/readYaml.ts';
import {
  categorySlips,
  likelyCopies,
  oddDays,
  siteHints,
} from '#tools/check/content/contentHints.ts';

const now = Date.parse('2026-06-15T12:00:00Z');
const article = (name: string, yaml: string) => ({
  file: `src/content/blog/${name}.mdx`,
  source: readYaml(yaml, 'whole'),
});

describe('days', () => {
  test.each([
    'fecha: 2026-06-15',
    'fecha: 2026-12-01',
    'fecha: 2015-01-01\nactualizado: 2026-06-01',
    'fecha: ayer',
  ])('%j says nothing', (yaml) => {
    expect(oddDays(article('nota', yaml), now)).toEqual([]);
  });

  test.each([
    ['fecha: 2062-06-15', 'sale recién el 15 de junio de 2062'],
    ['fecha: 1926-06-15', '¿el año está bien?'],
    ["fecha: '2202-06-15'", '¿el año está bien?'],
    ['fecha: 2026-01-01\nactualizado: 2026-11-01', 'todavía no llegó'],
  ])('%j is worth a look', (yaml, said) => {
    expect(oddDays(article('nota', yaml), now)).toEqual([
      expect.objectContaining({ isHint: true, message: expect.stringContaining(said) as string }),
    ]);
  });
});

describe('categories', () => {
  const slips = (...lists: string[]) =>
    categorySlips(lists.map((list, index) => article(`nota${index}`, `categorias: [${list}]`))).map(
      ({ file, line, message }) => `${file.replace(/^.*\//, '')}:${line} ${message}`,
    );

  test.each([
    [['Operación', 'Expansión, Operación']],
    [['IA', 'Indicadores']],
    [['Franquicia', 'Franquicias']],
    [[]],
  ])('%j are told apart', (lists) => {
    expect(slips(...lists)).toEqual([]);
  });

  test.each([
    [['Operación', 'Operación', 'operación'], 'nota2.mdx', 'Escribí «Operación»'],
    [['Operacion', 'Operación', 'Operación'], 'nota0.mdx', 'Escribí «Operación»'],
    [['Casa central', 'Casa-Central', 'Casa central'], 'nota1.mdx', 'Escribí «Casa central»'],
    [['Operación, Operación'], 'nota0.mdx', 'está dos veces'],
  ])('%j would be two', (lists, file, said) => {
    const [only, ...others] = slips(...lists);

    expect(others).toEqual([]);
    expect(only).toContain(file);
    expect(only).toContain(said);
  });
});

describe('articles that seem to be one', () => {
  const told = (...articles: [name: string, title: string][]) =>
    likelyCopies(articles.map(([name, title]) => article(name, `titulo: '${title}'`)));

  test.each([
    [
      [
        ['nota', 'Una nota'],
        ['otra', 'Otra'],
      ],
    ],
    [
      [
        ['nota', 'Una nota'],
        ['nota-2', 'La segunda'],
      ],
    ],
    [
      [
        ['plan-final', 'El plan'],
        ['obra', 'La obra'],
      ],
    ],
    [
      [
        ['local-1', 'Uno'],
        ['local-11', 'Dos'],
      ],
    ],
  ] as [name: string, title: string][][][])('not %j', (articles) => {
    expect(told(...articles)).toEqual([]);
  });

  test.each([
    [
      [
        ['nota', 'Una nota'],
        ['nota-copia', 'Una nota'],
      ],
    ],
    [
      [
        ['nota', 'Una nota'],
        ['nota_v2', 'Otra cosa'],
      ],
    ],
    [
      [
        ['nota', 'Una nota'],
        ['otra', 'UNA NOTA'],
      ],
    ],
    [
      [
        ['una-nota', 'Una nota'],
        ['una_nota', 'Otra cosa'],
      ],
    ],
  ] as [name: string, title: string][][][])('%j', (articles) => {
    expect(told(...articles)).toMatchObject([{ isHint: true }]);
  });
});

describe('the site’s data', () => {
  const told = (yaml: string) => siteHints(article('site', yaml), now);

  test.each([
    "whatsapp: { number: '5493514120777' }",
    "whatsapp: { number: '13055550142' }",
    'video: { uploaded: 2026-06-01 }',
  ])('%s says nothing', (yaml) => {
    expect(told(yaml)).toEqual([]);
  });

  test.each([
    ["whatsapp: { number: '543514120777' }", '«5493514120777»'],
    ['video: { uploaded: 2026-07-01 }', 'todavía no llegó'],
  ])('%s is worth a look', (yaml, said) => {
    expect(told(yaml)).toEqual([
      expect.objectContaining({ isHint: true, message: expect.stringContaining(said) as string }),
    ]);
  });
});
