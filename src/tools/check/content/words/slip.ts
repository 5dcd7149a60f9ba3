/** Where a text is read, which says what its marks mean there. */
export interface Where {
  /**
   * `plain`: shown letter by letter, as texts of YAML are; `markdown`: the words of an article that
   * its reader took for no mark; `alt`: what a picture shows, for people who can't see it.
   */
  kind: 'plain' | 'markdown' | 'alt';
  /** Whether its author is still writing: what waits for its words is no slip. */
  isDraft?: boolean;
  /** Whether WhatsApp shows it, which has marks of its own. */
  isChat?: boolean;
}

/** Something in a text that its author probably did not mean. */
export interface Slip {
  /** Where it begins in the text. */
  index: number;
  /** The part of the text that is wrong. */
  found: string;
  /** What stands there once it is put right, where that can be known. */
  write?: string;
  /** What is wrong, with the correction. */
  message: string;
  /** Whether it is a hint: it is reported, and published. */
  isHint?: boolean;
}

/** What is wrong with the words of a text. */
export type WordRule = (words: string, where: Where) => Slip[];

/** How much of a text a message repeats. */
const LONGEST_QUOTE = 60;

/** A part of a text as a message shows it: in one line, and cut where it is long. */
export function shown(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}

/** Every place of `words` where `pattern`, a global one, fits, as `tell` describes it; `undefined` passes it over. */
export function slipsAt(
  words: string,
  pattern: RegExp,
  tell: (match: RegExpExecArray) => Omit<Slip, 'index' | 'found'> | undefined,
): Slip[] {
  return [...words.matchAll(pattern)].flatMap((match) => {
    const slip = tell(match);
    return slip ? [{ index: match.index, found: match[0], ...slip }] : [];
  });
}
