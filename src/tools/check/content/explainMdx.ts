import { insteadOf } from './rules/elements.ts';
import { brokenTag } from './brokenTag.ts';
import { foreignMark } from './foreignMark.ts';
import { placeIn, type Complaint } from './textFile.ts';

const escapeLess = 'Un «<» pegado a una letra, una cifra o un signo se lee como código.';

/** What follows a `<` that opens no tag, as the author has to write it. */
function explainLess(rest: string): string {
  const address = /^<((?:https?:\/\/|mailto:)?[^\s<>]+[@.][^\s<>]*)>/.exec(rest)?.[1];
  if (address) {
    const target = /^[^/]+@[^/]+$/.test(address)
      ? address.replace(/^(mailto:)?/, 'mailto:')
      : address;
    return `Una dirección entre «<» y «>» no se entiende. Escribí [texto del enlace](${target}).`;
  }
  if (rest.startsWith('<!--')) {
    const note = /^<!--([\s\S]*?)-->/.exec(rest)?.[1]?.trim() ?? 'nota';
    return `Las notas que no se publican no se escriben con «<!-- -->». Escribí {/* ${note} */}.`;
  }
  const word = /^<\S*/.exec(rest)?.[0] ?? '<';
  return `${escapeLess} Se encontró «${word}»: escribí «&lt;${word.slice(1)}», o dejá un espacio después de «<».`;
}

/** Elements that never have anything inside. */
const EMPTY = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** What to write for an element that is not closed. */
function unclosed(tag: string): string {
  const instead = insteadOf(tag);
  if (tag === 'br') return 'Un salto de línea se escribe «<br />».';
  if (EMPTY.test(tag)) {
    return `En un artículo no va HTML como «<${tag}>». ${instead ?? 'Borralo.'}`;
  }
  return `«<${tag}>» se abre y no se cierra: falta «</${tag}>».`;
}

/** The complaint of the MDX reader in an author's words, with its place in `text`. */
export function explainMdx(text: string, error: unknown): Complaint {
  const words = error instanceof Error ? error.message : String(error);
  const [, line = '1', column = '1', detail = words] = /^(\d+):(\d+): ([\s\S]*)$/.exec(words) ?? [];
  const place = { line: Number(line), column: Number(column) };
  const lines = text.split('\n');
  const index =
    lines.slice(0, place.line - 1).reduce((sum, { length }) => sum + length + 1, 0) +
    place.column -
    1;

  if (/in expression|corresponding closing brace/.test(detail)) {
    return {
      ...place,
      message: 'Esta llave «{» se abre y no se cierra. Si es parte del texto, escribí «\\{».',
    };
  }
  const expected = /Expected a closing tag for `<([^`]*)>` \((\d+):(\d+)\)/.exec(detail);
  if (expected) {
    const [, tag = '', openLine = '', openColumn = ''] = expected;
    return {
      line: Number(openLine),
      column: Number(openColumn),
      message: unclosed(tag),
    };
  }
  const crossed =
    /Unexpected closing tag `<\/([^`]*)>`, expected corresponding closing tag for `<([^`]*)>` \((\d+):(\d+)\)/.exec(
      detail,
    );
  if (crossed) {
    const [, tag = '', open = '', openLine = '', openColumn = ''] = crossed;
    if (EMPTY.test(open)) {
      return { line: Number(openLine), column: Number(openColumn), message: unclosed(open) };
    }
    return {
      ...place,
      message: `Acá se cierra «</${tag}>» y la que sigue abierta es «<${open}>», de la línea ${openLine}: escribí «</${open}>».`,
    };
  }
  const closing = /Unexpected closing tag `<\/([^`]*)>`/.exec(detail)?.[1];
  if (closing !== undefined) {
    return { ...place, message: `«</${closing}>» cierra algo que no se abrió: borralo.` };
  }
  const mark = foreignMark(lines[place.line - 1] ?? '');
  if (mark) return { ...place, message: mark };
  if (/Could not parse expression/.test(detail)) {
    return {
      ...place,
      message:
        'Lo que va entre llaves se lee como código y acá no se entiende. Si es parte del texto, escribí «\\{» y «\\}».',
    };
  }
  const less = text.lastIndexOf('<', index);
  if (less === -1) return { ...place, message: `Esta parte no se entiende: ${detail}` };
  const rest = text.slice(less);
  const tag = brokenTag(rest);
  return tag
    ? { ...placeIn(text, less + tag.offset), message: tag.message }
    : { ...placeIn(text, less), message: explainLess(rest) };
}
