import type { z } from 'astro/zod';
import { block, text } from '#schemas/fields.ts';

/** Words around a list that takes more than one page. */
export const paginationCopy = block(
  'Páginas de la lista',
  'Se ven cuando los artículos no entran en una página.',
  {
    label: text('el nombre de los enlaces entre páginas', { max: 60 }),
    newer: text('el enlace a la página anterior', { max: 40 }),
    older: text('el enlace a la página siguiente', { max: 40 }),
    page: text('el número de página, con {numero} y {total}', { max: 40 })
      .includes('{numero}', { error: 'El número de página tiene que incluir «{numero}».' })
      .includes('{total}', { error: 'El número de página tiene que incluir «{total}».' }),
  },
);
export type PaginationCopy = z.output<typeof paginationCopy>;

/** «Página 2 de 3». */
export const pageWords = (
  { page }: PaginationCopy,
  { number, total }: { number: number; total: number },
): string => page.replace('{numero}', String(number)).replace('{total}', String(total));
