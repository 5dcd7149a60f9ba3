import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cannotBeDrawn, undrawable } from '#tools/build/glyphs.ts';
import { placeIn, type Problem } from './problem.ts';

/** How large a text file of the content may be, in bytes: a long book is about this long. */
const MAX_TEXT_BYTES = 500_000;

/** A size in words: «4,8 MB», «612 KB». */
export const inWords = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} KB`
    : `${(bytes / 1_000_000).toLocaleString('es-AR', { maximumFractionDigits: 1 })} MB`;

/** Control characters but tab and line ends, marks of direction, lost letters. */
const UNSEEN = /(?![\t\n\r])\p{Cc}|[\u2028-\u202E\u2066-\u2069\uFEFF\uFFFD]/u;

/** The first character of a text that nobody sees or that no font draws. */
export function characterTrouble(text: string): { index: number; message: string } | undefined {
  const [unseen, index = 0] = [UNSEEN.exec(text)?.[0], UNSEEN.exec(text)?.index];
  if (unseen !== undefined) {
    const code = (unseen.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const message = `Hay un carácter que no se ve acá (U+${code}): borralo y volvé a escribir esa parte a mano.`;
    return { index, message };
  }
  const [character] = undrawable(text);
  return character === undefined
    ? undefined
    : { index: text.indexOf(character), message: cannotBeDrawn(character) };
}

const saveAsUtf8 = 'Guardalo de nuevo como UTF-8 (en el editor, «Guardar con codificación»).';

/** The text of a file of UTF-8, or what is wrong with its bytes. */
function decode(bytes: Buffer): { text: string } | Omit<Problem, 'file'> {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    if (/^(?:\u00FF\u00FE|\u00FE\u00FF)/.test(bytes.toString('latin1', 0, 2))) {
      return { message: `El archivo está en UTF-16 y se espera UTF-8. ${saveAsUtf8}` };
    }
    // In the first place that is not UTF-8 the lenient decoder puts a mark.
    const text = bytes.toString('utf8');
    const place = placeIn(text, text.indexOf('\uFFFD'));
    const message = `El archivo no está en UTF-8: acá hay una letra (quizás con tilde, o una eñe) escrita en otra codificación. ${saveAsUtf8}`;
    return { ...place, message };
  }
}

/** Reads a text file of the content at `root`, or says why it can't be read. */
export async function readText(
  root: string,
  file: string,
): Promise<{ text: string } | { problem: Problem }> {
  const refuse = (problem: Omit<Problem, 'file'>) => ({ problem: { file, ...problem } });
  const found = await stat(join(root, file)).catch(() => null);
  if (!found?.isFile()) return refuse({ message: 'Falta este archivo.' });
  if (found.size > MAX_TEXT_BYTES) {
    const message = `El archivo pesa ${inWords(found.size)} y el límite es ${inWords(MAX_TEXT_BYTES)}: partilo en varios, o sacá lo que no sea texto.`;
    return refuse({ message });
  }
  const decoded = decode(await readFile(join(root, file)));
  if (!('text' in decoded)) return refuse(decoded);

  const { text } = decoded;
  const oldLineEnd = /\r(?!\n)/.exec(text);
  if (oldLineEnd) {
    const message =
      'Los fines de línea son los viejos de Mac (CR), y se espera LF o CRLF: en el editor, cambiá «Fin de línea» a LF y guardá.';
    return refuse({ ...placeIn(text, oldLineEnd.index), message });
  }
  const character = characterTrouble(text);
  return character
    ? refuse({ ...placeIn(text, character.index), message: character.message })
    : { text };
}
