import { expect, test } from 'vitest';
import { twinText } from '#articles/portable.ts';

const copy = { published: 'Publicado el', updated: 'Actualizado el' };
const head = {
  titulo: 'Una nota',
  descripcion: 'De qué trata.',
  fecha: new Date('2026-03-12T00:00:00Z'),
  categorias: ['Expansión', 'Operación'],
};

test('a twin says what its page says above the text, and where that page is', () => {
  expect(twinText(head, 'Texto\n', 'https://l.example/una_nota', copy)).toBe(
    [
      '# Una nota',
      '> De qué trata.',
      'Publicado el 12 de marzo de 2026 · Expansión, Operación',
      '<https://l.example/una_nota>',
      'Texto\n',
    ].join('\n\n'),
  );
});

test('a twin says when the article was revised', () => {
  const actualizado = new Date('2026-05-01T00:00:00Z');

  expect(twinText({ ...head, actualizado }, '', 'https://l.example/a', copy)).toContain(
    'Publicado el 12 de marzo de 2026 · Actualizado el 1 de mayo de 2026 · Expansión',
  );
});

test('a title is no Markdown', () => {
  const titulo = 'Los *tres* [pasos]';

  expect(twinText({ ...head, titulo }, '', 'https://l.example/a', copy)).toMatch(
    /^# Los \\\*tres\\\* \\\[pasos]\n/,
  );
});
