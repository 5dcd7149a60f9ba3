import { describe, expect, test } from 'vitest';
import { nameTrouble } from '#tools/check/content/fileNames.ts';
import { conflictMarks } from '#tools/check/content/conflictMarks.ts';
import { copiedName } from '#tools/check/content/copiedName.ts';
import { lostFiles } from '#tools/check/content/lostFiles.ts';

const blog = 'src/content/blog/';
const begun = (...names: string[]) => names.map((name) => ({ file: blog + name, head: '---\n' }));

describe('a file that nothing reads is told, with the name it should have:', () => {
  test.each([
    ['nota.mdx.txt', 'Llamalo «nota.mdx»'],
    ['nota.md.docx', 'Llamalo «nota.mdx»'],
    ['nota.docx', 'Copiá sus palabras en «nota.mdx»'],
    ['Año nuevo.odt', 'Copiá sus palabras en «ano_nuevo.mdx»'],
    ['nota.txt', 'Llamalo «nota.mdx»'],
    ['nota', 'Llamalo «nota.mdx»'],
    ['nota.mdx~', 'borralo'],
    ['nota.mdx.orig', 'borralo'],
    ['~$nota.docx', 'borralo'],
    ['foto.HEIC', 'exportala como «foto.jpg»'],
    ['foto.tiff', 'exportala como «foto.jpg»'],
  ])('%s', (name, said) => {
    const [only, ...others] = lostFiles(begun(name));

    expect(others).toEqual([]);
    expect(only).toMatchObject({ file: blog + name, isHint: true });
    expect(only?.message).toContain(said);
  });

  test('and never sent over another', () => {
    const said = lostFiles(begun('nota.mdx', 'nota.mdx.txt', 'nota.docx')).map(
      ({ file, message }) => [file, message.includes('Ya hay un archivo «nota.mdx»')],
    );

    expect(said).toEqual([
      [`${blog}nota.mdx.txt`, true],
      [`${blog}nota.docx`, true],
    ]);
  });
});

describe('a file in its place, or that nobody takes for content, bothers nobody:', () => {
  test.each([
    'nota.mdx',
    'foto (1).png',
    'foto.JPG',
    'README.md',
    '.DS_Store',
    '.gitkeep',
    'Thumbs.db',
    'dibujo.svg',
  ])('%s', (name) => {
    expect(lostFiles(begun(name))).toEqual([]);
  });

  test('notes without a frontmatter', () => {
    expect(lostFiles([{ file: `${blog}notas.txt`, head: 'Ideas para marzo' }])).toEqual([]);
  });
});

describe('the name of a copy', () => {
  test.each([
    ['nota (1)', 'nota'],
    ['nota (copia en conflicto de Ana 2026-01-02)', 'nota'],
    ['nota - copia', 'nota'],
    ['nota-copia-2', 'nota'],
    ['nota copy', 'nota'],
    ['nota_final', 'nota'],
    ['nota_v2', 'nota'],
    ['Copia de nota', 'nota'],
  ])('%s says what it is a copy of', (name, original) => {
    expect(copiedName(name)).toBe(original);
  });

  test.each(['nota', 'nota-2', 'plan-final-de-obra', 'copiar-un-local', 'v2', 'nueva-nota'])(
    '%s is its own',
    (name) => {
      expect(copiedName(name)).toBeUndefined();
    },
  );
});

describe('the name that is proposed for an article', () => {
  test.each([
    ['Precios 2026', []],
    ['Precios 2026', ['precios_2026']],
    ['nota (1)', ['nota']],
    ['_oculta', ['oculta']],
    ['con', ['con_1']],
    ['año', ['ano', 'ano_2']],
  ])('instead of «%s» beside %j is free, and right', (name, others) => {
    const taken = new Set([name, ...others]);
    const message = nameTrouble(name, taken) ?? '';
    const right = [...message.matchAll(/«([\w-]+)\.mdx»/g)].at(-1)?.[1] ?? '';

    expect(nameTrouble(right, taken)).toBeUndefined();
    expect(taken).not.toContain(right);
  });

  test('of a copy is told after what it copies', () => {
    expect(nameTrouble('nota (1)', new Set(['nota']))).toContain('Parece una copia de «nota.mdx»');
  });
});

describe('the marks of a conflict', () => {
  test.each([
    ['a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> rama\nd', 2, '(2, 4 y 6)'],
    ['<<<<<<< HEAD\r\nb\r\n=======\r\nc\r\n>>>>>>> rama\r\n', 1, '(1, 3 y 5)'],
    ['<<<<<<< a\n||||||| b\n=======\n>>>>>>> c', 1, '(1, 2, 3 y 4)'],
    ['>>>>>>> rama', 1, 'la línea de la marca'],
  ])('%j', (text, line, said) => {
    expect(conflictMarks(text)).toMatchObject({ line, column: 1 });
    expect(conflictMarks(text)?.message).toContain(said);
  });

  test.each(['Título\n=======\n', 'a <<<<<<< b', '> > > > > > > cita', '|||||||', '<<<<<< seis'])(
    '%j has none',
    (text) => {
      expect(conflictMarks(text)).toBeUndefined();
    },
  );
});
