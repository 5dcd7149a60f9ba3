import { z } from 'astro/zod';
import { text } from '#schemas/fields.ts';

/** `<Nota>`: something to bear in mind, apart from the run of the text. */
export const noteProps = z.strictObject({
  titulo: text('«titulo», el título de la nota', { max: 60 }).optional(),
});

/** What stands between its tags, in an author's words. */
export const noteText = 'el texto de la nota';
