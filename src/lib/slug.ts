/** Longest address that is made of words, in letters. */
const LONGEST = 60;

/**
 * Words as the name of a file and an address: small ASCII letters, digits and `_`, cut between
 * words. Empty where they have neither letters nor digits of the Latin alphabet.
 */
export function slugOf(words: string): string {
  const plain = words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const [first = '', ...others] = plain.split(/[^a-z0-9]+/).filter(Boolean);
  let slug = first.slice(0, LONGEST);
  for (const word of others) {
    if (slug.length + 1 + word.length > LONGEST) break;
    slug += `_${word}`;
  }
  return slug;
}

/** Where a page has a question, for links that lead to its answer: «pregunta-cuanto_cuesta». */
export const questionId = (question: string): string => `pregunta-${slugOf(question)}`;
