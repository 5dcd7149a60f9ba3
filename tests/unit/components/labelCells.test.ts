import { expect, test } from 'vitest';
import { labelCells } from '#components/Table/labelCells.ts';

test('each cell says its column', () => {
  const head = '<thead><tr><th>Tarea</th><th>Con <em>tres</em> locales</th></tr></thead>';

  expect(
    labelCells(`${head}<tbody><tr><td>Ver</td><td>Vas <a href="/a">vos</a></td></tr></tbody>`),
  ).toBe(
    `<table>${head}<tbody><tr><td data-label="Tarea">Ver</td><td data-label="Con tres locales">Vas <a href="/a">vos</a></td></tr></tbody></table>`,
  );
});

test('a cell of a column without a title says none', () => {
  const table =
    '<thead><tr><th></th><th> </th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody>';

  expect(labelCells(table)).toBe(`<table>${table}</table>`);
});
