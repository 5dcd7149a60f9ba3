import { describe, expect, it } from 'vitest';
import { checklistSchema } from '#schemas/checklist.ts';

const sheet = (changes: object = {}) => ({
  titulo: 'Apertura',
  descripcion: 'Lo que se mira antes de abrir, en el orden en que se recorre el local.',
  momento: 'Todos los días',
  responsable: 'Quien abre',
  orden: 1,
  secciones: [{ titulo: 'Afuera', items: [{ texto: 'La puerta abre bien.' }] }],
  orientacion: 'Es una base para adaptar.',
  fuentes: [],
  ...changes,
});

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ texto: `Ítem ${index + 1}.` }));

const messagesFor = (changes: object) =>
  checklistSchema
    .safeParse(sheet(changes))
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a checklist', () => {
  it('may hold what fits on one sheet of paper', () => {
    const secciones = [8, 8, 6].map((count) => ({ titulo: 'Sector', items: items(count) }));
    expect(messagesFor({ secciones })).toBeUndefined();
  });

  it('is refused when it would not fit on one sheet', () => {
    const secciones = [8, 8, 7].map((count) => ({ titulo: 'Sector', items: items(count) }));
    expect(messagesFor({ secciones })).toEqual([
      'secciones: La hoja admite hasta 22 ítems para entrar en una carilla y tiene 23.',
    ]);
  });

  it('names a source that it has', () => {
    const secciones = [{ titulo: 'Personas', items: [{ texto: 'Carnet vigente.', fuente: 2 }] }];
    const fuentes = [{ texto: 'Código Alimentario', href: 'https://www.ejemplo.gob.ar/' }];
    expect(messagesFor({ secciones, fuentes })).toEqual([
      'secciones.0.items.0.fuente: «fuente» dice 2 y la hoja tiene 1 fuentes.',
    ]);
  });
});
