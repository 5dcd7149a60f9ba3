import { positionIn, type Problem } from './problem.ts';

const brace =
  'Esta llave «{» se abre y no se cierra, o lo que sigue se lee como código. Si es parte del texto, escribí «\\{».';

/** The message for a «<» that opens no valid tag. */
function explainLess(rest: string): string {
  const [word = '<'] = /^<\S*/.exec(rest) ?? [];
  return `«${word}» se lee como código. Si es parte del texto, escribí «&lt;${word.slice(1)}»; si es una dirección, [texto del enlace](dirección); si es una nota que no se publica, {/* nota */}; si es un componente, sus datos van con comillas rectas: nombre="texto".`;
}

/** An error of the MDX parser explained to authors in Spanish, with its position in `text`. */
export function explainMdx(text: string, error: unknown): Omit<Problem, 'file'> {
  const words = error instanceof Error ? error.message : String(error);
  const [, row = '1', column = '1', detail = words] = /^(\d+):(\d+): ([\s\S]*)$/.exec(words) ?? [];
  const position = { line: Number(row), column: Number(column) };

  if (/in expression|corresponding closing brace|Could not parse expression/.test(detail)) {
    return { ...position, message: brace };
  }
  const [, bar, tag, line = row, start = column] =
    /closing tag (?:for )?`<(\/?)([^`]*)>`(?: \((\d+):(\d+)\))?/.exec(detail) ?? [];
  if (tag) {
    const message = bar
      ? `«</${tag}>» cierra algo que no se abrió: borralo.`
      : `«<${tag}>» se abre y no se cierra: falta «</${tag}>» o, si no lleva nada adentro, escribí «<${tag} />».`;
    return { line: Number(line), column: Number(start), message };
  }
  const lines = text.split('\n').slice(0, position.line - 1);
  const offset = lines.reduce((sum, { length }) => sum + length + 1, position.column - 1);
  const less = text.lastIndexOf('<', offset);
  return { ...positionIn(text, less), message: explainLess(text.slice(less)) };
}
