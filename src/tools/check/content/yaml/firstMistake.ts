import { CST, Lexer, type Document, type ErrorCode, type YAMLParseError } from 'yaml';
import { strayNote } from '#schemas/strayCharacters.ts';
import { lineMistake } from './lineMistake.ts';
import type { Mistake } from './yamlLines.ts';

const QUOTE =
  'Esta línea no se entiende: si el texto lleva «: » o empieza con un signo, ponelo entre comillas.';
const CLOSE_QUOTES = `${QUOTE} Si ya las lleva, fijate que se cierren, acá o más arriba.`;
const INDENT =
  'Esta línea no se entiende: revisá sus espacios de la izquierda y los de la que sigue, y que haya «: » después de la clave.';
const LOST =
  'Lo que sigue a un «#» no se publica, y un texto que empieza con «*», «&» o «!» tampoco: ponelo entre comillas.';

/** What to do about the errors of the parser that have a single cause. */
const clearErrors: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY:
    'Esta clave está dos veces en el mismo bloque: borrá una. Si eran de bloques distintos, fijate en los espacios de la izquierda.',
  MISSING_CHAR: 'Hay comillas, corchetes o llaves que se abren, acá o más arriba, y no se cierran.',
  MULTIPLE_DOCS: 'Una línea «---» corta el archivo en dos: borrala.',
  TAB_AS_INDENT: 'Hay un tabulador en la sangría: usá espacios.',
};

/** The line at an offset, and the offset where that line begins. */
function lineAt(yaml: string, offset: number) {
  const start = yaml.lastIndexOf('\n', offset - 1) + 1;
  return { start, line: yaml.slice(start).split(/\r?\n/, 1)[0] ?? '' };
}

/** A sentence about a line, with the line under it and a caret under the mistake. */
function withCaret(sentence: string, yaml: string, offset: number): Mistake {
  const { start, line } = lineAt(yaml, offset);
  return { offset, message: `${sentence}\n${line}\n${' '.repeat(offset - start)}^` };
}

/** A key, its unquoted value and a comment: «  - label: Uno: dos # POR CONFIRMAR». */
const KEY_VALUE_COMMENT = /^ *(?:- )?([\w-]+): +([^'"[{|>\s].*?)( +# .*?)?\s*$/;

/** A sentence about a line, with the line's value in quotation marks; if it has no value, with a caret. */
function withQuotes(
  sentence: string,
  yaml: string,
  offset: number,
  { isCommentQuoted = false } = {},
): Mistake {
  const [, key, words = '', comment = ''] = KEY_VALUE_COMMENT.exec(lineAt(yaml, offset).line) ?? [];
  if (!key) return withCaret(sentence, yaml, offset);
  const [quoted, after] = isCommentQuoted ? [words + comment, ''] : [words, comment];
  const message = `${sentence} Escribí «${key}: '${quoted.replaceAll("'", "''")}'${after}».`;
  return { offset, message };
}

/** A value that opens with a straight quotation mark and closes with a curly one: «label: "Uno”». */
const CURLY_END = /^ *(?:- )?[\w-]+: *(?:"[^"\n]*[“”]|'[^'\n]*[‘’]) *$/m;

/** The mistake of such a value, from which the parser reads on until it finds an error. */
function curlyEnd(yaml: string, offset: number): Mistake | undefined {
  const match = CURLY_END.exec(yaml);
  const sentence =
    'Estas comillas se abren rectas y se cierran curvas (”), que son otras: escribilas rectas las dos.';
  return match && match.index <= offset ? withCaret(sentence, yaml, match.index) : undefined;
}

/** A character outside quotes that looks like a space, but is no space to YAML, such as U+00A0. */
const HARD_SPACE = /^[^'"]*?([\u00A0\u2000-\u200B\u202F\u3000])/;

/** The mistake of a line that can't be parsed because of a character that only looks like a space. */
function hardSpace(yaml: string, offset: number): Mistake | undefined {
  const [, hard] = HARD_SPACE.exec(lineAt(yaml, offset).line) ?? [];
  if (!hard) return undefined;
  const message = `En esta línea hay un espacio que no lo es${strayNote(hard)}: borralo y escribí un espacio.`;
  return { offset, message };
}

/** What an author got wrong where the parser found an error. */
function explain(yaml: string, { code, message, pos: [offset] }: YAMLParseError): Mistake {
  const clear = clearErrors[code];
  const mistake =
    curlyEnd(yaml, offset) ??
    (clear ? undefined : hardSpace(yaml, offset)) ??
    lineMistake(yaml, { code, message, offset });
  if (mistake) return mistake;
  if (clear) return withCaret(clear, yaml, offset);
  if (/^(?:BAD_INDENT|MULTILINE_IMPLICIT_KEY)$/.test(code)) return withCaret(INDENT, yaml, offset);
  // All others mostly come from missing quotes.
  return withQuotes(code === 'UNEXPECTED_TOKEN' ? CLOSE_QUOTES : QUOTE, yaml, offset);
}

/**
 * The first text that YAML would drop silently: words that begin with `&`, `*` or `!`, or a comment without a space
 * after its `#`. A few lines of aliases could also expand to more data than fits in memory.
 */
function silentLoss(yaml: string): Mistake | undefined {
  let offset = 0;
  for (const lexeme of new Lexer().lex(yaml)) {
    // A comment stands in its own line or has a space after its «#»; before a number, as in «el local # 1», it is none.
    const isGlued = /^#(?:\S|\s\d)/.test(lexeme) && /\S.*$/.test(yaml.slice(0, offset));
    if (isGlued || /^(?:alias|anchor|tag)$/.test(CST.tokenType(lexeme) ?? '')) {
      return withQuotes(LOST, yaml, offset, { isCommentQuoted: true });
    }
    // The lexer marks where documents and scalars begin with characters of its own.
    if (![CST.DOCUMENT, CST.FLOW_END, CST.SCALAR].includes(lexeme)) offset += lexeme.length;
  }
  return undefined;
}

/** The first mistake of a YAML text. The later errors usually follow from the first. */
export function firstMistake(yaml: string, { errors }: Document.Parsed): Mistake | undefined {
  const [error] = errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  const loss = silentLoss(yaml);
  if (!error || (loss && loss.offset < error.pos[0])) return loss;
  return explain(yaml, error);
}
