import { z } from 'astro/zod';
import { ctaId, href, text } from '#schemas/fields.ts';

/** `<LlamadaALaAccion>`: a button, under what stands between its tags. */
export const articleActionProps = z.strictObject({
  texto: text('«texto», lo que dice el botón', { max: 40 }),
  href,
  cta: ctaId,
});
