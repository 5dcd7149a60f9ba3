import { placeIn, type Problem } from './problem.ts';

/** What to write for a «<» that opens no tag. */
function explainLess(rest: string): string {
  const [, address] = /^<((?:https?:\/\/|mailto:)?[^\s<>]+[@.][^\s<>]*)>/.exec(rest) ?? [];
  if (address) {
    const target = /^[^/:]+@/.test(address) ? `mailto:${address}` : address;
    return `Una dirección entre «<» y «>» no se entiende. Escribí [texto del enlace](${target}).`;
  }
  const [, note] = /^<!--\s*([\s\S]*?)\s*-->/.exec(rest) ?? [];
  if (note !== undefined)
    return `Una nota que no se publica va de otro modo. Escribí {/* ${note} */}.`;
  const [, tag] = /^<([A-Z]\w*)/.exec(rest) ?? [];
  if (tag) {
    return `La etiqueta <${tag}> no se entiende: cada dato va con comillas rectas que se cierran, como nombre="texto".`;
  }
  const word = /^<\S*/.exec(rest)?.[0].slice(1) ?? '';
  return `Un «<» pegado a una letra, una cifra o un signo se lee como código: escribí «&lt;${word}», o dejá un espacio después de «<».`;
}

/** The complaint of the MDX parser in an author's words, with its place in `text`. */
export function explainMdx(text: string, error: unknown): Omit<Problem, 'file'> {
  const words = error instanceof Error ? error.message : String(error);
  const [, row = '1', column = '1', detail = words] = /^(\d+):(\d+): ([\s\S]*)$/.exec(words) ?? [];
  const place = { line: Number(row), column: Number(column) };

  if (/in expression|corresponding closing brace|Could not parse expression/.test(detail)) {
    const message =
      'Esta llave «{» se abre y no se cierra, o lo que sigue se lee como código. Si es parte del texto, escribí «\\{».';
    return { ...place, message };
  }
  const open = /closing tag for `<([^`]*)>` \((\d+):(\d+)\)/.exec(detail);
  if (open) {
    const [, tag, line, start] = open;
    const message = `«<${tag}>» se abre y no se cierra: falta «</${tag}>» o, si no lleva nada adentro, escribí «<${tag} />».`;
    return { line: Number(line), column: Number(start), message };
  }
  const closing = /Unexpected closing tag `<\/([^`]*)>`/.exec(detail)?.[1];
  if (closing)
    return { ...place, message: `«</${closing}>» cierra algo que no se abrió: borralo.` };
  const lines = text.split('\n').slice(0, place.line - 1);
  const offset = lines.reduce((sum, { length }) => sum + length + 1, place.column - 1);
  const less = text.lastIndexOf('<', offset);
  return less === -1
    ? { ...place, message: `Esta parte no se entiende: ${detail}` }
    : { ...placeIn(text, less), message: explainLess(text.slice(less)) };
}
