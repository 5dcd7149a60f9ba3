import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type ScalarTag,
} from 'yaml';
import { readDay } from '#lib/dates.ts';
import { explainYaml } from './explainYaml.ts';
import { quoteSlip } from './quoteSlips.ts';
import { silentLosses } from './silentLosses.ts';

/** Where something stands in a file, from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A YAML text, read: its data, what kept it from being read, and where each field stands. */
export interface Source {
  data: unknown;
  problems: (Partial<Place> & { message: string })[];
  /** Whether there is nothing to read: no frontmatter, or an empty one. */
  isMissing: boolean;
  /** Place of a field, or of the nearest field around it that exists. */
  locate(path: readonly PropertyKey[]): Partial<Place>;
  /** How a value without quotes is written, a list in its line included; nothing for texts in quotes and blocks. */
  written(path: readonly PropertyKey[]): string | undefined;
}

/** A source of which nothing could be read. */
export const unread: Source = {
  data: undefined,
  problems: [],
  isMissing: false,
  locate: () => ({}),
  written: () => undefined,
};

const FENCE = /^---[ \t]*\r?\n((?:[\s\S]*?\r?\n)?)---[ \t]*(?:\r?\n|$)/;

const cannotRead = (message: string, isMissing = false): Source => ({
  ...unread,
  problems: [{ line: 1, column: 1, message }],
  isMissing,
});

/**
 * A bare date. Astro's own reader makes a `Date` of it wherever it stands, so a version or a title
 * that looks like a date is not text for Astro either: this check has to see the same.
 */
const bareDate: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  test: /^\d{4}-\d{2}-\d{2}$/,
  resolve: (words) => readDay(words) ?? words,
};

/** The frontmatter between its fences, or why there is none. */
function frontmatterOf(text: string): string | Source {
  if (!/^---[ \t]*\r?\n/.test(text)) {
    return cannotRead('Falta la ficha del artículo: el archivo empieza con una línea «---».', true);
  }
  const fenced = FENCE.exec(text);
  return fenced
    ? (fenced[1] ?? '')
    : cannotRead('Falta el cierre de la ficha: una línea «---» después del último campo.');
}

/** Something that keeps a text from being read, with its offset. */
interface Complaint {
  offset: number;
  message: string;
}

/** What keeps a document from being read, the cause alone; nothing in a sound one. */
function brokenAt(document: Document.Parsed, yaml: string): readonly Complaint[] {
  const [error] = document.errors;
  const slip = error && quoteSlip(yaml, error.pos[0]);
  if (slip) return [slip];
  const losses = silentLosses(document, yaml);
  // What YAML takes from a text often breaks the rest of it: the loss is the cause.
  if (losses[0] && (!error || losses[0].offset <= error.pos[0])) return losses;
  // What follows the first complaint is mostly its echo.
  return error ? [explainYaml(error, document, yaml)] : [];
}

/** How the value at a path is written, as `Source.written` gives it. */
function writtenAt(
  document: Document.Parsed,
  yaml: string,
  path: readonly PropertyKey[],
): string | undefined {
  const node: unknown = path.length > 0 ? document.getIn(path, true) : document.contents;
  if (isScalar(node)) return node.type === 'PLAIN' ? node.source : undefined;
  if (!(isMap(node) || isSeq(node)) || !node.flow || !node.range) return undefined;
  const [start, end] = node.range;
  return yaml.slice(start, end);
}

/** Where the field at a path begins, or the nearest field around it that exists. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step);
      if (!pair) break;
      if (isScalar(pair.key) && pair.key.range) [offset] = pair.key.range;
      node = pair.value;
    } else if (isSeq(node)) {
      const item: unknown = node.items[Number(step)];
      if (!item) break;
      node = item;
      const { range } = item as { range?: [number, number, number] };
      if (range) [offset] = range;
    } else break;
  }
  return offset;
}

/** Reads a YAML file, or the frontmatter of an MDX file. */
export function readYaml(text: string, part: 'whole' | 'frontmatter'): Source {
  const whole = text.replace(/^\uFEFF/, '');
  const yaml = part === 'whole' ? whole : frontmatterOf(whole);
  if (typeof yaml !== 'string') return yaml;
  const linesBefore = part === 'whole' ? 0 : 1;

  const counter = new LineCounter();
  const document = parseDocument(yaml, {
    customTags: (tags) => [...tags, bareDate],
    lineCounter: counter,
    logLevel: 'error',
    prettyErrors: false,
    version: '1.2',
  });
  const placeOf = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { line: line + linesBefore, column: col };
  };

  const broken = brokenAt(document, yaml);
  if (broken.length > 0) {
    const problems = broken.map(({ offset, message }) => ({ ...placeOf(offset), message }));
    return { ...unread, problems };
  }
  if (document.contents === null) {
    return part === 'whole'
      ? cannotRead('El archivo está vacío.')
      : cannotRead('La ficha del artículo está vacía.', true);
  }
  return {
    data: document.toJS({ maxAliasCount: 0 }),
    problems: [],
    isMissing: false,
    written: (path) => writtenAt(document, yaml, path),
    locate: (path) => placeOf(offsetOf(document, path)),
  };
}
