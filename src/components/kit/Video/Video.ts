import { z } from 'astro/zod';
import { text } from '#schemas/fields.ts';
import { ctaId, videoUrl } from '#schemas/links.ts';
import type { KitComponent } from '#components/kit/KitComponent.ts';

const attributes = {
  direccion: videoUrl('«direccion», la página del video'),
  titulo: text('«titulo», de qué trata el video', { max: 90 }),
  cta: ctaId,
};

/** A video, which loads when it is clicked. The product video has no attributes; another video needs all three. */
export const video = {
  props: z
    .strictObject(attributes)
    .partial()
    .superRefine((given, context) => {
      if (Object.keys(given).length === 0) return;
      for (const [name, schema] of Object.entries(attributes)) {
        if (name in given) continue;
        const [issue] = schema.safeParse(undefined).error?.issues ?? [];
        context.addIssue({ code: 'custom', path: [name], message: issue?.message ?? name });
      }
    }),
  holds: 'nothing',
  example: `<Video />

<Video
  direccion="https://www.youtube.com/watch?v=aaaaaaaaaaa"
  titulo="Una recorrida por el local"
  cta="video-recorrida"
/>`,
} as const satisfies KitComponent;

export type VideoProps = z.output<typeof video.props>;
