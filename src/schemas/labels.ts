import { capitalise } from './messages.ts';

/**
 * What the editor writes above a field, out of the words that its messages use for it: without the
 * key's own name («principal», la cifra → Cifra) and without an article.
 */
export function label(what: string): string {
  const words = what.replace(/^«[^»]*», /, '').replace(/^(el|la|los|las|una?) /, '');
  return capitalise(words);
}
