/** What is wrong with the quotes of a text of YAML, and where the quotes open. */
export interface QuoteSlip {
  offset: number;
  message: string;
}

/** A line with a value that begins with quotes: what stands before it, the quotes, the rest. */
const QUOTED = /^(\s*(?:- +)*(?:[\w-]+: +)?)(["'])(.*?)\s*$/;

const closes = (mark: string, words: string) =>
  mark === "'" ? /^(?:[^']|'')*'/.test(words) : /^(?:[^"\\]|\\.)*"/.test(words);

const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0;

/** The same text in quotes that it does not break. */
export function requoted(words: string): string {
  const isPlain = !/["\\]/.test(words);
  return isPlain ? `"${words}"` : `'${words.replaceAll("'", "''")}'`;
}

/** An apostrophe that ends a text in single quotes before its time. */
function apostrophe(line: string): string | undefined {
  const [, before = '', mark, rest = ''] = QUOTED.exec(line) ?? [];
  const words = rest.replace(/'$/, '');
  if (mark !== "'" || !/[\p{L}\d]'\p{L}/u.test(words)) return undefined;
  const right = requoted(words.replaceAll("''", "'"));
  const quotes = right.startsWith('"')
    ? ': ponelo entre comillas dobles (")'
    : ', que va dos veces';
  return `Este texto lleva un apóstrofo${quotes}. Escribí «${before.trimStart()}${right}».`;
}

/**
 * The first slip with quotes in a text that could not be read, up to the line that its reader
 * complains about at `limit`: the reader goes on to the next quotes, wherever they are.
 */
export function quoteSlip(yaml: string, limit: number): QuoteSlip | undefined {
  const lines = yaml.split('\n');
  let start = 0;
  for (const [index, line] of lines.entries()) {
    if (start > limit) return undefined;
    const [, before = '', mark = '', words = ''] = QUOTED.exec(line) ?? [];
    const offset = start + before.length;
    start += line.length + 1;
    if (!mark) continue;
    const isComplainedAbout = start > limit;
    const message = isComplainedAbout ? apostrophe(line) : undefined;
    if (message) return { offset, message };
    if (closes(mark, words)) continue;
    const next = lines.slice(index + 1).find((other) => other.trim());
    // A long text may go on in lines of its own, further in than its key.
    if (next !== undefined && indentOf(next) > indentOf(line)) continue;
    return {
      offset,
      message: `Estas comillas se abren y no se cierran. Escribí «${before.trimStart()}${mark}${words}${mark}».`,
    };
  }
  return undefined;
}
