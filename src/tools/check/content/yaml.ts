import {
  CST,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  parseDocument,
  type Document,
  type ErrorCode,
  type ScalarTag,
} from 'yaml';
import { readDay } from '#lib/dates.ts';
import { strayNote } from '#schemas/strayCharacters.ts';
import { FRONTMATTER } from '#tools/frontmatter.ts';
import { positionIn, type Position, type Problem } from './problem.ts';

type Path = readonly PropertyKey[];

/** A parsed YAML text: its data, its syntax errors, and the position of each field. */
export interface Source {
  data: unknown;
  problems: Omit<Problem, 'file'>[];
  /** The position of a field, or of the nearest existing one around it. */
  locate(path: Path): Partial<Position>;
  /** The source text of an unquoted value; `undefined` for quoted texts, lists and blocks. */
  written(path: Path): string | undefined;
}

/** The source of a text that could not be parsed. */
export const unparsed: Source = {
  data: undefined,
  problems: [],
  locate: () => ({}),
  written: () => undefined,
};

const quotes =
  'Esta línea no se entiende: si el texto lleva «: » o empieza con un signo, ponelo entre comillas.';
const indentation =
  'Esta línea no se entiende: revisá sus espacios de la izquierda y los de la que sigue, y que haya «: » después de la clave.';
const lost =
  'Lo que sigue a un «#» no se publica, y un texto que empieza con «*», «&» o «!» tampoco: ponelo entre comillas.';

const noFrontmatter =
  'Falta la ficha, o su cierre: el archivo empieza con una línea «---», los campos (como en los demás artículos) y otra línea «---».';

/** Explanations of the parser's errors; all others mostly come from missing quotes. */
const explanations: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: indentation,
  DUPLICATE_KEY: 'Esta clave está dos veces en el mismo bloque: borrá una.',
  MISSING_CHAR: 'Hay comillas, corchetes o llaves que se abren, acá o más arriba, y no se cierran.',
  MULTILINE_IMPLICIT_KEY: indentation,
  MULTIPLE_DOCS: 'Una línea «---» corta el archivo en dos: borrala.',
  TAB_AS_INDENT: 'Hay un tabulador en la sangría: usá espacios.',
  UNEXPECTED_TOKEN: `${quotes} Si ya las lleva, fijate que se cierren, acá o más arriba.`,
};

/** A syntax error, with its offset. */
interface YamlError {
  offset: number;
  sentence: string;
}

/** The message of an error with the corrected line, or else with a caret under its position. */
function advise(yaml: string, { offset, sentence }: YamlError): string {
  const start = yaml.lastIndexOf('\n', offset - 1) + 1;
  const line = yaml.slice(start).split(/\r?\n/, 1)[0] ?? '';
  const [, hard] = /^[^'"]*?([\u00A0\u2000-\u200B\u202F\u3000])/.exec(line) ?? [];
  if (hard && sentence.startsWith('Esta línea')) {
    return `En esta línea hay un espacio que no lo es${strayNote(hard)}: borralo y escribí un espacio.`;
  }
  // A mark, as «# POR CONFIRMAR», stays outside of the quotes, unless what follows a «#» is what would be lost.
  const [, key, words = '', mark = ''] =
    /^ *(?:- )?([\w-]+): +([^'"[{|>\s].*?)( +# .*?)?\s*$/.exec(line) ?? [];
  const [quoted, after] = sentence === lost ? [words + mark, ''] : [words, mark];
  const isQuoted = key && quoted && (sentence.startsWith(quotes) || sentence === lost);
  return isQuoted
    ? `${sentence} Escribí «${key}: '${quoted.replaceAll("'", "''")}'${after}».`
    : `${sentence}\n${line}\n${' '.repeat(offset - start)}^`;
}

/**
 * Errors for text that YAML would drop silently: words that begin with `&`, `*` or `!`, and comments
 * without a space after `#`. A few lines of aliases could also expand to more data than fits in memory.
 */
function silentLosses(yaml: string): YamlError[] {
  let end = 0;
  return [...new Lexer().lex(yaml)].flatMap((lexeme) => {
    const offset = end;
    // The lexer marks where documents and scalars begin with characters of its own.
    if (![CST.DOCUMENT, CST.FLOW_END, CST.SCALAR].includes(lexeme)) end += lexeme.length;
    // A comment has a line of its own, or a space after its «#», and no number: «el local # 1».
    const isGlued = /^#(?:\S|\s\d)/.test(lexeme) && /\S.*$/.test(yaml.slice(0, offset));
    const isLost = isGlued || /^(?:alias|anchor|tag)$/.test(CST.tokenType(lexeme) ?? '');
    return isLost ? [{ offset, sentence: lost }] : [];
  });
}

/** A value whose quotation marks are straight where they open and curly where they close. */
function curlyEnd(yaml: string): YamlError[] {
  const match = /^ *(?:- )?[\w-]+: *(?:"[^"\n]*[“”]|'[^'\n]*[‘’]) *$/m.exec(yaml);
  const sentence =
    'Estas comillas se abren rectas y se cierran curvas (”), que son otras: escribilas rectas las dos.';
  return match ? [{ offset: match.index, sentence }] : [];
}

/** Astro parses every bare date as a `Date`, so this check has to as well. */
const bareDate: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  test: /^\d{4}-\d{2}-\d{2}$/,
  resolve: (words) => (readDay(words) ? new Date(words) : words),
};

/** The offset of the field at a path, or of the nearest existing one around it. */
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
  const document = parseDocument(yaml, {
    customTags: (tags) => [...tags, bareDate],
    prettyErrors: false,
  });
  const start = isFrontmatter ? text.indexOf('\n') + 1 : 0;
  const placeOf = (offset: number) => positionIn(text, start + offset);
  const errors = document.errors.map(({ code, pos: [offset] }) => ({
    offset,
    sentence: explanations[code] ?? quotes,
  }));
  // Later errors are mostly consequences of the first.
  const misread = errors.length > 0 ? curlyEnd(yaml) : [];
  const [first] = [...misread, ...errors, ...silentLosses(yaml)].sort(
    (a, b) => a.offset - b.offset,
  );
  if (first) {
    return { ...unparsed, problems: [{ ...placeOf(first.offset), message: advise(yaml, first) }] };
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
