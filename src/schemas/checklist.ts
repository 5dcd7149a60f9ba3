import { z } from 'astro/zod';
import { fieldset, headline, list, outsideLink, text } from './fields.ts';

const source = fieldset('Fuente', 'Una norma o un texto oficial, con su dirección.', {
  texto: text('«texto», qué dice la fuente y quién la publica', { max: 200 }),
  href: outsideLink('«href», la dirección de la fuente'),
});

const item = fieldset('Ítem', 'Algo que se contesta mirando: sí, no o un número.', {
  texto: text('«texto», lo que se mira', { max: 110 }),
  dato: text('«dato», la unidad de lo que se anota', { max: 8 }).optional().meta({
    title: 'Unidad',
    description: 'Si en vez de tildar se anota un número: °C, $, min.',
  }),
  fuente: z
    .int()
    .min(1)
    .optional()
    .meta({ title: 'Fuente', description: 'El número de la fuente, contando desde 1.' }),
});

const section = fieldset('Sector', 'Una parte del recorrido.', {
  titulo: text('«titulo», el título del sector', { max: 40 }),
  items: list('Ítems', 'En el orden en que se recorren.', { min: 1, max: 8 }, item),
});

/** How many items fit on a sheet of paper. */
const SHEET_ITEMS = 22;

/**
 * A checklist to print, one sheet of paper: sections of things to look at, and the sources of the
 * rules it names. Its file's name is its address under `/checklists`.
 */
export const checklistSchema = z
  .strictObject({
    titulo: headline('«titulo», el título de la hoja', { max: 50 }),
    descripcion: text('«descripcion», qué se recorre y para qué', { min: 50, max: 160 }),
    momento: text('«momento», cuándo se usa', { max: 60 }),
    responsable: text('«responsable», quién la completa', { max: 60 }),
    orden: z.int().meta({ title: 'Orden', description: 'El lugar de la hoja en la lista.' }),
    secciones: list('Sectores', 'Las partes del recorrido, en orden.', { min: 1, max: 6 }, section),
    orientacion: text('«orientacion», hasta dónde sirve la hoja', { max: 260 }),
    fuentes: list('Fuentes', 'Si un ítem nombra una norma, va acá.', { min: 0, max: 4 }, source),
  })
  .superRefine(({ secciones, fuentes }, context) => {
    const items = secciones.flatMap((section) => section.items);
    if (items.length > SHEET_ITEMS) {
      context.addIssue({
        code: 'custom',
        path: ['secciones'],
        message: `La hoja admite hasta ${SHEET_ITEMS} ítems para entrar en una carilla y tiene ${items.length}.`,
      });
    }
    secciones.forEach(({ items }, s) =>
      items.forEach(({ fuente }, i) => {
        if (fuente === undefined || fuente <= fuentes.length) return;
        context.addIssue({
          code: 'custom',
          path: ['secciones', s, 'items', i, 'fuente'],
          message: `«fuente» dice ${fuente} y la hoja tiene ${fuentes.length} fuentes.`,
        });
      }),
    );
  })
  .meta({ title: 'Checklist', description: 'Una hoja para imprimir, con su propia dirección.' });
export type Checklist = z.output<typeof checklistSchema>;
