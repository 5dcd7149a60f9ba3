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
const merge = (changes: object) => mergeYaml(source, { ...data, ...changes });
const second = '  # La segunda\n  - nombre: y # EJEMPLO\n    valor: 2\n';

test.each<[string, object, from: string, to: string]>([
  ['saving without a change', {}, '', ''],
  ['another order of keys', { b: 'dos', a: 'uno' }, '', ''],
  ['an empty text where there was none', { nada: '' }, '', ''],
  ['another text for an example, whose mark goes,', { a: 'otro' }, 'a: uno # EJEMPLO', 'a: otro'],
  ['another text, whose note stays,', { b: 'más' }, "'dos'", "'más'"],
  [
    'another text in a list',
    { lista: [x, { ...y, nombre: 'z' }] },
    'nombre: y # EJEMPLO',
    'nombre: z',
  ],
  ['one element more', { lista: [x, y, z] }, 'corta:', '  - nombre: z\n    valor: 3\ncorta:'],
  ['one element before', { lista: [z, x, y] }, 'lista:', 'lista:\n  - nombre: z\n    valor: 3'],
  ['one element less', { lista: [x] }, second, ''],
  ['another short list', { corta: ['Mercado'] }, '[Expansión, Operación]', '[Mercado]'],
  ['an emptied text', { b: '' }, "b: 'dos' # una nota\n", ''],
  ['a text that is gone', { b: undefined }, "b: 'dos' # una nota\n", ''],
  ['an emptied list', { corta: [] }, 'corta: [Expansión, Operación]\n', ''],
  ['an emptied element', { lista: [x, { nombre: '', valor: null }] }, second, ''],
  [
    'a new block with an empty field',
    { nada: { nombre: 'z', valor: '' } },
    'nada: null',
    'nada:\n  nombre: z',
  ],
  ['a text that looks like a day', { a: '2026-01-01' }, 'uno # EJEMPLO', "'2026-01-01'"],
  ['a text that looks like a number', { a: '1.0' }, 'uno # EJEMPLO', '"1.0"'],
  ['a text with a colon', { a: 'sí: no' }, 'uno # EJEMPLO', '"sí: no"'],
])('%s changes nothing else', (_what, changes, from, to) => {
  expect(merge(changes)).toBe(source.replace(from, to));
});

test('comments move with their element when a list is reordered', () => {
  expect(merge({ lista: [y, x] })).toContain(`lista:\n${second}  - nombre: x`);
});

test.each([
  ['that was empty stays', 'a: uno\nb:\n  x: null\n', 'a: uno\nb:\n  x: null\n'],
  ['goes with its last field', 'a: uno\nb:\n  x: null\n  y: dos\n', 'a: uno\n'],
  ['goes, and the block around it', 'a: uno\nb:\n  x:\n    y: dos\n', 'a: uno\n'],
  [
    'goes, and the note on what follows stays',
    'a: uno\nb:\n  y: dos\n\n# De c.\nc: tres\n',
    'a: uno\n\n# De c.\nc: tres\n',
  ],
])('an emptied block %s', (_what, text, after) => {
  const c = text.includes('c: tres') && { c: 'tres' };
  expect(mergeYaml(text, { a: 'uno', b: { x: '', y: '' }, ...c })).toBe(after);
});

test.each<[string, source: string, data: object, from: string, to: string]>([
  [
    'a note after a block that is commented out',
    'a: uno\nb:\n  c:\n    d: dos\n    # e:\n    #   f: tres\n\n# De g.\ng: [x]\n',
    { a: 'otro', b: { c: { d: 'dos' } }, g: ['x'] },
    'a: uno',
    'a: otro',
  ],
  [
    'a note beside the name of a list',
    'a: uno\nb: dos\nc: # EJEMPLO\n  - d: x\n    e: y\n',
    { a: 'z', b: 'dos', c: [{ d: 'x', e: 'y' }] },
    'uno',
    'z',
  ],
  ['wide lists and quotes', 'a: uno\nb: [ x,  y ]\n', { a: 'z', b: ['x', 'y'] }, 'uno', 'z'],
  [
    'a list that is not indented, one of whose elements goes',
    'a:\n- x\n- y\n- z\nb:   dos\n',
    { a: ['x', 'z'], b: 'dos' },
    '- y\n',
    '',
  ],
])('%s stays as it is written', (_what, text, changed, from, to) => {
  expect(mergeYaml(text, { ...changed })).toBe(text.replace(from, to));
});

test('a list that is not indented is written anew where an element is added', () => {
  expect(mergeYaml('a:\n- x\n', { a: ['x', 'y'] })).toBe('a:\n  - x\n  - y\n');
});
