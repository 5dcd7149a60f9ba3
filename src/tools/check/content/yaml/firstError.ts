import { CST, Lexer, type Document, type ErrorCode } from 'yaml';
import { strayNote } from '#schemas/strayCharacters.ts';
import { lineMistake, type Mistake } from './lineMistake.ts';

/** What an error says to its author, and what the message goes on with. */
interface Explanation {
  sentence: string;
  /** Whether the line can't be understood at all: a space that is none may be why. */
  isUnclear?: true;
  /** What of the line has to stand in quotation marks: the value, or a comment after it too. */
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
  /** Finds what its author got wrong in the lines around, in plainer words. */
  mistake?: () => Mistake | undefined;
}

/** The line at an offset, and where that begins. */
function lineAt(yaml: string, offset: number) {
  const start = yaml.lastIndexOf('\n', offset - 1) + 1;
  return { start, line: yaml.slice(start).split(/\r?\n/, 1)[0] ?? '' };
}

/** An error that a space makes which YAML does not take for one. */
function hardSpace(yaml: string, { offset, isUnclear }: YamlError) {
  const { line } = lineAt(yaml, offset);
  const [, hard] = /^[^'"]*?([\u00A0\u2000-\u200B\u202F\u3000])/.exec(line) ?? [];
  if (!hard || !isUnclear) return undefined;
  const message = `En esta línea hay un espacio que no lo es${strayNote(hard)}: borralo y escribí un espacio.`;
  return { offset, message };
}

/** The message of an error with the corrected line, or else with a caret under its position. */
function advise(yaml: string, { offset, sentence, toQuote }: YamlError): string {
  const { start, line } = lineAt(yaml, offset);
  // A mark, as «# POR CONFIRMAR», stays outside of the quotes, unless what follows a «#» is what would be lost.
  const [, key, words = '', mark = ''] =
    /^ *(?:- )?([\w-]+): +([^'"[{|>\s].*?)( +# .*?)?\s*$/.exec(line) ?? [];
  const [quoted, after] = toQuote === 'value' ? [words, mark] : [words + mark, ''];
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
    // A comment has a line of its own, or a space after its «#», and no number: «el local # 1».
    const isGlued = /^#(?:\S|\s\d)/.test(lexeme) && /\S.*$/.test(yaml.slice(0, offset));
    const isLost = isGlued || /^(?:alias|anchor|tag)$/.test(CST.tokenType(lexeme) ?? '');
    return isLost ? [{ ...lost, offset }] : [];
  });
}

/** A value whose quotation marks are straight where they open and curly where they close. */
function curlyEnd(yaml: string): YamlError[] {
  const match = /^ *(?:- )?[\w-]+: *(?:"[^"\n]*[“”]|'[^'\n]*[‘’]) *$/m.exec(yaml);
  const sentence =
    'Estas comillas se abren rectas y se cierran curvas (”), que son otras: escribilas rectas las dos.';
  return match ? [{ offset: match.index, sentence }] : [];
}

/** The first error of a YAML text, which the later ones mostly follow from: its offset and its message. */
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
