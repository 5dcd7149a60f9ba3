import type { z } from 'astro/zod';

/** A tag as an author writes it. */
const tag = (name: string) => `<${name}>`;

/**
 * What an author gave to a component of the kit, checked.
 * @param where path of the page, so that the author knows which article to open
 * @throws with every complaint, in Spanish, by the component's name
 */
export function readProps<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  given: Record<string, unknown>,
  where: string,
): z.output<Schema> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const complaints = result.error.issues.flatMap(({ message }) => message.split('\n'));
  throw new Error([`${tag(name)} en ${where}:`, ...complaints].join('\n  '));
}

/**
 * What an author wrote between a component's two tags.
 * @throws in Spanish when nothing is there; `what` says what belongs there
 */
export function readText(name: string, html: string | undefined, what: string, where: string) {
  if (html?.trim()) return html;
  throw new Error(`${tag(name)} en ${where}:\n  Falta ${what}, entre ${tag(name)} y </${name}>.`);
}
