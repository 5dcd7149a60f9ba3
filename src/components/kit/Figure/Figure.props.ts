import { z } from 'astro/zod';
import { text } from '#schemas/fields.ts';

/** `<Figura>`: the picture between its tags, with a caption. */
export const figureProps = z.strictObject({
  pie: text('«pie», lo que se lee debajo de la imagen', { max: 200 }),
});

/** What stands between its tags, in an author's words. */
export const figureText = 'la imagen en una línea propia, como ![qué se ve](./foto.png)';
