import { text, type TextOptions } from '#schemas/fields.ts';

declare module 'astro/zod' {
  interface GlobalMeta {
    isTemplate?: true;
  }
}

/**
 * A text that may contain placeholders for the sample network's values: «{sucursal}». Which there are, only the data
 * tell: the content check asks `screenDataOf`.
 */
export const template = (what: string, options: TextOptions) =>
  text(what, options).meta({ isTemplate: true });
