// github-slugger would keep accents.

/** Longest file name of a page of content, in characters. */
export const MAX_PAGE_NAME_LENGTH = 80;

/**
 * The file name of an article or a checklist, without its ending, which is its address. It has no capitals, because the
 * 404 page looks for an unknown address in lower case only (`src/scripts/redirectToSpelling.ts`), hides nothing by a
 * leading `_`, and is none of the names that Windows reserves for devices, with any extension.
 */
export const PAGE_FILE_NAME = new RegExp(
  `^(?!_|(?:con|prn|aux|nul|com\\d|lpt\\d)$)[a-z0-9_-]{1,${MAX_PAGE_NAME_LENGTH}}$`,
);

/** Longest slug, in characters. */
const MAX_LENGTH = 60;

/**
 * A text as a file name and address: lower-case ASCII letters, digits and `_`, cut between words.
 * Empty where the text has no Latin letters or digits.
 */
export function slugOf(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const [first = '', ...others] = plain.split(/[^a-z0-9]+/).filter(Boolean);
  let slug = first.slice(0, MAX_LENGTH);
  for (const word of others) {
    if (slug.length + 1 + word.length > MAX_LENGTH) break;
    slug += `_${word}`;
  }
  return slug;
}

/** A text in lower case, without accents and punctuation, to compare spellings. */
export const plainSpelling = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The id of a question on its page, for links to its answer: «pregunta-cuanto_cuesta». */
export const questionId = (question: string): string => `pregunta-${slugOf(question)}`;

/** The id of a trade on /para-quien: «rubro-farmacias». */
export const tradeId = (trade: string): string => `rubro-${slugOf(trade)}`;
