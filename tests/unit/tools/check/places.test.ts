import { expect, test } from 'vitest';
import { parseYaml } from '#tools/check/content/yaml.ts';
import { problemsOfText } from '#tests/support/slips.ts';

const placeOf = ({ line, column }: { line?: number; column?: number }) => `${line}:${column}`;

test.each<[string, (string | number)[], string]>([
  ['at its key', ['b', 'c'], '3:3'],
  ['at its element', ['b', 'd', 0], '5:7'],
  ['at its key in an element', ['b', 'd', 1, 'e'], '6:7'],
  ['at its key without a value', ['f'], '7:1'],
  ['where it is missing, at its block', ['b', 'nada', 0], '2:1'],
  ['beyond its list, at the list', ['b', 'd', 7], '4:3'],
  ['at the file’s start where nothing is around it', ['nada'], '1:1'],
])('a field of YAML stands %s', (_where, path, place) => {
  const source = parseYaml('a: 1\nb:\n  c: hola\n  d:\n    - uno\n    - e: dos\nf:\n');

  expect(placeOf(source.locate(path))).toBe(place);
});

test('places of frontmatter are counted from the top of the file', () => {
  const text = '---\r\na: 1\r\nb: 2\r\n---\r\n\r\nc: 3\r\n\r\n---\r\n';
  const { data, locate } = parseYaml(text, true);

  expect(data).toEqual({ a: 1, b: 2 });
  expect(placeOf(locate(['b']))).toBe('3:1');
});

test('a bare date is a date, unless there is no such day', () => {
  const { data } = parseYaml("a: 2026-03-12\nb: '2026-03-12'\nc: 2026-02-30\n");

  expect(data).toEqual({ a: new Date('2026-03-12'), b: '2026-03-12', c: '2026-02-30' });
});

test.each([
  ["b: 1\na: 'hola\n", '3:1', 'no se cierran'],
  ["a: 'Lo que hace McDonald's'\n", '1:26', 'fijate que se cierren'],
  ['a: {minutos} min\n', '1:14', '\na: {minutos} min\n             ^'],
  ['a: @lineo\n', '1:4', "Escribí «a: '@lineo'»."],
  ['a: 1\nhola\nb: 2\n', '2:1', 'después de la clave'],
  ['a:\n    b: 1\n  c: 2\n', '3:1', 'espacios de la izquierda'],
  ['a: 1\n---\nb: 2\n', '2:1', 'corta el archivo en dos'],
  ['a: [1\n', '2:1', 'no se entiende'],
  ['a: &Co y yo\n', '1:4', "Escribí «a: '&Co y yo'»."],
  ['b: 1\na: !Atención che\n', '2:4', 'tampoco: ponelo entre comillas'],
  ['a: Somos #1 en ventas\n', '1:10', 'pegado no se publica'],
])('YAML that can’t be parsed is told where it is broken: %j', (text, place, words) => {
  const [problem, ...others] = parseYaml(text).problems;

  expect(placeOf(problem ?? {})).toBe(place);
  expect(problem?.message).toContain(words);
  expect(others).toEqual([]);
});

test.each([
  'a: uno # EJEMPLO\n#pegada\nb: https://a.example/#parte\n',
  'a: "#1 & * !"\nb: Hola! A & B, 2 * 2\nc: |\n  uno #2\n  ! tres\n',
])('YAML may say %j', (text) => {
  expect(parseYaml(text).problems).toEqual([]);
});

test.each([
  ['Dos\n<Nota titulo=“x”>y</Nota>', '8:1', 'van con comillas rectas'],
  ['Dos</Nota>', '7:4', '«</Nota>» cierra algo que no se abrió'],
  ['<br>', '7:1', '«<br />»'],
  ['Dos\n\n####', '9:1', 'Este subtítulo está vacío'],
  ['Dos [](/contacto)', '7:5', 'Este enlace no tiene texto'],
  ['[x](//a.example)', '7:1', 'no puede empezar por «//»'],
  ['<Nota titulo={titulo}>x</Nota>', '7:1', 'escribí titulo="…"'],
  ['<Nota {...todo}>x</Nota>', '7:1', 'y no código'],
  ['<Nota tituo="x">x</Nota>', '7:1', '¿Quisiste decir «titulo»?'],
  ['<Nota></Nota>', '7:1', 'Falta el texto de la nota'],
  ['<Cifra principal="11" />', '7:1', '«secundario»'],
  ['<sub onclick="a()">2</sub>', '7:1', '<sub> no lleva «onclick»'],
])('a text of an article is told where it is broken: %j', (text, place, words) => {
  const problems = problemsOfText(`---\ntitulo: Hola\n---\n\nUno.\n\n${text}`);

  expect(problems.map((problem) => [placeOf(problem), problem.message])).toEqual([
    [place, expect.stringContaining(words)],
  ]);
});
