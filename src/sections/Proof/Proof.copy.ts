import { z } from 'astro/zod';
import { outsideLink, text, title } from '#schemas/fields.ts';

/** Where a case or a testimonial comes from: without it nobody can stand behind it. */
const source = z
  .strictObject({
    label: text('la fuente: quién lo autorizó y cuándo, o dónde se publicó', { max: 160 }),
    href: outsideLink('la dirección de la publicación').optional(),
  })
  .meta({
    title: 'Fuente',
    description: 'Quién lo autorizó y cuándo, o dónde se publicó. Si está en la web, su enlace.',
  });

const brand = text('la marca', { max: 60 });

const clientCase = z
  .strictObject({
    brand,
    title: text('lo que cambió, en una frase', { max: 110 }),
    text: text('el caso, en pocas líneas', { max: 400 }),
    source,
  })
  .meta({ title: 'Caso', description: 'Qué hizo una red con Lineo, con su fuente.' });

const testimonial = z
  .strictObject({
    text: text('lo que dijo, palabra por palabra', { max: 320 }),
    author: text('quién lo dijo', { max: 60 }),
    role: text('su puesto', { max: 60 }),
    brand,
    source,
  })
  .meta({ title: 'Testimonio', description: 'Lo que dijo una persona, con nombre y fuente.' });

/**
 * Cases and testimonials of clients, true ones: each with its source. While both lists are empty
 * the page shows nothing of it.
 */
export const proofCopy = z
  .strictObject({
    title,
    source: text('lo que va antes de cada fuente', { max: 40 }),
    cases: z
      .array(clientCase)
      .max(6)
      .meta({ title: 'Casos', description: 'Vacía, no se muestra nada.' }),
    testimonials: z
      .array(testimonial)
      .max(6)
      .meta({ title: 'Testimonios', description: 'Vacía, no se muestra nada.' }),
  })
  .meta({
    title: 'Casos y testimonios',
    description: 'En la portada, debajo de los clientes. Solo verdaderos, cada uno con su fuente.',
  });
export type ProofCopy = z.output<typeof proofCopy>;
