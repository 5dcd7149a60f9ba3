import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type ErrorCode,
  type ScalarTag,
  type YAMLParseError,
} from 'yaml';
import { readDay } from '#lib/dates.ts';
import type { Place, Problem } from './problem.ts';

type Path = readonly PropertyKey[];

/** A YAML text after parsing: its data, what kept it from being parsed, and where each field stands. */
export interface Source {
  data: unknown;
  problems: Omit<Problem, 'file'>[];
  /** Whether there is nothing to parse: no frontmatter, or an empty one. */
  isMissing: boolean;
  /** Place of a field, or of the nearest field around it that exists. */
  locate(path: Path): Partial<Place>;
  /** How a value without quotes is written; nothing for texts in quotes and for blocks. */
  written(path: Path): string | undefined;
}

/** A source of which nothing could be parsed. */
export const unparsed: Source = {
  data: undefined,
  problems: [],
  isMissing: false,
  locate: () => ({}),
  written: () => undefined,
};

/** The frontmatter of an article, its fences included. */
export const FRONTMATTER = /^---[ \t]*\r?\n((?:[\s\S]*?\r?\n)?)---[ \t]*(?:\r?\n|$)/;

const quotes =
  'Esta línea no se entiende: si el texto lleva «: » o empieza con un signo, ponelo entre comillas.';
const indentation =
  'Esta línea no se entiende: revisá sus espacios de la izquierda y los de la que sigue, y que haya «: » después de la clave.';

/** What the parser's complaints mean to an author, where it is not that quotes are missing. */
const explanations: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: indentation,
  DUPLICATE_KEY: 'Esta clave está dos veces en el mismo bloque: borrá una.',
  MISSING_CHAR: 'Hay comillas, corchetes o llaves que se abren y no se cierran.',
  MULTILINE_IMPLICIT_KEY: indentation,
  MULTIPLE_DOCS: 'Una línea «---» corta el archivo en dos: borrala.',
  TAB_AS_INDENT: 'Hay un tabulador en la sangría: usá espacios.',
  UNEXPECTED_TOKEN: `${quotes} Si ya las lleva, fijate que se cierren, acá o más arriba.`,
};

/** The line at an offset with its text in quotes, or else marked where it can't be parsed. */
function advice(yaml: string, offset: number, isQuotes: boolean): string {
  const start = yaml.lastIndexOf('\n', offset - 1) + 1;
  const line = yaml.slice(start).split(/\r?\n/, 1)[0] ?? '';
  const [, key, words] = /^ *(?:- )?([\w-]+): +([^'"[{|>\s].*?)\s*$/.exec(line) ?? [];
  return isQuotes && key && words
    ? ` Escribí «${key}: '${words.replaceAll("'", "''")}'».`
    : `\n${line}\n${' '.repeat(offset - start)}^`;
}

/** Quotes that stay open are missed at the end of the file; an author looks for where they open. */
function openingOf(document: Document, offset: number): number {
  let opening = offset;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[1] >= offset) [opening] = range;
    },
  });
  return opening;
}

/** Something that keeps a text from being parsed, with its offset. */
interface Complaint {
  offset: number;
  message: string;
}

function explain({ code, pos }: YAMLParseError, document: Document, yaml: string): Complaint {
  const offset = code === 'MISSING_CHAR' ? openingOf(document, pos[0]) : pos[0];
  const sentence = explanations[code] ?? quotes;
  const isPlain = code === 'DUPLICATE_KEY' || code === 'TAB_AS_INDENT';
  const isQuotes = sentence.startsWith(quotes);
  return { offset, message: sentence + (isPlain ? '' : advice(yaml, offset, isQuotes)) };
}

/**
 * What an author wrote and no visitor would read: YAML drops the words that `&`, `*`, `!` and `#`
 * are glued to. A few lines of aliases can also stand for more data than a computer holds.
 */
function silentLosses(document: Document, yaml: string): Complaint[] {
  const losses: Complaint[] = [];
  const lose = (offset: number, sentence: string) =>
    losses.push({ offset, message: sentence + advice(yaml, offset, true) });
  visit(document, {
    Node: (_key, node) => {
      const [start = 0, end = 0] = node.range ?? [];
      const sign = 'Un texto que empieza con «*», «&» o «!» va entre comillas.';
      if (isAlias(node)) lose(start, sign);
      else if (node.anchor !== undefined) lose(yaml.lastIndexOf('&', start), sign);
      else if (node.tag?.startsWith('!')) lose(yaml.lastIndexOf('!', start), sign);
      // A note has a space after its «#».
      const isCut =
        isScalar(node) && !node.type?.startsWith('BLOCK') && /^\S/.test(node.comment ?? '');
      if (isCut) {
        lose(
          yaml.indexOf('#', Math.max(start, end - 1)),
          'Lo que sigue a «#» no se publica: si es parte del texto, ponelo entre comillas.',
        );
      }
    },
  });
  return losses;
}

/** Astro parses a bare date as a `Date` wherever it stands, so this check has to as well. */
const bareDate: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  test: /^\d{4}-\d{2}-\d{2}$/,
  resolve: (words) => readDay(words) ?? words,
};

/** Where the field at a path begins, or the nearest field around it that exists. */
function offsetOf(document: Document.Parsed, path: Path): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step);
      if (!pair) break;
      if (isScalar(pair.key) && pair.key.range) [offset] = pair.key.range;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      if (!node) break;
      const { range } = node as { range?: [number, number, number] };
      if (range) [offset] = range;
    } else break;
  }
  return offset;
}

/** The YAML of a file; of an article, its frontmatter, or why there is none. */
function yamlOf(text: string, isFrontmatter: boolean): string | Source {
  const refuse = (message: string, isMissing = false): Source => ({
    ...unparsed,
    problems: [{ line: 1, column: 1, message }],
    isMissing,
  });
  if (!isFrontmatter) return /\S/.test(text) ? text : refuse('El archivo está vacío.');
  if (!/^---[ \t]*\r?\n/.test(text)) {
    return refuse('Falta la ficha del artículo: el archivo empieza con una línea «---».', true);
  }
  const yaml = FRONTMATTER.exec(text)?.[1];
  if (yaml === undefined) {
    return refuse('Falta el cierre de la ficha: una línea «---» después del último campo.');
  }
  return /\S/.test(yaml) ? yaml : refuse('La ficha del artículo está vacía.', true);
}

/** Parses a YAML file, or the frontmatter of an article. */
export function parseYaml(text: string, isFrontmatter = false): Source {
  const yaml = yamlOf(text, isFrontmatter);
  if (typeof yaml !== 'string') return yaml;
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
    return { line: line + (isFrontmatter ? 1 : 0), column: col };
  };

  const [error] = document.errors;
  const complaints = [
    ...(error ? [explain(error, document, yaml)] : []),
    ...silentLosses(document, yaml),
  ];
  // What follows the first complaint is mostly its echo.
  const [first] = complaints.sort((a, b) => a.offset - b.offset);
  if (first) {
    return { ...unparsed, problems: [{ ...placeOf(first.offset), message: first.message }] };
  }
  return {
    data: document.toJS({ maxAliasCount: 0 }),
    problems: [],
    isMissing: false,
    locate: (path) => placeOf(offsetOf(document, path)),
    written: (path) => {
      const node: unknown = path.length > 0 ? document.getIn(path, true) : document.contents;
      return isScalar(node) && node.type === 'PLAIN' ? node.source : undefined;
    },
  };
}
