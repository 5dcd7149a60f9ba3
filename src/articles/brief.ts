import type { z } from 'astro/zod';
import { fieldset, list, text } from '#schemas/fields.ts';
import { plainLink } from '#schemas/links.ts';

/** What a reader who reads no further takes away. */
export const brief = fieldset(
  'En corto',
  'Un recuadro de tres renglones antes del texto: lo que se lleva quien no sigue leyendo. Puede faltar.',
  {
    ideas: list(
      'Ideas',
      'Lo que dice el artículo, una idea por renglón. Con dos alcanza.',
      { min: 1, max: 3 },
      text('una idea', { max: 90, hint: 'Una oración entera. Mejor hasta 45.' }),
    ),
    lunes: plainLink.meta({
      title: 'Para usar el lunes',
      description:
        'El último renglón: lo que se puede hacer ya. Lleva a esa parte del artículo, por ejemplo «#para-usar-el-lunes-una-prueba-de-15-días». Mejor hasta 45.',
    }),
  },
);

/** What a reader who reads no further takes away: ideas, and what can be done at once. */
export const briefOf = ({ enCorto }: { enCorto?: z.output<typeof brief> | undefined }) =>
  enCorto && { ideas: enCorto.ideas, action: enCorto.lunes };
