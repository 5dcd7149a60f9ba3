import {
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Node,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** What a field without a value becomes where it had one. */
export type Emptied = 'null' | 'remove';

/** What follows a value that was made up; it goes with its value. */
const EXAMPLE_MARK = /^\s*EJEMPLO\s*$/;

/** A text of this form, without quotes, is read as a number, a date or a boolean. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isBlock = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value says nothing; the editor leaves out a block whose fields are all empty. */
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

/**
 * Writes edited data into the YAML text that it was read from. Comments, quotes, blank lines and
 * the order of keys stay; only what changed is rewritten, and a mark that says a value is an
 * example goes when its value does.
 */
export function mergeYaml(source: string, data: Record<string, unknown>, emptied: Emptied): string {
  const document = parseDocument(source);
  if (isSame(document.toJS() ?? {}, data)) return source;
  if (!isMap(document.contents)) document.contents = document.createNode({}) as never;
  mergeMap(document, document.contents as unknown as YAMLMap, data, emptied);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

function newNode(document: Document, value: unknown): Node {
  const node = document.createNode(value) as Node;
  if (isScalar(node) && DAY.test(String(value))) node.type = 'QUOTE_SINGLE';
  return node;
}

function changeScalar(node: Scalar, value: unknown): void {
  // A day that was written bare is one; anything else of that form is a text.
  const isDay = node.type === 'PLAIN' && DAY.test(String(node.value));
  node.value = value;
  if (DAY.test(String(value)) && !isDay) node.type = 'QUOTE_SINGLE';
  if (EXAMPLE_MARK.test(node.comment ?? '')) node.comment = null;
}

/** The node for `value` in the place of `old`: the same one, changed as little as possible. */
function merged(document: Document, old: unknown, value: unknown, emptied: Emptied): Node {
  if (isMap(old) && isBlock(value)) mergeMap(document, old, value, emptied);
  else if (isSeq(old) && Array.isArray(value)) mergeSeq(document, old, value, emptied);
  else if (isScalar(old) && (typeof value !== 'object' || value === null)) changeScalar(old, value);
  else return newNode(document, value);
  return old;
}

function mergeMap(
  document: Document,
  map: YAMLMap,
  data: Record<string, unknown>,
  emptied: Emptied,
): void {
  const now = map.toJS(document) as Record<string, unknown>;
  for (const [key, value] of Object.entries({ ...now, ...blank(now), ...data })) {
    if (isSame(now[key], value)) continue;
    if (!isEmpty(value)) map.set(key, merged(document, map.get(key, true), value, emptied));
    else if (isBlock(now[key])) merged(document, map.get(key, true), {}, emptied);
    else if (Array.isArray(now[key])) map.set(key, document.createNode([]));
    else if (emptied === 'remove') map.delete(key);
    else map.set(key, merged(document, map.get(key, true), null, emptied));
  }
}

/** Every key of a block without its value: what the editor leaves out has none any more. */
const blank = (block: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(block).map((key) => [key, undefined]));

function mergeSeq(
  document: Document,
  seq: YAMLSeq,
  values: readonly unknown[],
  emptied: Emptied,
): void {
  const old = seq.toJS(document) as unknown[];
  const left = new Set(seq.items.keys());
  const take = (index: number) => (left.delete(index), seq.items[index] as Node);
  // Elements that are what they were keep their comments wherever they moved to.
  const kept = values.map((value) => {
    const index = [...left].find((candidate) => isSame(old[candidate], value));
    return index === undefined ? undefined : take(index);
  });
  seq.items = values.map((value, index) => {
    const same = kept[index];
    if (same) return same;
    return left.has(index)
      ? merged(document, take(index), value, emptied)
      : newNode(document, value);
  });
}
