import { expect, test } from 'vitest';
import { mergeYaml } from '#tools/editor/mergeYaml.ts';

const larga =
  'Una frase de más de ochenta letras, que nadie cambió y que por eso sigue en su única línea.';
const source = `# Nota de arriba

a: uno # EJEMPLO
b: 'dos' # una nota

lista:
  - nombre: x
    valor: 1
  # La segunda
  - nombre: y # EJEMPLO
    valor: 2
corta: [Expansión, Operación]
nada: null
larga: ${larga}
`;
const [x, y, z] = ['x', 'y', 'z'].map((nombre, index) => ({ nombre, valor: index + 1 }));
const corta = ['Expansión', 'Operación'];
const data = { a: 'uno', b: 'dos', lista: [x, y], corta, nada: null, larga };
const merge = (changes: object, emptied: 'null' | 'remove' = 'null') =>
  mergeYaml(source, { ...data, ...changes }, emptied);
const second = '  # La segunda\n  - nombre: y # EJEMPLO\n    valor: 2\n';

test.each<[string, object, from: string, to: string]>([
  ['nothing', {}, '', ''],
  ['the order of keys', { b: 'dos', a: 'uno' }, '', ''],
  ['nothing to an empty text', { nada: '' }, '', ''],
  ['an example, whose mark goes', { a: 'otro' }, 'a: uno # EJEMPLO', 'a: otro'],
  ['a text, whose note stays', { b: 'más' }, "'dos'", "'más'"],
  ['an element', { lista: [x, { ...y, nombre: 'z' }] }, 'nombre: y # EJEMPLO', 'nombre: z'],
  ['one element more', { lista: [x, y, z] }, 'corta:', '  - nombre: z\n    valor: 3\ncorta:'],
  ['one element before', { lista: [z, x, y] }, 'lista:', 'lista:\n  - nombre: z\n    valor: 3'],
  ['one element less', { lista: [x] }, second, ''],
  ['a short list', { corta: ['Mercado'] }, '[Expansión, Operación]', '[Mercado]'],
  ['a text to nothing', { b: '' }, "'dos'", 'null'],
  ['a text to a day', { a: '2026-01-01' }, 'uno # EJEMPLO', "'2026-01-01'"],
  ['a text to a number', { a: '1.0' }, 'uno # EJEMPLO', '"1.0"'],
  ['a text to one with a colon', { a: 'sí: no' }, 'uno # EJEMPLO', '"sí: no"'],
])('changing %s changes nothing else', (_what, changes, from, to) => {
  expect(merge(changes)).toBe(source.replace(from, to));
});

test('comments move with their element when a list is reordered', () => {
  expect(merge({ lista: [y, x] })).toContain(`lista:\n${second}  - nombre: x`);
});

test('an article leaves out empty fields', () => {
  expect(merge({ b: '' }, 'remove')).not.toMatch(/^b:/m);
});

test.each([
  ['a: uno\nb:\n  x: null\n', 'a: uno\nb:\n  x: null\n'],
  ['a: uno\nb:\n  x: null # nota\n  y: dos\n', 'a: uno\nb:\n  x: null # nota\n  y: null\n'],
])('a group of fields that the editor leaves out, all empty, stays: %j', (text, after) => {
  expect(mergeYaml(text, { a: 'uno' }, 'null')).toBe(after);
});
