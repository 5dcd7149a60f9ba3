import { kitComponent } from '#components/kit/kit.ts';
import { offsetIn, positionIn, type Position, type Problem } from './problem.ts';

const brace =
  'Esta llave «{» se abre y no se cierra, o lo que sigue se lee como código. Si es parte del texto, escribí «\\{».';

/** The message for a «<» that opens no valid tag. */
function explainLess(rest: string): string {
  const [word = '<'] = /^<\S*/.exec(rest) ?? [];
  return `«${word}» se lee como código. Si es parte del texto, escribí «&lt;${word.slice(1)}»; si es una dirección, [texto del enlace](dirección); si es una nota que no se publica, {/* nota */}; si es un componente, sus datos van con comillas rectas: nombre="texto".`;
}

/** The message for a tag that nothing closes; `rest` is the text from it on. */
function explainOpen(tag: string, rest: string, isCutShort: boolean): string {
  const [written = `<${tag}>`] = /^<(?:"[^"]*"|'[^']*'|[^>"'])*>/.exec(rest) ?? [];
  const opens = `«<${tag}>» se abre y no se cierra:`;
  if (kitComponent(tag)?.holds === 'nothing' || tag === 'br') {
    const closed = written.replaceAll(/\s+/g, ' ').replace(/ ?>$/, ' />');
    return `${opens} terminala con «/>». Escribí «${closed}».`;
  }
  if (isCutShort && rest.includes(`</${tag}>`)) {
    return `«<${tag}>» se abre en un párrafo y se cierra en otro: dejá «${written}» y «</${tag}>» cada uno en un renglón propio, con uno en blanco antes y otro después.`;
  }
  return kitComponent(tag)?.text
    ? `${opens} falta «</${tag}>».`
    : `${opens} falta «</${tag}>» o, si no lleva nada adentro, escribí «<${tag} />».`;
}

/** A tag that is not closed, or that closes nothing; `undefined` where the error is another. */
function explainTag(text: string, detail: string, position: Position) {
  const [, closing = ''] = /^Unexpected closing tag `<\/([^`]*)>`/.exec(detail) ?? [];
  const [, tag = '', line, column] =
    /closing tag for `<([^`]*)>`(?: \((\d+):(\d+)\))?/.exec(detail) ?? [];
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
