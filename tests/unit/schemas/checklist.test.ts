import { expect, test } from 'vitest';
import { checklistSchema } from '#schemas/checklist.ts';

/** What is told of a sheet with sections of so many items, and a source where one is named. */
function complaints(counts: number[], fuente?: number): string[] {
  const { error } = checklistSchema.safeParse({
    titulo: 'Apertura',
    descripcion: 'Lo que se mira antes de abrir, en el orden en que se recorre el local.',
    momento: 'Todos los días',
    responsable: 'Quien abre',
    orden: 1,
    secciones: counts.map((length) => ({
      titulo: 'Sector',
      items: Array.from({ length }, () => ({ texto: 'La puerta abre bien.', fuente })),
    })),
    orientacion: 'Es una base para adaptar.',
    fuentes: [{ texto: 'Código Alimentario', href: 'https://www.ejemplo.gob.ar/' }],
  });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

test('a checklist holds what fits on one sheet of paper', () => {
  expect(complaints([8, 8, 6], 1)).toEqual([]);
  expect(complaints([8, 8, 7])).toEqual([
    'secciones: La hoja admite hasta 22 ítems para entrar en una carilla y tiene 23.',
  ]);
});

test('an item names a source that its checklist has', () => {
  expect(complaints([1], 2)).toEqual([
    'secciones.0.items.0.fuente: «fuente» dice 2 y la hoja tiene 1 fuentes.',
  ]);
});
