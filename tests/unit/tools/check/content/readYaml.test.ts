import { describe, expect, test } from 'vitest';
import { readYaml } from '#tools/check/content/readYaml.ts';

const article = '---\ntitulo: Hola\nfecha: 2026-03-12\n---\n\nTexto.\n';

describe('a YAML file', () => {
  test('gives its data and the place of each field', () => {
    const source = readYaml('a: 1\nb:\n  c: hola\n  d:\n    - uno\n    - e: dos\n', 'whole');

    expect(source.problems).toEqual([]);
    expect(source.data).toEqual({ a: 1, b: { c: 'hola', d: ['uno', { e: 'dos' }] } });
    expect(source.locate(['b', 'c'])).toEqual({ line: 3, column: 3 });
    expect(source.locate(['b', 'd', 0])).toEqual({ line: 5, column: 7 });
    expect(source.locate(['b', 'd', 1, 'e'])).toEqual({ line: 6, column: 7 });
  });

  test.each([
    ['a field of a block', ['b', 'nada'], { line: 2, column: 1 }],
    ['a field deep under a missing one', ['b', 'nada', 0, 'x'], { line: 2, column: 1 }],
    ['an element beyond the list', ['b', 'd', 7], { line: 4, column: 3 }],
    ['a field under a text', ['a', 'x'], { line: 1, column: 1 }],
    ['a field of the file', ['nada'], { line: 1, column: 1 }],
  ])('places %s that is missing at what is around it', (_what, path, place) => {
    expect(readYaml('a: 1\nb:\n  c: hola\n  d:\n    - uno\n', 'whole').locate(path)).toEqual(place);
  });

  test('places a field without value at its key', () => {
    expect(readYaml('a:\nb: 1\n', 'whole').locate(['a'])).toEqual({ line: 1, column: 1 });
  });

  test.each([
    ['with a byte order mark', '\uFEFFa: 1\nb: 2\n'],
    ['with Windows line ends', 'a: 1\r\nb: 2\r\n'],
    ['with both', '\uFEFFa: 1\r\nb: 2\r\n'],
    ['without a last line end', 'a: 1\nb: 2'],
  ])('%s reads the same', (_how, text) => {
    const source = readYaml(text, 'whole');

    expect(source.data).toEqual({ a: 1, b: 2 });
    expect(source.locate(['b'])).toEqual({ line: 2, column: 1 });
  });

  test('sees a bare date as Astro does: as a date, unless there is no such day', () => {
    const { data } = readYaml("a: 2026-03-12\nb: '2026-03-12'\nc: 2026-02-30\n", 'whole');

    expect(data).toEqual({ a: new Date('2026-03-12'), b: '2026-03-12', c: '2026-02-30' });
  });

  test.each(['', '\n\n', '# solo una nota\n', '\uFEFF'])('%j is empty', (text) => {
    expect(readYaml(text, 'whole').problems).toEqual([
      { line: 1, column: 1, message: 'El archivo está vacío.' },
    ]);
  });
});

