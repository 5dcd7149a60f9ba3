import { offsetIn, positionIn, type Problem } from '#tools/check/content/problem.ts';

const BRACE =
  'Esta llave «{» se abre y no se cierra, o lo que sigue se lee como código. Si es parte del texto, escribí «\\{».';

/** What an author is told about a sign that the parser does not understand; `rest` is the text from the sign on. */
function explainSign(rest: string): string {
  if (rest.startsWith('{')) return BRACE;
  const [word = '<'] = /^<[^\s>]*>?/.exec(rest) ?? [];
  if (word.startsWith('</')) {
    return `«${word}» cierra algo que no se abrió: borralo, o escribí antes «${word.replace('/', '')}».`;
  }
  const [, tag] = /^<([a-z]\w*)[\s/>]/i.exec(rest) ?? [];
  return tag
    ? `«<${tag}>» no se entiende: se cierra con «/>» o, si lleva algo adentro, con «</${tag}>», cada uno en un renglón propio; sus datos van con comillas rectas: nombre="texto".`
    : `«${word}» se lee como código. Si es parte del texto, escribí «&lt;${word.slice(1)}»; si es una dirección, [texto del enlace](dirección); si es una nota que no se publica, {/* nota */}.`;
}

/** «3:1: Unexpected closing tag `</Notas>`, expected corresponding closing tag for `<Nota>` (1:1) …» */
const POSITIONS = /(?:^|\()(\d+):(\d+)/g;

/**
 * An error of the MDX parser explained to authors in Spanish, at the sign in `text` that it is about: the tag left
 * open if its message has the position of one.
 */
export function explainMdx(text: string, error: unknown): Omit<Problem, 'file'> {
  const [, line = 1, column = 1] =
    [...String((error as Error).message).matchAll(POSITIONS)].at(-1) ?? [];
  const offset = offsetIn(text, { line: Number(line), column: Number(column) });
  const sign = Math.max(text.lastIndexOf('<', offset), text.lastIndexOf('{', offset), 0);
  return { ...positionIn(text, sign), message: explainSign(text.slice(sign)) };
}
