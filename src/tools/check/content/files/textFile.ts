import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codePoint } from '#schemas/strayCharacters.ts';
import { formatSize, KB } from '#tools/check/size.ts';
import { positionIn, type Problem } from '#tools/check/content/problem.ts';

/** Largest text file of the content, in bytes: about as long as a novel. */
const MAX_TEXT_BYTES = 500 * KB;

/**
 * Characters that nobody sees or that no font draws: a CR by itself, control characters other than tab and line ends,
 * direction marks, placeholders for a picture or for a lost letter, private-use and unassigned code points.
 */
const UNSEEN =
  /\r(?!\n)|(?![\t\n\r])\p{Cc}|[\u2028-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFD\p{Co}\p{Cn}]/u;

const remedies: Record<string, string> = {
  '\uFFFC':
    'Acá un procesador de textos dejó el hueco de una imagen (U+FFFC), que no se copió: borralo y, si va, poné la imagen como ![qué se ve](./foto.jpg).',
  '\r': 'Los fines de línea son los viejos de Mac (CR), y se espera LF o CRLF: en el editor, cambiá «Fin de línea» a LF y guardá.',
  '\uFFFD':
    'Acá se perdió una letra, porque el archivo no está en UTF-8: guardalo de nuevo como UTF-8 (en el editor, «Guardar con codificación»).',
};

/** The error for the first invisible character of a text, with its offset. */
export function characterError(text: string): { index: number; message: string } | undefined {
  const match = UNSEEN.exec(text);
  if (!match) return undefined;
  const message =
    remedies[match[0]] ??
    `Hay un carácter que nadie vería acá, o que se vería como un cuadrado vacío (${codePoint(match[0])}): borralo y volvé a escribir esa parte a mano.`;
  return { index: match.index, message };
}

/** Reads a text file of the project at `root`, or returns the problem with it. */
export async function readText(
  root: string,
  file: string,
): Promise<{ text: string } | { problem: Problem }> {
  const found = await stat(join(root, file)).catch(() => null);
  if (!found?.isFile()) return { problem: { file, message: 'Falta este archivo.' } };
  if (found.size > MAX_TEXT_BYTES) {
    const message = `El archivo pesa ${formatSize(found.size)} y el límite es ${formatSize(MAX_TEXT_BYTES)}: partilo en varios, o sacá lo que no sea texto.`;
    return { problem: { file, message } };
  }
  const text = (await readFile(join(root, file), 'utf8')).replace(/^\uFEFF/, '');
  const error = characterError(text);
  return error
    ? { problem: { file, ...positionIn(text, error.index), message: error.message } }
    : { text };
}
