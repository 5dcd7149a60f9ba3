/**
 * Characters that nobody sees, or that look like another. Each has its name and the character that was probably
 * meant.
 */
const strays: readonly { pattern: RegExp; name: string; meant: string }[] = [
  { pattern: /\\/, name: 'una barra invertida', meant: '/' },
  { pattern: /[\u00A0\u2007\u202F]/, name: 'un espacio duro, que parece un espacio', meant: ' ' },
  { pattern: /[\u2000-\u200A\u205F\u3000]/, name: 'un espacio de imprenta', meant: ' ' },
  { pattern: /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/, name: 'algo que no se ve', meant: '' },
  { pattern: /[\u2010-\u2015\u2212]/, name: 'una raya en lugar de un guion', meant: '-' },
  { pattern: /[“”„‟«»]/, name: 'una comilla de imprenta', meant: '' },
  { pattern: /[‘’‚‛]/, name: 'un apóstrofo de imprenta', meant: "'" },
];

/** The characters that an address must not have: invisible ones and backslashes. */
const IN_ADDRESSES = /[\\\u00A0\u00AD\u2000-\u200F\u202F\u205F-\u2064\u3000\uFEFF]/;

/** The name of a character in Unicode: «U+00A0». */
export const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Names the first stray character of a text, as an aside in parentheses; empty where there is none. */
export function strayNote(text: string): string {
  const [first] = strays
    .flatMap(({ pattern, name }) => {
      const match = pattern.exec(text);
      return match ? [{ index: match.index, name, character: match[0] }] : [];
    })
    .sort((a, b) => a.index - b.index);
  return first ? ` (lleva ${first.name}: ${codePoint(first.character)})` : '';
}

/** A text in which each stray character is replaced by what it was meant to be. */
export const withoutStrays = (text: string): string =>
  strays
    .reduce((words, { pattern, meant }) => words.replace(new RegExp(pattern, 'g'), meant), text)
    .trim();

/** The error for an address with a character that nobody sees, or with a backslash. */
export function addressError(address: string): string | undefined {
  if (!IN_ADDRESSES.test(address)) return undefined;
  const meant = withoutStrays(address).replace(/^(https?:)\/+/i, '$1//');
  return `La dirección «${address}»${strayNote(address)} no llevaría a nada: escribí «${meant}».`;
}
