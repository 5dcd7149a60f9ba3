import { describe, expect, test } from 'vitest';
import { parseText, textProblems } from '#tools/check/content/articleText.ts';
import { parseYaml } from '#tools/check/content/yaml.ts';

const placeOf = ({ line, column }: { line?: number; column?: number }) => `${line}:${column}`;

describe('a field of YAML stands', () => {
  const source = parseYaml('a: 1\nb:\n  c: hola\n  d:\n    - uno\n    - e: dos\nf:\n');

  test.each<[string, (string | number)[], string]>([
    ['at its key', ['b', 'c'], '3:3'],
    ['at its element', ['b', 'd', 0], '5:7'],
    ['at its key in an element', ['b', 'd', 1, 'e'], '6:7'],
    ['at its key without a value', ['f'], '7:1'],
    ['where it is missing, at its block', ['b', 'nada', 0], '2:1'],
    ['beyond its list, at the list', ['b', 'd', 7], '4:3'],
    ['at the file’s start where nothing is around it', ['nada'], '1:1'],
  ])('%s', (_where, path, place) => {
    expect(placeOf(source.locate(path))).toBe(place);
  });

  test('in the frontmatter, counted from the top of the file', () => {
    const text = '\uFEFF---\r\na: 1\r\nb: 2\r\n---\r\n\r\nc: 3\r\n\r\n---\r\n'.slice(1);
    const { data, locate } = parseYaml(text, true);

    expect(data).toEqual({ a: 1, b: 2 });
    expect(placeOf(locate(['b']))).toBe('3:1');
  });

  test('and a bare date is a date, unless there is no such day', () => {
    expect(parseYaml("a: 2026-03-12\nb: '2026-03-12'\nc: 2026-02-30\n").data).toEqual({
      a: new Date('2026-03-12'),
      b: '2026-03-12',
      c: '2026-02-30',
    });
  });
});

describe('YAML that can’t be parsed is told where it is broken:', () => {
  test.each([
    ['a: 1\nb: 2\na: 3\n', '3:1', 'dos veces'],
    ['a:\n\tb: 1\n', '2:1', 'tabulador'],
    ['a: Ojo: esto\n', '1:4', "Escribí «a: 'Ojo: esto'»."],
    ["b: 1\na: 'hola\nc: 2\n", '2:4', 'no se cierran'],
    ["a: 'Lo que hace McDonald's'\n", '1:26', 'fijate que se cierren'],
    ['a: {minutos} min\n', '1:14', 'ponelo entre comillas'],
    ['a: @lineo\n', '1:4', "Escribí «a: '@lineo'»."],
    ['a: 1\nhola\nb: 2\n', '2:1', 'después de la clave'],
    ['a: 1\n  b: 2\n', '1:4', ''],
    ['a:\n    b: 1\n  c: 2\n', '3:1', 'espacios de la izquierda'],
    ['a: 1\n---\nb: 2\n', '2:1', 'corta el archivo en dos'],
    ['a: [1\n', '2:1', 'no se entiende'],
    ['a: &Co y yo\n', '1:4', 'va entre comillas'],
    ['a: *Ojo con esto\n', '1:4', 'va entre comillas'],
    ['b: 1\na: !Atención che\n', '2:4', 'va entre comillas'],
    ['a: Somos #1 en ventas\n', '1:10', 'no se publica'],
  ])('%j', (text, place, words) => {
    const [problem, ...others] = parseYaml(text).problems;

    expect(placeOf(problem ?? {})).toBe(place);
    expect(problem?.message).toContain(words);
    expect(others).toEqual([]);
  });

  test('with the line and a mark under it', () => {
    expect(parseYaml('a: {minutos} min\n').problems[0]?.message).toMatch(
      /\na: \{minutos\} min\n {13}\^$/,
    );
  });

  test.each([
    ['a: uno # EJEMPLO\n#pegada\nb: https://a.example/#parte\n'],
    ['a: "#1 & * !"\nb: Hola! A & B, 2 * 2\nc: |\n  uno #2\n  ! tres\n'],
  ])('but not where it is sound: %j', (text) => {
    expect(parseYaml(text).problems).toEqual([]);
  });

  test.each([
    ['Hola.\n', 'Falta la ficha'],
    ['\n---\na: 1\n---\n', 'Falta la ficha'],
    ['---\na: 1\n---Texto.\n', 'Falta el cierre'],
    ['---\n---\nTexto.\n', 'está vacía'],
  ])('of a frontmatter: %j', (text, words) => {
    expect(parseYaml(text, true).problems).toEqual([
      { line: 1, column: 1, message: expect.stringContaining(words) as string },
    ]);
  });
});

describe('a text of an article is told where it is broken:', () => {
  const around = '---\ntitulo: Hola\n---\n\nUno.\n\n';

  test.each([
    ['Dos {llave', '7:5', 'Esta llave «{»'],
    ['Dos\n<Nota titulo=“x”>y</Nota>', '8:1', 'La etiqueta <Nota> no se entiende'],
    ['<Nota>Dos', '7:1', '«<Nota>» se abre y no se cierra'],
    ['Dos</Nota>', '7:4', '«</Nota>» cierra algo que no se abrió'],
    ['<br>', '7:1', '«<br />»'],
    ['Dos <a@b.example>', '7:5', '(mailto:a@b.example)'],
    ['Dos\n\n####', '9:1', 'Este subtítulo está vacío'],
    ['Dos [](/contacto)', '7:5', 'Este enlace no tiene texto'],
    ['[x](//a.example)', '7:1', 'https://a.example'],
    ['[x][y]\n\n[y]: vbscript:a', '9:1', 'no puede empezar por «vbscript:»'],
    ['Dos &#x202E; tres', '7:1', 'U+202E'],
    ['<Notta>x</Notta>', '7:1', '¿Quisiste decir <Nota>?'],
    ['<Nota titulo={titulo}>x</Nota>', '7:1', 'escribí titulo="…"'],
    ['<Nota {...todo}>x</Nota>', '7:1', 'y no código'],
    ['<Nota tituo="x">x</Nota>', '7:1', '¿Quisiste decir «titulo»?'],
    ['<Nota></Nota>', '7:1', 'Falta el texto de la nota'],
    ['<Cifra principal="11" />', '7:1', '«secundario»'],
    ['<sub onclick="a()">2</sub>', '7:1', '<sub> no lleva «onclick»'],
    ['export const a = 1', '7:1', '«export»'],
  ])('%j', (text, place, words) => {
    const problems = textProblems('a.mdx', parseText('a.mdx', around + text), new Map(), false);

    expect(problems.map((problem) => [placeOf(problem), problem.message])).toEqual([
      [place, expect.stringContaining(words)],
    ]);
  });
});
