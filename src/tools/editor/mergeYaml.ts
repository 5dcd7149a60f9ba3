import { applyPatch, structuredPatch } from 'diff';
import { isScalar, isSeq, parseDocument, Scalar, type Document, type YAMLSeq } from 'yaml';
import { ISO_DAY } from '#lib/dates.ts';

type Path = readonly (string | number)[];
type Merge = (path: Path, now: unknown, value: unknown) => void;
/** The comment after a made-up value, which is removed when the value changes. */
const EXAMPLE_MARK = /^\s*EJEMPLO\s*$/;

const isBlock = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is empty: nothing, no text, or a block or list in which everything is empty. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.every(isEmpty)) ||
  (isBlock(value) && Object.values(value).every(isEmpty));

/** The same data without what is empty in it. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isEmpty(item)).map(withoutEmpty);
  if (!isBlock(value)) return value;
  const given = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  return Object.fromEntries(given.map(([key, inner]) => [key, withoutEmpty(inner)]));
}

function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (isBlock(a) && isBlock(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...keys].every((key) => isSame(a[key], b[key]));
  }
  return a === b || (isEmpty(a) && isEmpty(b));
}

/** Sets a value; an existing node of a single value keeps its quotes and its comment. */
function set(document: Document, path: Path, value: unknown): void {
  const old = document.getIn(path, true);
  const isSingle = !isBlock(value) && !Array.isArray(value);
  const node = isSingle && isScalar(old) ? old : document.createNode(value);
  if (isScalar(node)) {
    // A day without quotes is a date to some YAML parsers.
    const isDay = node === old && node.type === Scalar.PLAIN && ISO_DAY.test(String(node.value));
    if (ISO_DAY.test(String(value)) && !isDay) node.type = Scalar.QUOTE_SINGLE;
    if (EXAMPLE_MARK.test(node.comment ?? '')) node.comment = null;
    node.value = value;
  }
  document.setIn(path, node);
}

/**
 * Merges a list: unchanged elements move with their comments, the others are changed in place. Where [a, b, c] becomes
 * [c, B, d], `c` moves, `B` is a change of what was at its place, and `d` is new, because `c` was at its place.
 */
function mergeList(merge: Merge, list: YAMLSeq, now: unknown[], values: unknown[]): void {
  const { items } = list;
  const sources = values.map((value, index) => {
    const unchangedAt = now.findIndex((other) => isSame(other, value));
    if (unchangedAt >= 0) return { node: items[unchangedAt], data: now[unchangedAt] };
    const hasMoved = values.some((other) => isSame(other, now[index]));
    return hasMoved ? {} : { node: items[index], data: now[index] };
  });
  list.items = sources.map(({ node }) => node);
  sources.forEach(({ data }, index) => merge([index], data, values[index]));
}

const withoutSpaces = (line?: string) => line?.replaceAll(/\s/g, '');

/**
 * Makes in the author's `source` what was edited, and nothing else: the YAML writer indents some comments and spaces
 * some lists in its own way. `rendered` is what it makes of the unedited source. `false` where the lines don't fit.
 */
const patched = (source: string, rendered: string, edited: string) =>
  applyPatch(source, structuredPatch('', '', rendered, edited), {
    compareLine: (_number, sourceLine, _operation, line) =>
      withoutSpaces(sourceLine) === withoutSpaces(line),
    // How many lines around a change the writer may have moved.
    fuzzFactor: 3,
  });

/**
 * Writes edited data into the YAML text that it was read from. Comments, quotes, blank lines and
 * the order of keys stay; only what changed is rewritten, and the mark of an example value is removed
 * when the value changes. What was emptied is left out, and a block or a list with it once nothing is left in it: so a
 * field is absent in one way only, and no schema has to accept `null`. The editor itself writes a file anew, without its
 * comments, and gives whatever writes it only its data (asked for in 2021, decap-cms#5099).
 */
export function mergeYaml(source: string, data: Record<string, unknown>): string {
  const document = parseDocument(source);
  const write = () => document.toString({ lineWidth: 0, flowCollectionPadding: false });
  const rendered = write();
  const original: unknown = document.toJS() ?? {};
  if (isSame(original, data)) return source;
  document.contents ??= document.createNode({}) as never;

  const mergeAt: Merge = (path, now, value) => {
    const list = document.getIn(path);
    const within: Merge = (steps, ...values) => mergeAt([...path, ...steps], ...values);
    if (isSame(now, value)) return;
    if (isEmpty(value)) document.deleteIn(path);
    else if (isBlock(now) && isBlock(value)) {
      for (const key of Object.keys({ ...now, ...value })) within([key], now[key], value[key]);
    } else if (isSeq(list) && Array.isArray(now) && Array.isArray(value)) {
      mergeList(within, list, now, value);
    } else set(document, path, value);
  };
  mergeAt([], original, withoutEmpty(data));
  const edited = write();
  const kept = patched(source.endsWith('\n') ? source : `${source}\n`, rendered, edited);
  // The author's lines may be indented differently from the new ones, and then they don't fit together.
  const reread = parseDocument(kept || '');
  const isRight = reread.errors.length === 0 && isSame(reread.toJS(), document.toJS());
  return kept && isRight ? kept : edited;
}
