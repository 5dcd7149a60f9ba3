import { z } from 'astro/zod';
import { text } from '#schemas/fields.ts';
import { ctaId, href } from '#schemas/links.ts';
import type { KitComponent } from '#components/kit/KitComponent.ts';

/** A button, under the text between its tags. */
export const llamadaALaAccion = {
  props: z.strictObject({
    texto: text('«texto», lo que dice el botón', { max: 40 }),
    href,
    cta: ctaId,
  }),
  holds: 'text',
  example: `<LlamadaALaAccion texto="Programar una demo" href="/contacto" cta="escalar-demo">
  ¿Querés verlo con tus locales?
</LlamadaALaAccion>`,
} as const satisfies KitComponent;

export type LlamadaALaAccionProps = z.output<typeof llamadaALaAccion.props>;
