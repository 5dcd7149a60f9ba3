import type { z } from 'astro/zod';
import { kit, type KitComponent, type KitName } from './kit.ts';

/** A tag as an author writes it. */
const tag = (name: string) => `<${name}>`;

/**
 * What an author gave to a component of the kit, checked.
 * @param where path of the page, so that the author knows which article to open
 * @throws with every complaint, in Spanish, by the component's name
 */
export function readProps<Name extends KitName>(
  name: Name,
  given: Record<string, unknown>,
  where: string,
): z.output<(typeof kit)[Name]['props']> {
  const result = kit[name].props.safeParse(given);
  if (result.success) return result.data as z.output<(typeof kit)[Name]['props']>;
  const complaints = result.error.issues.flatMap(({ message }) => message.split('\n'));
  throw new Error([`${tag(name)} en ${where}:`, ...complaints].join('\n  '));
}

/**
 * What an author wrote between a component's two tags.
 * @throws in Spanish when nothing is there that the component needs
 */
export function readText(name: KitName, html: string | undefined, where: string): string {
  const { text }: KitComponent = kit[name];
  if (html?.trim() || !text) return html ?? '';
  throw new Error(`${tag(name)} en ${where}:\n  Falta ${text}, entre ${tag(name)} y </${name}>.`);
}
