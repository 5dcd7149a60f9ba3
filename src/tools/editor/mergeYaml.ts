import { isScalar, isSeq, parseDocument, Scalar, type Document, type YAMLSeq } from 'yaml';
import { keepUneditedLines } from './keepUneditedLines.ts';

/** What happens to a field whose value was removed: it becomes `null`, or it is left out. */
type Emptied = 'null' | 'remove';

type Path = readonly (string | number)[];
type Merge = (path: Path, now: unknown, value: unknown) => void;
/** The comment after a made-up value, which is removed when the value changes. */
const EXAMPLE_MARK = /^\s*EJEMPLO\s*$/;

/** Without quotes, some YAML parsers read a text of this form as a date. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isBlock = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is empty; the editor leaves out a block whose fields are all empty. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isBlock(value) && Object.values(value).every(isEmpty));

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
    const isDay = node === old && node.type === Scalar.PLAIN && DAY.test(String(node.value));
    if (DAY.test(String(value)) && !isDay) node.type = Scalar.QUOTE_SINGLE;
    if (EXAMPLE_MARK.test(node.comment ?? '')) node.comment = null;
    node.value = value;
  }
  document.setIn(path, node);
}

/** Merges a list: unchanged elements move with their comments, the others are changed in place. */
function mergeList(merge: Merge, list: YAMLSeq, now: unknown[], values: unknown[]): void {
  const same = values.map((value) => now.findIndex((other) => isSame(other, value)));
  const from = same.map((index, at) => (index < 0 && !same.includes(at) ? at : index));
  const { items } = list;
  list.items = from.map((index) => items[index]);
  values.forEach((value, index) => merge([index], now[from[index] ?? -1], value));
}

/**
 * Writes edited data into the YAML text that it was read from. Comments, quotes, blank lines and
 * the order of keys stay; only what changed is rewritten, and the mark of an example value is removed
 * when the value changes. The editor itself writes a file anew, without its comments.
 */
export function mergeYaml(source: string, data: Record<string, unknown>, emptied: Emptied): string {
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
    if (isBlock(now)) {
      const block = isBlock(value) ? value : {};
      for (const key of Object.keys({ ...now, ...block })) within([key], now[key], block[key]);
    } else if (isSeq(list) && Array.isArray(now)) {
      mergeList(within, list, now, Array.isArray(value) ? value : []);
    } else if (!isEmpty(value)) set(document, path, value);
    else if (emptied === 'remove') document.deleteIn(path);
    else set(document, path, null);
  };
  mergeAt([], original, data);
  const edited = write();
  const kept = keepUneditedLines(source.endsWith('\n') ? source : `${source}\n`, rendered, edited);
  // The author's lines may be indented differently from the new ones, and then they don't fit together.
  const reread = parseDocument(kept);
  const isRight = reread.errors.length === 0 && isSame(reread.toJS(), document.toJS());
  return isRight ? kept : edited;
}
