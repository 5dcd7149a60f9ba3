import type { z } from 'astro/zod';
import { fieldset, list, outsideLink, text, title } from '#schemas/fields.ts';

/** Where a case or a testimonial comes from, so that it can be verified. */
const source = fieldset(
  'Fuente',
  'Quién lo autorizó y cuándo, o dónde se publicó. Si está en la web, su enlace.',
  {
    label: text('la fuente: quién lo autorizó y cuándo, o dónde se publicó', { max: 160 }),
    href: outsideLink('la dirección de la publicación').optional(),
  },
);

const brand = text('la marca', { max: 60 });

const clientCase = fieldset('Caso', 'Qué hizo una red con Lineo, con su fuente.', {
  brand,
  title: text('lo que cambió, en una frase', { max: 110 }),
  text: text('el caso, en pocas líneas', { max: 400 }),
  source,
});

const testimonial = fieldset('Testimonio', 'Lo que dijo una persona, con nombre y fuente.', {
  text: text('lo que dijo, palabra por palabra', { max: 320 }),
  author: text('quién lo dijo', { max: 60 }),
  role: text('su puesto', { max: 60 }),
  brand,
  source,
});

/**
 * Cases and testimonials of clients, each with its source. While both lists are empty the section is
 * left out.
 */
export const testimonials = fieldset(
  'Casos y testimonios',
  'En la portada, debajo de los clientes. Solo verdaderos, cada uno con su fuente.',
  {
    title,
    source: text('lo que va antes de cada fuente', { max: 40 }),
    cases: list('Casos', 'Vacía, no se muestra nada.', { min: 0, max: 6 }, clientCase),
    testimonials: list(
      'Testimonios',
      'También puede estar vacía.',
      { min: 0, max: 6 },
      testimonial,
    ),
  },
);
export type Testimonials = z.output<typeof testimonials>;
