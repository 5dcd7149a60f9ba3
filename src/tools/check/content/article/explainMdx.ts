import { kitComponent } from '#components/kit/kit.ts';
import { offsetIn, positionIn, type Position, type Problem } from '#tools/check/content/problem.ts';

const brace =
  'Esta llave «{» se abre y no se cierra, o lo que sigue se lee como código. Si es parte del texto, escribí «\\{».';

/** The message for a «<» that opens no valid tag; `rest` is the text from the «<» on. */
function explainLess(rest: string): string {
  const [word = '<'] = /^<\S*/.exec(rest) ?? [];
  return `«${word}» se lee como código. Si es parte del texto, escribí «&lt;${word.slice(1)}»; si es una dirección, [texto del enlace](dirección); si es una nota que no se publica, {/* nota */}; si es un componente, sus datos van con comillas rectas: nombre="texto".`;
}

/** A whole tag, in whose quoted attributes a «>» may stand: «<Nota titulo="a > b">». */
const TAG = /^<(?:"[^"]*"|'[^']*'|[^>"'])*>/;

/** The message for a tag that nothing closes; `rest` is the text from it on. */
function explainOpen(tag: string, rest: string, isCutShort: boolean): string {
  const [wholeTag = `<${tag}>`] = TAG.exec(rest) ?? [];
  const opens = `«<${tag}>» se abre y no se cierra:`;
  if (kitComponent(tag)?.holds === 'nothing' || tag === 'br') {
    const closed = wholeTag.replaceAll(/\s+/g, ' ').replace(/ ?>$/, ' />');
    return `${opens} terminala con «/>». Escribí «${closed}».`;
  }
  if (isCutShort && rest.includes(`</${tag}>`)) {
    return `«<${tag}>» se abre en un párrafo y se cierra en otro: dejá «${wholeTag}» y «</${tag}>» cada uno en un renglón propio, con uno en blanco antes y otro después.`;
  }
  return kitComponent(tag)?.text
    ? `${opens} falta «</${tag}>».`
    : `${opens} falta «</${tag}>» o, si no lleva nada adentro, escribí «<${tag} />».`;
}

/** The parser's words for a tag that closes nothing: «Unexpected closing tag `</Nota>`, …». */
const UNEXPECTED_TAG = /^Unexpected closing tag `<\/([^`]*)>`/;
/**
 * The parser's words for a tag that is not closed: «Expected a closing tag for `<Nota>` (3:1) before the end of
 * `paragraph`».
 */
const UNCLOSED_TAG = /closing tag for `<([^`]*)>`(?: \((\d+):(\d+)\))?/;

/** The problem of a tag that is not closed or that closes nothing; `undefined` for any other error. */
function explainTag(text: string, detail: string, position: Position) {
  const [, closing = ''] = UNEXPECTED_TAG.exec(detail) ?? [];
  const [, tag = '', line, column] = UNCLOSED_TAG.exec(detail) ?? [];
  const isOpened = new RegExp(`<${RegExp.escape(closing)}[\\s>]`).test(
    text.slice(0, offsetIn(text, position)),
  );
  if (closing && !(tag && isOpened)) {
    const instead = tag ? `escribí «</${tag}>», que falta, o ` : '';
    const message = `«</${closing}>» cierra algo que no se abrió: ${instead}borralo.`;
    return { ...position, message };
  }
  if (!tag) return undefined;
  const start = line ? { line: Number(line), column: Number(column) } : position;
  const rest = text.slice(offsetIn(text, start));
  return { ...start, message: explainOpen(tag, rest, detail.includes('before the end of')) };
}

/** An error of the MDX parser explained to authors in Spanish, with its position in `text`. */
export function explainMdx(text: string, error: unknown): Omit<Problem, 'file'> {
  const reason = error instanceof Error ? error.message : String(error);
  // «3:1: Unexpected closing tag …»
  const [, row = '1', column = '1', detail = reason] =
    /^(\d+):(\d+): ([\s\S]*)$/.exec(reason) ?? [];
  const position = { line: Number(row), column: Number(column) };

  if (/in expression|corresponding closing brace|Could not parse expression/.test(detail)) {
    return { ...position, message: brace };
  }
  const tag = explainTag(text, detail, position);
  if (tag) return tag;
  const offset = offsetIn(text, position);
  const less = text.lastIndexOf('<', offset);
  return { ...positionIn(text, less), message: explainLess(text.slice(less)) };
}
