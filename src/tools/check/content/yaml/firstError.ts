import { CST, Lexer, type Document, type ErrorCode } from 'yaml';
import { strayNote } from '#schemas/strayCharacters.ts';
import { lineMistake } from './lineMistake.ts';
import type { Mistake } from './yamlLines.ts';

/** How an error is explained to its author, and what the message adds. */
interface Explanation {
  sentence: string;
  /** Whether the line can't be parsed at all. A character that only looks like a space may be the reason. */
  isUnclear?: true;
  /** What the message shows in quotation marks: the value alone, or the value with the comment after it. */
  toQuote?: 'value' | 'rest of the line';
}

const quotes: Explanation = {
  sentence:
    'Esta línea no se entiende: si el texto lleva «: » o empieza con un signo, ponelo entre comillas.',
  isUnclear: true,
  toQuote: 'value',
};
const indentation: Explanation = {
  sentence:
    'Esta línea no se entiende: revisá sus espacios de la izquierda y los de la que sigue, y que haya «: » después de la clave.',
  isUnclear: true,
};
const lost: Explanation = {
  sentence:
    'Lo que sigue a un «#» no se publica, y un texto que empieza con «*», «&» o «!» tampoco: ponelo entre comillas.',
  toQuote: 'rest of the line',
};

/** Explanations of the parser's errors; all others mostly come from missing quotes. */
const explanations: Partial<Record<ErrorCode, Explanation>> = {
  BAD_INDENT: indentation,
  DUPLICATE_KEY: {
    sentence:
      'Esta clave está dos veces en el mismo bloque: borrá una. Si eran de bloques distintos, fijate en los espacios de la izquierda.',
  },
  MISSING_CHAR: {
    sentence: 'Hay comillas, corchetes o llaves que se abren, acá o más arriba, y no se cierran.',
  },
  MULTILINE_IMPLICIT_KEY: indentation,
  MULTIPLE_DOCS: { sentence: 'Una línea «---» corta el archivo en dos: borrala.' },
  TAB_AS_INDENT: { sentence: 'Hay un tabulador en la sangría: usá espacios.' },
  UNEXPECTED_TOKEN: {
    ...quotes,
    sentence: `${quotes.sentence} Si ya las lleva, fijate que se cierren, acá o más arriba.`,
  },
};

/** A syntax error, with its offset. */
interface YamlError extends Explanation {
  offset: number;
  /** Explains the error in plainer words, from what its author got wrong in the lines around it. */
  mistake?: () => Mistake | undefined;
}

/** The line at an offset, and the offset where that line begins. */
function lineAt(yaml: string, offset: number) {
  const start = yaml.lastIndexOf('\n', offset - 1) + 1;
  return { start, line: yaml.slice(start).split(/\r?\n/, 1)[0] ?? '' };
}

/** A character outside quotes that looks like a space, but is no space to YAML, such as U+00A0. */
const HARD_SPACE = /^[^'"]*?([\u00A0\u2000-\u200B\u202F\u3000])/;

/** The error for a line that can't be parsed because of a character that only looks like a space. */
function hardSpace(yaml: string, { offset, isUnclear }: YamlError) {
  const { line } = lineAt(yaml, offset);
  const [, hard] = HARD_SPACE.exec(line) ?? [];
  if (!hard || !isUnclear) return undefined;
  const message = `En esta línea hay un espacio que no lo es${strayNote(hard)}: borralo y escribí un espacio.`;
  return { offset, message };
}

/** A key, its unquoted value and a comment: «  - label: Uno: dos # POR CONFIRMAR». */
const KEY_VALUE_COMMENT = /^ *(?:- )?([\w-]+): +([^'"[{|>\s].*?)( +# .*?)?\s*$/;

/** The message of an error with the corrected line, or else with a caret under its position. */
function advise(yaml: string, { offset, sentence, toQuote }: YamlError): string {
  const { start, line } = lineAt(yaml, offset);
  const [, key, words = '', comment = ''] = KEY_VALUE_COMMENT.exec(line) ?? [];
  const [quoted, after] = toQuote === 'value' ? [words, comment] : [words + comment, ''];
  return toQuote && key && quoted
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
    // A comment stands in its own line or has a space after its «#»; before a number, as in «el local # 1», it is none.
    const isGlued = /^#(?:\S|\s\d)/.test(lexeme) && /\S.*$/.test(yaml.slice(0, offset));
    const isLost = isGlued || /^(?:alias|anchor|tag)$/.test(CST.tokenType(lexeme) ?? '');
    return isLost ? [{ ...lost, offset }] : [];
  });
}

/** A value that opens with a straight quotation mark and closes with a curly one: «label: "Uno”». */
const CURLY_END = /^ *(?:- )?[\w-]+: *(?:"[^"\n]*[“”]|'[^'\n]*[‘’]) *$/m;

/** The error for a value that opens with a straight quotation mark and closes with a curly one. */
function curlyEnd(yaml: string): YamlError[] {
  const match = CURLY_END.exec(yaml);
  const sentence =
    'Estas comillas se abren rectas y se cierran curvas (”), que son otras: escribilas rectas las dos.';
  return match ? [{ offset: match.index, sentence }] : [];
}

/** The first error of a YAML text: its offset and its message. The later errors usually follow from the first. */
export function firstError(
  yaml: string,
  { errors: found }: Document.Parsed,
): { offset: number; message: string } | undefined {
  const errors = found.map(({ code, pos: [offset], message }) => ({
    offset,
    ...(explanations[code] ?? quotes),
    mistake: () => lineMistake(yaml, { code, message, offset }),
  }));
  const misread = errors.length > 0 ? curlyEnd(yaml) : [];
  const [first]: YamlError[] = [...misread, ...errors, ...silentLosses(yaml)].sort(
    (a, b) => a.offset - b.offset,
  );
  if (!first) return undefined;
  const mistake = hardSpace(yaml, first) ?? first.mistake?.();
  return mistake ?? { offset: first.offset, message: advise(yaml, first) };
}
