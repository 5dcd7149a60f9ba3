import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type ErrorCode,
  type ScalarTag,
} from 'yaml';
import { readDay } from '#lib/dates.ts';
import type { Place, Problem } from './problem.ts';

type Path = readonly PropertyKey[];

/** A YAML text after parsing: its data, what kept it from being parsed, and where each field stands. */
export interface Source {
  data: unknown;
  problems: Omit<Problem, 'file'>[];
  /** Place of a field, or of the nearest field around it that exists. */
  locate(path: Path): Partial<Place>;
  /** How a value without quotes is written; nothing for texts in quotes and for blocks. */
  written(path: Path): string | undefined;
}

/** A source of which nothing could be parsed. */
export const unparsed: Source = {
  data: undefined,
  problems: [],
  locate: () => ({}),
  written: () => undefined,
};

/** The frontmatter of an article, its fences included. */
export const FRONTMATTER = /^---[ \t]*\r?\n((?:[\s\S]*?\r?\n)?)---[ \t]*(?:\r?\n|$)/;

const quotes =
  'Esta línea no se entiende: si el texto lleva «: » o empieza con un signo, ponelo entre comillas.';
const indentation =
  'Esta línea no se entiende: revisá sus espacios de la izquierda y los de la que sigue, y que haya «: » después de la clave.';
const lost =
  'Lo que sigue a un «#» pegado no se publica, y un texto que empieza con «*», «&» o «!» tampoco: ponelo entre comillas.';

const noFrontmatter =
  'Falta la ficha, o su cierre: el archivo empieza con una línea «---», los campos (como en los demás artículos) y otra línea «---».';

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

/** Something that keeps a text from being parsed, with its offset. */
interface Complaint {
  offset: number;
  message: string;
}

/** A complaint with its line as it should be, in quotes, or else with a mark where it can't be parsed. */
function complain(yaml: string, offset: number, sentence: string): Complaint {
  const start = yaml.lastIndexOf('\n', offset - 1) + 1;
  const line = yaml.slice(start).split(/\r?\n/, 1)[0] ?? '';
  const [, key, words] = /^ *(?:- )?([\w-]+): +([^'"[{|>\s].*?)\s*$/.exec(line) ?? [];
  const isQuoted = key && words && (sentence.startsWith(quotes) || sentence === lost);
  const advice = isQuoted
    ? ` Escribí «${key}: '${words.replaceAll("'", "''")}'».`
    : `\n${line}\n${' '.repeat(offset - start)}^`;
  return { offset, message: sentence + advice };
}

/** What the parser could not parse; quotes that stay open are told where they open, not where the file ends. */
function parserComplaint(document: Document.Parsed, yaml: string): Complaint[] {
  const [error] = document.errors;
  if (!error) return [];
  let [offset] = error.pos;
  if (error.code === 'MISSING_CHAR') {
    visit(document, {
      Scalar: (_key, { type, range }) => {
        if (type?.startsWith('QUOTE') && range && range[1] >= error.pos[0]) [offset] = range;
      },
    });
  }
  return [complain(yaml, offset, explanations[error.code] ?? quotes)];
}

/**
 * What an author wrote and no visitor would read: YAML drops the words that `&`, `*`, `!` and `#`
 * are glued to. A few lines of aliases can also stand for more data than a computer holds.
 */
function silentLosses(document: Document.Parsed, yaml: string): Complaint[] {
  const losses: Complaint[] = [];
  const lose = (offset: number) => losses.push(complain(yaml, offset, lost));
  visit(document, {
    Node: (_key, node) => {
      const [start = 0, end = 0] = node.range ?? [];
      const isTagged = node.tag?.startsWith('!') && '!';
      const sign = (isAlias(node) && '*') || (node.anchor !== undefined && '&') || isTagged;
      if (sign) lose(yaml.lastIndexOf(sign, start));
      // A note has a space after its «#».
      const isPlain = isScalar(node) && !node.type?.startsWith('BLOCK');
      if (isPlain && /^\S/.test(node.comment ?? '')) {
        lose(yaml.indexOf('#', Math.max(start, end - 1)));
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
  const step = path.at(-1);
  if (step === undefined) return document.contents?.range[0] ?? 0;
  const around = path.slice(0, -1);
  const parent: unknown = around.length > 0 ? document.getIn(around, true) : document.contents;
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === step)
    : undefined;
  const found: unknown = isSeq(parent) ? parent.get(Number(step), true) : pair?.key;
  return isNode(found) && found.range ? found.range[0] : offsetOf(document, around);
}

/** Parses a YAML file, or the frontmatter of an article. */
export function parseYaml(text: string, isFrontmatter = false): Source {
  const yaml = isFrontmatter ? FRONTMATTER.exec(text)?.[1] : text;
  if (!yaml || !/\S/.test(yaml)) {
    const message = isFrontmatter ? noFrontmatter : 'El archivo está vacío.';
    return { ...unparsed, problems: [{ line: 1, column: 1, message }] };
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
    return { line: line + (isFrontmatter ? 1 : 0), column: col };
  };

  const complaints = [...parserComplaint(document, yaml), ...silentLosses(document, yaml)];
  // What follows the first complaint is mostly its echo.
  const [first] = complaints.sort((a, b) => a.offset - b.offset);
  if (first) {
    return { ...unparsed, problems: [{ ...placeOf(first.offset), message: first.message }] };
  }
  return {
    data: document.toJS({ maxAliasCount: 0 }),
    problems: [],
    locate: (path) => placeOf(offsetOf(document, path)),
    written: (path) => {
      const node: unknown = path.length > 0 ? document.getIn(path, true) : document.contents;
      return isScalar(node) && node.type === 'PLAIN' ? node.source : undefined;
    },
  };
}