describe('what can’t be read is explained where it stands:', () => {
  test.each([
    ['a key twice', 'a: 1\nb: 2\na: 3\n', '3:1', 'Esta clave está dos veces'],
    ['a tab', 'a:\n\tb: 1\n', '2:1', 'Hay un tabulador en la sangría'],
    ['a colon in a text', 'a: Ojo: esto\n', '1:4', 'ponelo entre comillas'],
    ['quotes that stay open', "b: 1\na: 'hola\nc: 2\nd: 3\n", '2:4', 'se abren y no se cierran'],
    [
      'quotes that the next ones seem to close',
      "a: 'El cambio: dónde\nb: 'Lo que se lleva'\nc: 3\n",
      '1:4',
      "no se cierran. Escribí «a: 'El cambio: dónde'».",
    ],
    [
      'an apostrophe in single quotes',
      "b: 1\na: 'Lo que hace McDonald's en su red'\n",
      '2:4',
      'lleva un apóstrofo: ponelo entre comillas dobles ("). Escribí «a: "Lo que hace McDonald\'s en su red"».',
    ],
    [
      'an apostrophe with a colon after it',
      "a:\n  - b: 'McDonald's: uno'\n",
      '2:8',
      'Escribí «- b: "McDonald\'s: uno"».',
    ],
    [
      'an apostrophe and double quotes',
      "a: 'McDonald's \"hoy\"'\n",
      '1:4',
      "que va dos veces. Escribí «a: 'McDonald''s \"hoy\"'».",
    ],
    [
      'an element of a list too far to the left',
      'a:\n    - b: X\n      c: y\n   - b: Z\n     c: w\n',
      '4:1',
      'no coincide con las de alrededor. Empieza con 3 espacios y se esperan 4.',
    ],
    [
      'a field of an element too far to the left',
      'a:\n    - b: X\n     c: y\n      d: z\n',
      '3:1',
      'no coincide con las de alrededor. Empieza con 5 espacios y se esperan 6.',
    ],
    [
      'the last field of an element too far to the left',
      'a:\n  b:\n    - c: X\n      d: y\n     e: z\nf: 1\n',
      '5:1',
      'Empieza con 5 espacios y se esperan 6.',
    ],
    [
      'an element of texts too far to the left',
      'a:\n  - b\n - c\n',
      '3:1',
      'Empieza con 1 espacio y se esperan 2.',
    ],
    ['words after quotes', 'a: "hola" che\n', '1:11', 'Hay algo de más'],
    ['a text that opens with braces', 'a: {minutos} min\n', '1:14', 'Hay algo de más'],
    ['a text that opens with a dash', 'a: - hola\n', '1:4', 'Hay algo de más'],
    ['a text that opens with @', 'a: @lineo\n', '1:4', 'va entre comillas'],
    ['a line without colon', 'a: 1\nhola\nb: 2\n', '2:1', 'falta «:»'],
    ['a line too far to the right', 'a: 1\n  b: 2\n', '1:4', 'La línea que sigue'],
    ['a line too far to the left', 'a:\n    b: 1\n  c: 2\n', '3:1', 'La sangría de esta línea'],
    ['a second document', 'a: 1\n---\nb: 2\n', '2:1', 'corta el archivo en dos'],
    ['a backslash in double quotes', 'a: "C:\\hola"\n', '1:7', 'usá comillas simples'],
  ])('%s', (_what, text, place, words) => {
    const [problem, ...others] = readYaml(text, 'whole').problems;

    expect(`${problem?.line}:${problem?.column}`).toBe(place);
    expect(problem?.message).toContain(words);
    expect(others).toEqual([]);
  });

  test('at its own place, after a text in quotes that goes on in other lines', () => {
    const [problem] = readYaml("a: 'uno\n  dos'\nb: @lineo\n", 'whole').problems;

    expect(problem?.line).toBe(3);
    expect(problem?.message).toContain('va entre comillas');
  });

  test('in Spanish, however it is broken', () => {
    const broken = ['%x: 1\n', 'a: [1\n', 'a: {b: 1\n', 'a: "\\q"\n', '- a\nb: 1\n', 'a: |x\n'];

    for (const text of broken) {
      const { problems } = readYaml(text, 'whole');
      expect(problems, text).toHaveLength(1);
      expect(problems[0]?.message).toMatch(/^(Falta|Esta|Un|Hay|La|Dentro)/);
    }
  });
});

