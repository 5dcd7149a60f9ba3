import { describe, expect, test } from 'vitest';
import { mergeYaml } from '#tools/editor/mergeYaml.ts';

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
`;
const data = {
  a: 'uno',
  b: 'dos',
  lista: [
    { nombre: 'x', valor: 1 },
    { nombre: 'y', valor: 2 },
  ],
  corta: ['Expansión', 'Operación'],
  nada: null,
};
const merge = (changes: object, emptied: 'null' | 'remove' = 'null') =>
  mergeYaml(source, { ...data, ...changes }, emptied);

describe('editing a YAML file', () => {
  test.each([
    ['nothing', {}],
    ['keys in another order', { b: 'dos', a: 'uno' }],
    ['an empty text where there was nothing', { nada: '' }],
  ])('of %s leaves it byte for byte', (_what, changes) => {
    expect(merge(changes)).toBe(source);
  });

  test('takes the mark of an example away with its value, and no other note', () => {
    expect(merge({ a: 'otro', b: 'más' })).toBe(
      source.replace('a: uno # EJEMPLO', 'a: otro').replace("'dos'", "'más'"),
    );
  });

  test('changes one element of a list and leaves the others', () => {
    expect(
      merge({
        lista: [
          { nombre: 'x', valor: 1 },
          { nombre: 'z', valor: 2 },
        ],
      }),
    ).toBe(source.replace('nombre: y # EJEMPLO', 'nombre: z'));
  });

  test('takes an element’s notes along when the list is put in another order', () => {
    expect(merge({ lista: [...data.lista].reverse() })).toContain(
      'lista:\n  # La segunda\n  - nombre: y # EJEMPLO\n    valor: 2\n  - nombre: x',
    );
  });

  test('adds and removes elements', () => {
    const added = merge({ lista: [...data.lista, { nombre: 'z', valor: 3 }] });
    const removed = merge({ lista: data.lista.slice(0, 1) });

    expect(added).toBe(source.replace('corta:', '  - nombre: z\n    valor: 3\ncorta:'));
    expect(removed).toBe(
      source.replace('  # La segunda\n  - nombre: y # EJEMPLO\n    valor: 2\n', ''),
    );
  });

  test('writes a short list as it was written', () => {
    expect(merge({ corta: ['Mercado'] })).toContain('\ncorta: [Mercado]\n');
  });

  test('writes nothing as null in a file of data, and leaves it out of an article’s', () => {
    expect(merge({ b: '' })).toContain('\nb: null # una nota\n');
    expect(merge({ b: '' }, 'remove')).not.toMatch(/^b:/m);
  });

  test('keeps a block whose fields are all empty, which the editor leaves out', () => {
    const block = 'a: uno\nb:\n  x: null # nota\n  y: dos\n';

    expect(mergeYaml('a: uno\nb:\n  x: null\n', { a: 'uno' }, 'null')).toBe(
      'a: uno\nb:\n  x: null\n',
    );
    expect(mergeYaml(block, { a: 'uno' }, 'null')).toBe(block.replace('dos', 'null'));
  });

  test('keeps a text a text, whatever it looks like', () => {
    expect(merge({ a: '2026-01-01' })).toContain("a: '2026-01-01'");
    expect(merge({ a: '1.0' })).toMatch(/^a: ["']1\.0["']$/m);
    expect(merge({ a: 'sí: no' })).toMatch(/^a: ["']sí: no["']$/m);
  });

  test('writes a new file', () => {
    expect(mergeYaml('', { titulo: 'Hola', fecha: '2026-01-01', vacio: '' }, 'remove')).toBe(
      "titulo: Hola\nfecha: '2026-01-01'\n",
    );
  });
});
