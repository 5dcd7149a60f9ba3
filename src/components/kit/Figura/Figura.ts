import { z } from 'astro/zod';
import { text } from '#schemas/fields.ts';
import type { KitComponent } from '#components/kit/KitComponent.ts';

/** The picture between its tags, with a caption; a second picture is the same, drawn for wide screens. */
export const figura = {
  props: z.strictObject({
    pie: text('«pie», lo que se lee debajo de la imagen', { max: 200 }),
  }),
  holds: 'picture',
  text: 'la imagen en una línea propia, como ![qué se ve](./foto.png)',
  example: `<Figura pie="La heladera que disparó la auditoría.">

![Una heladera con la puerta abierta y un termómetro que marca nueve grados](./heladera.png)

</Figura>`,
} as const satisfies KitComponent;

export type FiguraProps = z.output<typeof figura.props>;
