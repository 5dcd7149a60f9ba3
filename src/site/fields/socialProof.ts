import type { z } from 'astro/zod';
import { fieldset, list, text, title } from '#schemas/fields.ts';
import { outsideLink } from '#schemas/links.ts';

/** Where a case or a testimonial comes from, so that it can be verified. */
const source = fieldset(
  'Fuente',
  'Quién lo autorizó y cuándo, o dónde se publicó, para que se pueda comprobar. Si está en la web, con su enlace.',
  {
    label: text('la fuente', {
      max: 160,
      hint: 'Quién lo autorizó y cuándo, o dónde se publicó: «Autorizado por correo el 3 de marzo de 2027». Se lee en letra chica.',
    }),
    href: outsideLink('la dirección de la publicación')
      .meta({ description: 'Si se publicó en la web. Empieza por «https://». Puede faltar.' })
      .optional(),
  },
);

const brand = text('la marca', { max: 60, hint: 'Como la escribe el cliente.' });

const clientCase = fieldset(
  'Caso',
  'Qué hizo una red con Lineo, contado por Lineo y con su fuente.',
  {
    brand,
    title: text('lo que cambió, en una frase', {
      max: 110,
      hint: 'El título de la tarjeta, con un número si lo hay. Mejor hasta 60.',
    }),
    text: text('el caso, en pocas líneas', {
      max: 400,
      hint: 'Qué hacían antes, qué hacen ahora y desde cuándo. Mejor hasta 250.',
    }),
    source,
  },
);

const testimonial = fieldset(
  'Testimonio',
  'Lo que dijo una persona, con su nombre, su puesto y la fuente.',
  {
    text: text('lo que dijo, palabra por palabra', {
      max: 320,
      hint: 'Sin comillas ni retoques. Mejor hasta 180: va en letra grande.',
    }),
    author: text('quién lo dijo', { max: 60, hint: 'Nombre y apellido.' }),
    role: text('el puesto de quien lo dijo', {
      max: 60,
      hint: 'Debajo del nombre, antes de la marca.',
    }),
    brand,
    source,
  },
);

/**
 * Cases and testimonials of clients, each with its source. While both lists are empty the section is
 * left out.
 */
export const socialProof = fieldset(
  'Casos y testimonios',
  'En la portada, antes del cierre. Solo verdaderos, cada uno con su fuente. Con las dos listas vacías no se ve nada.',
  {
    title,
    source: text('lo que va antes de cada fuente', {
      max: 40,
      hint: '«Fuente:», en el archivo entre comillas.',
    }),
    cases: list(
      'Casos',
      'Lo que cambió en una red, en tarjetas que van primero. Puede quedar vacía.',
      { min: 0, max: 6 },
      clientCase,
    ).default([]),
    testimonials: list(
      'Testimonios',
      'Lo que dijo alguien, en tarjetas que van después de los casos. Puede quedar vacía.',
      { min: 0, max: 6 },
      testimonial,
    ).default([]),
  },
);
export type SocialProof = z.output<typeof socialProof>;
