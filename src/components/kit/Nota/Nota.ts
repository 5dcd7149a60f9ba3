import { z } from 'astro/zod';
import { text } from '#schemas/fields.ts';
import type { KitComponent } from '#components/kit/KitComponent.ts';

/** A remark set apart from the text. */
export const nota = {
  props: z.strictObject({
    titulo: text('«titulo», el título de la nota', { max: 60 }).optional(),
  }),
  holds: 'text',
  text: 'el texto de la nota',
  example:
    '<Nota titulo="Ojo con este número">Habla de seis meses y de 38 marcas, no del país entero.</Nota>',
} as const satisfies KitComponent;

export type NotaProps = z.output<typeof nota.props>;
