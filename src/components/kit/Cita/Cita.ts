import { z } from 'astro/zod';
import { text } from '#schemas/fields.ts';
import { href } from '#schemas/links.ts';
import type { KitComponent } from '#components/kit/KitComponent.ts';

/** A quotation, with its author and where it was published. */
export const cita = {
  props: z.strictObject({
    autor: text('«autor», quién lo dijo', { max: 80 }),
    fuente: text('«fuente», dónde se publicó', { max: 120 }),
    href: href.optional(),
  }),
  holds: 'text',
  text: 'lo que se cita',
  example: `<Cita
  autor="La encargada de un local"
  fuente="Diario del Sur, marzo de 2026"
  href="https://diario.example/nota"
>
  Nadie me había dicho que la promo ya no corría.
</Cita>`,
} as const satisfies KitComponent;

export type CitaProps = z.output<typeof cita.props>;
