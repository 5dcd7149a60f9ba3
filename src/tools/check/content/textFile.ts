import { readFile, stat } from 'node:fs/promises';
import { inWords, MAX_TEXT_BYTES } from './limits.ts';
import { unseenMessage } from './invisible.ts';
import { conflictMarks } from './conflictMarks.ts';
import type { Place } from './readYaml.ts';

/** Something wrong with a text, and where; a hint tells of what may be meant, and keeps nothing from being published. */
export type Complaint = Partial<Place> & { message: string; isHint?: boolean };

/** A text file, or why it can't be read as text. */
export type TextFile = { text: string } | { complaint: Complaint };

const saveAsUtf8 = 'Guardalo de nuevo como UTF-8 (en el editor, «Guardar con codificación»).';

/** Characters that nobody sees: controls but tab and line ends, marks of direction, lost letters. */
const UNSEEN = /(?![\t\n\r])\p{Cc}|[\u2028-\u202E\u2066-\u2069\uFEFF\uFFFD]/u;

/** What is wrong with the characters of a text: a control character that nobody sees. */
export function unseenCharacter(text: string): { index: number; message: string } | undefined {
  const found = UNSEEN.exec(text);
  return found ? { index: found.index, message: unseenMessage(found[0]) ?? '' } : undefined;
}

/** Where a position of a text stands, from 1. */
export function placeIn(text: string, index: number): Place {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** The first place that is not UTF-8; `null` when all of it is. */
function brokenPlace(bytes: Buffer): Place | null {
  let line = 1;
  let start = 0;
  while (start <= bytes.length) {
    const end = bytes.indexOf(0x0a, start);
    const part = bytes.subarray(start, end === -1 ? bytes.length : end);
    const text = part.toString('utf8');
    if (text.includes('\uFFFD') && !Buffer.from(text, 'utf8').equals(part)) {
      return { line, column: text.indexOf('\uFFFD') + 1 };
    }
    if (end === -1) break;
    start = end + 1;
    line += 1;
  }
  return null;
}

function complaintAbout(bytes: Buffer): Complaint | undefined {
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) {
    return { message: `El archivo está en UTF-16 y se espera UTF-8. ${saveAsUtf8}` };
  }
  const broken = brokenPlace(bytes);
  if (broken) {
    return {
      ...broken,
      message: `El archivo no está en UTF-8: acá hay una letra (quizás con tilde, o una eñe) escrita en otra codificación, como Latin-1 o Windows-1252. ${saveAsUtf8}`,
    };
  }
  return undefined;
}

/**
 * Reads a text file of the content: UTF-8, of a reasonable size, with line ends that everybody
 * understands and no character that nobody sees. `null` when there is no such file.
 */
export async function readText(path: string): Promise<TextFile | null> {
  const size = await stat(path).then(
    (file) => (file.isFile() ? file.size : null),
    () => null,
  );
  if (size === null) return null;
  if (size > MAX_TEXT_BYTES) {
    const message = `El archivo pesa ${inWords(size)} y el límite es ${inWords(MAX_TEXT_BYTES)}: partilo en varios, o sacá lo que no sea texto.`;
    return { complaint: { message } };
  }
  const bytes = await readFile(path);
  const complaint = complaintAbout(bytes);
  if (complaint) return { complaint };

  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const lone = /\r(?!\n)/.exec(text);
  if (lone) {
    const message = text.includes('\n')
      ? 'Hay un fin de línea viejo de Mac (CR) en medio de esta línea: borralo y apretá Enter de nuevo.'
      : 'Los fines de línea son los viejos de Mac (CR), y se espera LF o CRLF: en el editor, cambiá «Fin de línea» a LF y guardá.';
    return { complaint: { ...placeIn(text, lone.index), message } };
  }
  const conflict = conflictMarks(text);
  if (conflict) return { complaint: conflict };
  const unseen = unseenCharacter(text);
  if (unseen) {
    return { complaint: { ...placeIn(text, unseen.index), message: unseen.message } };
  }
  return { text };
}
