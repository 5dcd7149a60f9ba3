import type { z } from 'astro/zod';
import { fieldsets, text } from '#schemas/fields.ts';
import { metCount, score, wholeNumber } from './commonFields.ts';

/** The field for an item's weight, in the story's visit and in a trade's. */
export const points = score.meta({
  title: 'Peso',
  description: 'Cuántos puntos de 100 vale. Entre todos los ítems, no más de 100.',
});

export const itemText = text('el ítem del checklist', {
  max: 48,
  hint: 'Lo que se mira, dicho como se cumple: «Mesada limpia». Mejor hasta 35.',
});
export const item = { text: itemText, points };

const openSectionHint = 'La sección abierta no lo lleva: se cuenta por sus ítems.';

const sections = fieldsets(
  'Secciones',
  'Las partes del checklist, con cuántos ítems tiene cada una y cuántos se cumplen. La que va sin números es la abierta, que muestra los suyos.',
  { min: 1, max: 8 },
  'Sección',
  {
    title: text('el nombre de la sección', { max: 18, hint: 'Una parte del local: «Cocina».' }),
    met: metCount.optional().meta({
      title: 'Ítems cumplidos',
      description: `Cuántos se cumplen: no más que los que hay. ${openSectionHint}`,
    }),
    of: wholeNumber('Ítems', `Cuántos hay en total. ${openSectionHint}`, 200).optional(),
  },
).superRefine((all, context) => {
  const issue = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  for (const [index, { met, of }] of all.entries()) {
    if ((met === undefined) !== (of === undefined))
      issue([index], 'Van «met» y «of», o ninguno de los dos si es la sección abierta.');
    else if (met !== undefined && of !== undefined && met > of)
      issue([index, 'met'], `Se cumplen ${met} ítems y la sección tiene ${of}.`);
  }
  const open = all.filter(({ met, of }) => met === undefined && of === undefined);
  if (open.length === 1) return;
  const said = open.length === 0 ? 'los llevan todas' : `hay ${open.length} sin ellos`;
  issue([], `Una sola sección, la abierta, va sin «met» ni «of», y ${said}.`);
});

/** A visit with what it found. The story's visit and a trade's visit have this same shape. */
export const visitFields = {
  city: text('la ciudad de la sucursal', {
    max: 18,
    hint: 'Al lado de la marca, debajo del nombre de la sucursal.',
  }),
  sections,
  others: fieldsets(
    'Los demás ítems',
    'Los otros ítems de la sección abierta, que se cumplen.',
    { min: 0, max: 11 },
    'Ítem',
    item,
  ).default([]),
};
type VisitFields = z.output<z.ZodObject<typeof visitFields>>;

/** The sections with their counts. The counts of the open section are counted from its items, of which one fails. */
export const countSections = ({ sections, others }: Pick<VisitFields, 'sections' | 'others'>) =>
  sections.map(({ title, met, of }) => ({
    title,
    isOpen: met === undefined,
    met: met ?? others.length,
    of: of ?? others.length + 1,
  }));
