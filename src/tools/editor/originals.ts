/** Readers and writers of the editor's differ in a mark at the beginning, line ends and the last line. */
const comparable = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trim();

/** What the editor read, wrote and is about to write, as texts of whole files. */
export interface Originals {
  /** Says from which text of a file a new one was made: empty for a new file. */
  made(text: string, original: string): void;
  /** Whether `text` may take the place of `current`: it was made from it, or follows what it was saved as last. */
  mayReplace(current: string, text: string): boolean;
  /** Says that a text was saved. */
  saved(text: string): void;
}

/** Remembers what texts were made from, so that none takes the place of one that nobody has seen. */
export function rememberOriginals(): Originals {
  const originals = new Map<string, string>();
  const lastSaved = new Map<string, string>();
  return {
    made: (text, original) => {
      originals.set(comparable(text), comparable(original));
    },
    mayReplace: (current, text) => {
      const original = originals.get(comparable(text));
      const now = comparable(current);
      return original === undefined || now === original || now === lastSaved.get(original);
    },
    saved: (text) => {
      const original = originals.get(comparable(text));
      if (original !== undefined) lastSaved.set(original, comparable(text));
    },
  };
}
