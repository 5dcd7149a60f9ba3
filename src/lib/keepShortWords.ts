/** A word of one or two letters, and the space after it. */
const SHORT_WORD = /(?<=^|[\s¿¡«])(\p{L}{1,2}) (?=\S)/gu;

/** A title whose short words stay on the line of the word that follows them. */
export const keepShortWords = (title: string): string => title.replaceAll(SHORT_WORD, '$1\u00a0');
