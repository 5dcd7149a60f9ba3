import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type ErrorCode,
  type ScalarTag,
  type YAMLParseError,
} from 'yaml';
import { readDay } from '../lib/dates.ts';
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
  /** Place of a field, or of the nearest field around it that exists. */
  locate(path: readonly PropertyKey[]): Partial<Place>;
}

const FENCE = /^---[ \t]*\r?\n((?:[\s\S]*?\r?\n)?)---[ \t]*(?:\r?\n|$)/;

const cannotRead = (message: string): Source => ({
  data: undefined,
  problems: [{ line: 1, column: 1, message }],
  locate: () => ({}),
});

const notUnderstood =
  'Esta línea no se entiende: si el texto lleva «: » o dos puntos al final, ponelo entre comillas.';
const needsQuotes = 'Un texto que empieza con este carácter va entre comillas.';
const unexpected =
  'Hay algo de más en esta línea: si el texto lleva comillas, llaves, corchetes o guiones, ponelo entero entre comillas.';

/** What each complaint of the parser means to an author. */
const explanations: Record<ErrorCode, string> = {
  ALIAS_PROPS: needsQuotes,
  BAD_ALIAS: needsQuotes,
  BAD_COLLECTION_TYPE: needsQuotes,
  BAD_DIRECTIVE: needsQuotes,
  BAD_DQ_ESCAPE: 'Dentro de comillas dobles la barra «\\» no va sola: usá comillas simples.',
  BAD_INDENT: 'La sangría de esta línea no coincide con las de alrededor.',
  BAD_PROP_ORDER: needsQuotes,
  BAD_SCALAR_START: needsQuotes,
  BLOCK_AS_IMPLICIT_KEY: notUnderstood,
  BLOCK_IN_FLOW: unexpected,
  DUPLICATE_KEY: 'Esta clave está dos veces en el mismo bloque: borrá una.',
  IMPOSSIBLE: unexpected,
  KEY_OVER_1024_CHARS: notUnderstood,
  MISSING_CHAR: 'Falta un carácter, quizás «:» después de la clave o el cierre de un corchete.',
  MULTILINE_IMPLICIT_KEY:
    'Esta línea no se entiende: falta «:» después de la clave, o la sangría no es la que va.',
  MULTIPLE_ANCHORS: needsQuotes,
  MULTIPLE_DOCS: 'Una línea «---» corta el archivo en dos: borrala.',
  MULTIPLE_TAGS: needsQuotes,
  NON_STRING_KEY: notUnderstood,
  RESOURCE_EXHAUSTION: 'El archivo tiene demasiados bloques unos dentro de otros.',
  TAB_AS_INDENT: 'Hay un tabulador en la sangría: usá espacios.',
  TAG_RESOLVE_FAILED: needsQuotes,
  UNEXPECTED_TOKEN: unexpected,
};

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

/** The parser sees that quotes stay open at the end of the file; an author looks for where they open. */
function openingOf(document: Document, offset: number): number {
  let opening = offset;
  const look = (node: unknown): void => {
    if (isMap(node)) for (const pair of node.items) look(pair.value);
    else if (isSeq(node)) node.items.forEach(look);
    else if (isScalar(node) && node.type?.startsWith('QUOTE') && node.range) {
      if (node.range[1] >= offset) opening = node.range[0];
    }
  };
  look(document.contents);
  return opening;
}

/** The parser's complaint in an author's words, and where they should look. */
function explain({ code, message, pos: [offset] }: YAMLParseError, document: Document) {
  if (code === 'MISSING_CHAR' && message.includes('quote')) {
    return {
      offset: openingOf(document, offset),
      message: 'Estas comillas se abren y no se cierran.',
    };
  }
  const [, echo] = document.errors;
  const isIndentedLine = echo?.code === 'MULTILINE_IMPLICIT_KEY' && echo.pos[0] === offset;
  return {
    offset,
    message: isIndentedLine
      ? 'La línea que sigue a esta tiene una sangría que no le corresponde.'
      : explanations[code],
  };
}

/** Reads a YAML file, or the frontmatter of an MDX file. */
export function readYaml(text: string, part: 'whole' | 'frontmatter'): Source {
  let yaml = text.replace(/^\uFEFF/, '');
  let linesBefore = 0;
  if (part === 'frontmatter') {
    if (!/^---[ \t]*\r?\n/.test(yaml))
      return cannotRead('Falta la ficha del artículo: el archivo empieza con una línea «---».');
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
    data: undefined,
    problems: complaints.map(({ offset, message }) => ({ ...placeOf(offset), message })),
    locate: () => ({}),
  });

  // What follows the first complaint is mostly its echo.
  const [error] = document.errors;
  if (error) return broken([explain(error, document)]);
  if (document.contents === null) {
    return part === 'whole'
      ? cannotRead('El archivo está vacío.')
      : cannotRead('La ficha del artículo está vacía.');
  }
  const losses = silentLosses(document, yaml);
  if (losses.length > 0) return broken(losses);

  return {
    data: document.toJS({ maxAliasCount: 0 }),
    problems: [],
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
