import type { z } from 'astro/zod';
import { fieldsets, text } from '#schemas/fields.ts';
import { itemCount, metCount, person, score } from './commonFields.ts';

/** What the weight of an item is, in the story's visit and in a trade's. */
export const points = score.meta({
  title: 'Peso',
  description: 'Cuántos puntos de 100 vale. Entre todos los ítems, no más de 100.',
});

export const item = {
  text: text('el ítem del checklist', {
    max: 48,
    hint: 'Lo que se mira, dicho como se cumple: «Mesada limpia». Mejor hasta 35.',
  }),
  points,
};

/** A visit around what it found, in one shape: the story's, and that of a trade. */
export const visitFields = {
  city: text('la ciudad de la sucursal', {
    max: 18,
    hint: 'Al lado de la marca, debajo del nombre de la sucursal.',
  }),
  person,
  sections: fieldsets(
    'Secciones',
    'Las partes del checklist, con cuántos ítems tiene cada una y cuántos se cumplen. Una está abierta y muestra los suyos.',
    { min: 1, max: 8 },
    'Sección',
    {
      title: text('el nombre de la sección', { max: 18, hint: 'Una parte del local: «Cocina».' }),
      met: metCount,
      of: itemCount,
    },
  ),
  open: text('la sección abierta', {
    max: 18,
    hint: 'El nombre de una de las secciones, escrito igual.',
  }),
  others: fieldsets(
    'Los demás ítems',
    'Los otros ítems de la sección abierta, que se cumplen.',
    { min: 0, max: 11 },
    'Ítem',
    item,
  ),
};
export type VisitFields = z.output<z.ZodObject<typeof visitFields>>;