describe('what YAML would drop without a word is told:', () => {
  test.each([
    ['a text that opens with &', 'a: &Co y yo\n', '1:4', '«&»'],
    ['a text that opens with *', 'a: *Ojo\n', '1:4', '«*»'],
    ['several words after *', 'a: *Ojo con esto\n', '1:4', '«*»'],
    ['a text that opens with !', 'b: 1\na: !Atención che\n', '2:4', '«!»'],
    ['words after #', 'a: Somos #1 en ventas\n', '1:10', '«#»'],
    ['words after # in a list', 'a:\n  - uno #2\n', '2:9', '«#»'],
    ['a text that is all #', 'a: #1\n', '1:4', '«#»'],
  ])('%s', (_what, text, place, character) => {
    const [problem] = readYaml(text, 'whole').problems;

    expect(`${problem?.line}:${problem?.column}`).toBe(place);
    expect(problem?.message).toContain(character);
  });

  test.each([
    ['a note after a value', 'a: uno # EJEMPLO\n'],
    ['a note on its own line', '# nota\n#pegada\na: 1\n'],
    ['a fragment', 'a: https://example.com/#parte\n'],
    ['quoted characters', 'a: "#1 & * !"\n'],
    ['characters inside a text', 'a: Hola! A & B, 2 * 2\n'],
    ['a block of text', 'a: |\n  uno #2\n  ! tres\n'],
    ['a list in one line', 'a: [Ya!, che]\n'],
  ])('but not %s', (_what, text) => {
    expect(readYaml(text, 'whole').problems).toEqual([]);
  });

  test('an alias, before it can fill the memory', () => {
    const bomb = [
      'a: &a [x, x, x, x, x, x, x, x, x]',
      ...'bcdefghi'.split('').map((key, index) => {
        const before = 'abcdefgh'[index] ?? '';
        return `${key}: &${key} [${Array(9).fill(`*${before}`).join(', ')}]`;
      }),
    ].join('\n');

    const { data, problems } = readYaml(bomb, 'whole');

    expect(data).toBeUndefined();
    expect(problems).toEqual([
      {
        line: 1,
        column: 4,
        message: expect.stringMatching(/^Hay demasiados alias: .*acá hay 72/) as unknown,
      },
    ]);
  });
});

describe('the frontmatter of an article', () => {
  test.each([
    ['as it is', article],
    ['with a byte order mark', `\uFEFF${article}`],
    ['with Windows line ends', article.replaceAll('\n', '\r\n')],
    ['with spaces after its fences', article.replaceAll('---', '--- ')],
    ['without a body', article.slice(0, article.indexOf('\n\n'))],
  ])('is read %s, and its places count from the top of the file', (_how, text) => {
    const source = readYaml(text, 'frontmatter');

    expect(source.problems).toEqual([]);
    expect(source.data).toEqual({ titulo: 'Hola', fecha: new Date('2026-03-12') });
    expect(source.locate(['titulo'])).toEqual({ line: 2, column: 1 });
    expect(source.locate(['fecha'])).toEqual({ line: 3, column: 1 });
    expect(source.locate(['nada'])).toEqual({ line: 2, column: 1 });
  });

  test('ends at its own fence, whatever the body holds', () => {
    const { data } = readYaml('---\na: 1\n---\n\nb: 2\n\n---\n\nc: 3\n', 'frontmatter');

    expect(data).toEqual({ a: 1 });
  });

  test('may hold dashes in a text', () => {
    const { data } = readYaml('---\na: uno --- dos\n---\n', 'frontmatter');

    expect(data).toEqual({ a: 'uno --- dos' });
  });

  test.each([
    ['no fence', 'Hola.\n', 'Falta la ficha'],
    ['an empty file', '', 'Falta la ficha'],
    ['a blank line before the fence', '\n---\na: 1\n---\n', 'Falta la ficha'],
    ['a fence that is not closed', '---\na: 1\n\nTexto.\n', 'Falta el cierre'],
    ['a fence glued to words', '---\na: 1\n---Texto.\n', 'Falta el cierre'],
    ['nothing between its fences', '---\n---\nTexto.\n', 'La ficha del artículo está vacía'],
    ['a note only', '---\n# nada\n---\n', 'La ficha del artículo está vacía'],
  ])('with %s is explained', (_what, text, words) => {
    const [problem] = readYaml(text, 'frontmatter').problems;

    expect(problem).toMatchObject({ line: 1, column: 1 });
    expect(problem?.message).toContain(words);
  });

  test('tells where its mistakes are in the file', () => {
    const [problem] = readYaml('---\ntitulo: Hola\ntitulo: Chau\n---\n', 'frontmatter').problems;

    expect(problem).toMatchObject({ line: 3, column: 1 });
  });
});
