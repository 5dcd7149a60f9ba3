import { z } from 'astro/zod';
import { href, text } from '#schemas/fields.ts';

/** `<Cita>`: somebody's own words, with who said them and where. */
export const quoteProps = z.strictObject({
  autor: text('«autor», quién lo dijo', { max: 80 }),
  fuente: text('«fuente», dónde se publicó', { max: 120 }),
  href: href.optional(),
});

/** What stands between its tags, in an author's words. */
export const quoteText = 'lo que se cita';
