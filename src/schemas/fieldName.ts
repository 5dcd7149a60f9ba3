// A field has one name in Spanish, in the form that messages use: «principal», la cifra. Its other names are made
// from it.

/** `text` with its first letter in upper case, to open a sentence. */
export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The label of a field in the editor, from the name that its messages use: without the key («principal»,
 * la cifra → Cifra) and without an article.
 */
export function fieldLabel(what: string): string {
  const name = what.replace(/^«[^»]*», /, '').replace(/^(el|la|los|las|una?) /, '');
  return capitalise(name);
}

/** `what` as the subject of a sentence, with a comma after an explanation («principal», la cifra,). */
export const asSubject = (what: string) => capitalise(what.includes(', ') ? `${what},` : what);
