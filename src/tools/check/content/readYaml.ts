import { isMap, isScalar, isSeq, LineCounter, parseDocument, type ScalarTag } from 'yaml';
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

/** Reads a YAML file, or the frontmatter of an MDX file. */
export function readYaml(text: string, part: 'whole' | 'frontmatter'): Source {
  let yaml = text.replace(/^\uFEFF/, '');
  let linesBefore = 0;
  if (part === 'frontmatter') {
    if (!/^---[ \t]*\r?\n/.test(yaml))
      return cannotRead(
        'Falta la ficha del artículo: el archivo empieza con una línea «---».',
        true,
      );
    const fenced = FENCE.exec(yaml);
    if (!fenced)
      return cannotRead('Falta el cierre de la ficha: una línea «---» después del último campo.');
    yaml = fenced[1] ?? '';
    linesBefore = 1;
  }

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

  const broken = (complaints: readonly { offset: number; message: string }[]): Source => ({
    ...unread,
    problems: complaints.map(({ offset, message }) => ({ ...placeOf(offset), message })),
  });

  const [error] = document.errors;
  const slip = error && quoteSlip(yaml, error.pos[0]);
  if (slip) return broken([slip]);
  const losses = silentLosses(document, yaml);
  // What YAML takes from a text often breaks the rest of it: the loss is the cause.
  if (losses[0] && (!error || losses[0].offset <= error.pos[0])) return broken(losses);
  // What follows the first complaint is mostly its echo.
  if (error) return broken([explainYaml(error, document, yaml)]);
  if (document.contents === null) {
    return part === 'whole'
      ? cannotRead('El archivo está vacío.')
      : cannotRead('La ficha del artículo está vacía.', true);
  }

  return {
    data: document.toJS({ maxAliasCount: 0 }),
    problems: [],
    isMissing: false,
    written: (path) => {
      const node: unknown = path.length > 0 ? document.getIn(path, true) : document.contents;
      if (isScalar(node)) return node.type === 'PLAIN' ? node.source : undefined;
      if (!(isMap(node) || isSeq(node)) || !node.flow || !node.range) return undefined;
      const [start, end] = node.range;
      return yaml.slice(start, end);
    },
    locate: (path) => {
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
      return placeOf(offset);
    },
  };
}
