import { z } from 'astro/zod';
import { fieldset, headline, list, text } from '#schemas/fields.ts';
import { outsideLink } from '#schemas/links.ts';

const source = fieldset(
  'Fuente',
  'Una norma o un texto oficial, con la dirección donde se lee. Al pie de la hoja, numerada.',
  {
    texto: text('«texto», qué dice la fuente y quién la publica', {
      max: 200,
      hint: 'Se lee también en el papel: que alcance para encontrarla.',
    }),
    href: outsideLink('«href», la dirección de la fuente'),
  },
);

const item = fieldset('Ítem', 'Algo que se contesta mirando, con un sí, un no o un número.', {
  texto: text('«texto», lo que se mira', {
    max: 110,
    hint: 'Una sola cosa, dicha como se cumple: «Heladera a 5 °C o menos». Mejor hasta 70: en el papel entra en un renglón.',
  }),
  dato: text('«dato», la unidad de lo que se anota', { max: 8 }).optional().meta({
    title: 'Unidad',
    description:
      'Solo si en vez de tildar se anota un número: °C, $, min. Vacía, hay casillas de sí y no.',
  }),
  fuente: z.int().min(1).optional().meta({
    title: 'Fuente',
    description:
      'Si el ítem sale de una norma, su lugar en la lista de fuentes, contando desde 1. Puede faltar.',
  }),
});

const section = fieldset('Sector', 'Una parte del recorrido, con sus ítems en una tabla.', {
  titulo: text('«titulo», el título del sector', {
    max: 40,
    hint: 'El lugar o el momento: «Cocina», «Antes de abrir».',
  }),
  items: list(
    'Ítems',
    'En el orden en que se recorren, sin volver atrás.',
    { min: 1, max: 8 },
    item,
  ),
});

/** How many items fit on a sheet of paper. */
const SHEET_ITEMS = 22;

/**
 * A checklist to print, one sheet of paper: sections of things to look at, and the sources of the
 * rules it names. Its file's name is its address under `/checklists`.
 */
export const checklistSchema = z
  .strictObject({
    titulo: headline('«titulo», el título de la hoja', {
      max: 50,
      hint: 'Arriba de la hoja, en su tarjeta y en la imagen que se ve al compartirla. Mejor hasta 35.',
    }),
    descripcion: text('«descripcion», qué se recorre y para qué', {
      min: 50,
      max: 160,
      hint: 'En la tarjeta, debajo del título y en Google. No se imprime. Mejor hasta 120.',
    }),
    momento: text('«momento», cuándo se usa', {
      max: 60,
      hint: 'En la hoja y en su tarjeta: «Todos los días, media hora antes de abrir».',
    }),
    responsable: text('«responsable», quién la completa', {
      max: 60,
      hint: 'Un puesto y no un nombre: «Quien abre el local».',
    }),
    orden: z.int().meta({
      title: 'Orden',
      description: 'El lugar de la hoja en la lista: 1 es la primera. Que no se repita.',
    }),
    secciones: list(
      'Sectores',
      `Las partes del recorrido, en orden. Entre todas, hasta ${SHEET_ITEMS} ítems, para que la hoja entre en una carilla.`,
      { min: 1, max: 6 },
      section,
    ),
    orientacion: text('«orientacion», hasta dónde sirve la hoja', {
      max: 260,
      hint: 'Al pie, también impresa: que es una base, y qué hay que adaptar o consultar.',
    }),
    fuentes: list(
      'Fuentes',
      'Si un ítem nombra una norma, va acá. Puede quedar vacía.',
      { min: 0, max: 4 },
      source,
    ).default([]),
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
          message: `«fuente» dice ${fuente} y en «fuentes» hay ${fuentes.length}.`,
        });
      }),
    );
  })
  .meta({
    title: 'Checklist',
    description: 'Una hoja para imprimir de una carilla, con su propia dirección en /checklists.',
  });
export type Checklist = z.output<typeof checklistSchema>;
