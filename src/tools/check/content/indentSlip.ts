import type { ErrorCode } from 'yaml';

const isItem = (line: string) => /^\s*- /.test(line);
const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0;

/** Where the fields of a line stand: those of a list's element, after its dash. */
const fieldIndent = (line: string) => /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0;

/** What the reader says when a line of a list, or of its elements, begins where none does. */
const PARSER_MESSAGE =
  /^(A block sequence may not be used as an implicit map key|Sequence item without - indicator|All (mapping|sequence) items must start at the same column)/;

/** Whether the reader's complaint is about where a line begins. */
export const isIndentSlip = (code: ErrorCode, message: string): boolean =>
  code === 'BAD_INDENT' || PARSER_MESSAGE.test(message);

/** That a line begins where none does. */
export const outOfLine = 'La sangría de esta línea no coincide con las de alrededor.';

/** How many spaces the line at `offset` begins with, and how many those that it belongs with. */
export function indentSlip(yaml: string, offset: number): string {
  const before = yaml.slice(0, offset).split('\n').slice(0, -1);
  const line = yaml.slice(yaml.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '';
  const own = indentOf(line);
  const around = before
    .filter((other) => other.trim() && !other.trimStart().startsWith('#'))
    .filter((other) => !isItem(line) || isItem(other))
    .map(isItem(line) ? indentOf : fieldIndent)
    .filter((indent) => indent !== own);
  // The nearest line above, among those that begin the nearest to this one.
  const [expected] = around.reverse().sort((a, b) => Math.abs(a - own) - Math.abs(b - own));
  if (expected === undefined) return outOfLine;
  const has = own === 1 ? '1 espacio' : `${own} espacios`;
  return `${outOfLine} Empieza con ${has} y se esperan ${expected}.`;
}
