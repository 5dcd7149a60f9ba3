import { z } from 'astro/zod';
import { ctaId, text, videoUrl } from '#schemas/fields.ts';

const another = {
  direccion: videoUrl('«direccion», la página del video'),
  titulo: text('«titulo», de qué trata el video', { max: 90 }),
  cta: ctaId,
};

/** `<Video>`: the product video by itself; another one with its address, its title and its `cta`. */
export const articleVideoProps = z
  .strictObject({
    direccion: another.direccion.optional(),
    titulo: another.titulo.optional(),
    cta: another.cta.optional(),
  })
  .superRefine((given, context) => {
    if (Object.keys(given).length === 0) return;
    for (const [name, schema] of Object.entries(another)) {
      if (name in given) continue;
      const [issue] = schema.safeParse(undefined).error?.issues ?? [];
      context.addIssue({ code: 'custom', path: [name], message: issue?.message ?? name });
    }
  });
