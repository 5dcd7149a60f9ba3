import { CST, Lexer, visit, type Document, type ErrorCode } from 'yaml';
import { strayNote } from '#schemas/strayCharacters.ts';

/** What is wrong in a YAML text, and where. */
interface Mistake {
  offset: number;
  message: string;
}

/** What to do about the errors of the parser that have a single cause. */
const clearErrors: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY:
    'Esta clave está dos veces en el mismo bloque: borrá una. Si eran de bloques distintos, fijate en los espacios de la izquierda.',
  MULTIPLE_DOCS: 'Una línea «---» corta el archivo en dos: borrala.',
  TAB_AS_INDENT: 'Hay un tabulador en la sangría: usá espacios.',
};

const QUOTE = 'si el texto lleva «: » o empieza con un signo, ponelo entre comillas.';
const LOOK =
  'Si no es eso, fijate en esta línea y en las de arriba y abajo: las comillas van rectas, se cierran en su renglón y un apóstrofo de adentro va doble; los espacios de la izquierda coinciden, y va uno después de «:» y del guion.';
const LOST =
  'Lo que sigue a un «#» no se publica, y un texto que empieza con «*», «&» o «!» tampoco: ponelo entre comillas.';

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

/** A key, a value that needs quotation marks, and a note: «  - label: Uno: dos # POR CONFIRMAR». */
const UNQUOTED = /^ *(?:- )?([\w-]+): +([@%`].*?|[^'"[{|>\s].*?: .*?)( +# .*?)?\s*$/;

/** A character that looks like a space, or like nothing. */
const UNSEEN = /[\u00A0\u2000-\u200B\u202F\u3000]/;

/** What an author is told about a line that can't be parsed. */
function unclearLine(yaml: string, offset: number): Mistake {
  const { line } = lineAt(yaml, offset);
  const [, key, words = '', note = ''] = UNQUOTED.exec(line) ?? [];
  if (key) {
    const right = `${key}: '${words.replaceAll("'", "''")}'${note}`;
    return { offset, message: `Esta línea no se entiende: ${QUOTE} Escribí «${right}».` };
  }
  const unseen = strayNote(UNSEEN.exec(line)?.[0] ?? '');
  return withCaret(`Esta línea no se entiende${unseen}: ${QUOTE} ${LOOK}`, yaml, offset);
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
      return withCaret(LOST, yaml, offset);
    }
    // The lexer marks where documents and scalars begin with characters of its own.
    if (![CST.DOCUMENT, CST.FLOW_END, CST.SCALAR].includes(lexeme)) offset += lexeme.length;
  }
  return undefined;
}

/** Where the text in quotation marks that contains an offset begins; the offset itself outside of such a text. */
function openingQuote(document: Document.Parsed, offset: number): number {
  let start = offset;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      const isAround = range && range[0] < offset && offset <= range[1];
      if (isAround && type?.startsWith('QUOTE')) start = range[0];
    },
  });
  return start;
}

/** The first mistake of a YAML text. The later errors usually follow from the first. */
export function firstMistake(yaml: string, document: Document.Parsed): Mistake | undefined {
  const [error] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  const loss = silentLoss(yaml);
  if (!error || (loss && loss.offset < error.pos[0])) return loss;
  // What is missing at the end is missing in the last line that says something.
  const end = Math.min(error.pos[0], yaml.trimEnd().length);
  const offset = error.code === 'MISSING_CHAR' ? openingQuote(document, end) : end;
  const clear = clearErrors[error.code];
  return clear ? withCaret(clear, yaml, offset) : unclearLine(yaml, offset);
}
