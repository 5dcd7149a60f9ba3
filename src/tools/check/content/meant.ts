/** What an author writes in a note beside words that look like a slip and are none. */
const MEANT = /a\s+prop[oó]sito\b/i;

/** A note by itself: it speaks of the line that follows. */
const NOTE_ALONE = /^\s*(?:#.*|\{\/\*.*\*\/\}\s*)$/;

const noteOf = (line: string) =>
  [...line.matchAll(/\{\/\*(.*?)\*\/\}|(?:^|\s)#(.*)$/g)].map(([note]) => note).join(' ');

/**
 * Whether its author says that what a line of `text` has is meant: «# A PROPÓSITO» in YAML,
 * «{/* A PROPÓSITO *\/}» in an article, in that line or by itself in the one before.
 */
export function meantLines(text: string): (line: number) => boolean {
  if (!MEANT.test(text)) return () => false;
  const lines = text.split('\n');
  const isMeant = (line = '') => MEANT.test(noteOf(line));
  return (line) => {
    if (isMeant(lines[line - 1])) return true;
    let above = line - 2;
    while (above >= 0 && !lines[above]?.trim()) above -= 1;
    const note = lines[above] ?? '';
    return NOTE_ALONE.test(note) && isMeant(note);
  };
}
