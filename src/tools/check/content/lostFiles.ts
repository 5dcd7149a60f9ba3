import { posix } from 'node:path';
import { nameOf } from './fileNames.ts';
import type { Problem } from './problem.ts';
import { contentFolder } from '#lib/contentFolder.ts';
import { slugOf } from '#lib/slug.ts';

/** Endings of documents that other programs write. */
const DOCUMENT = /\.(?:docx?|odt|rtf|pages|gdoc|html?|pdf)$/i;
/** Endings of pictures that no browser shows. */
const OTHER_PICTURE = /\.(?:heic|heif|tiff?|bmp|psd|ai|eps|raw|cr2|nef|dng)$/i;
/** What editors and Git leave beside a file. */
const LEFTOVER = /(?:~|\.(?:bak|orig|old|tmp|swp|rej|save))$|^\.~lock\.|(?:^|\/)~\$/i;
/** A text that got an ending more, as Windows gives it where it hides endings. */
const DOUBLE_ENDING = /^(.+\.(?:mdx?|ya?ml))\.(?:txt|docx?|rtf|bak)$/i;

const isMeantAsText = (head: string) => /^\uFEFF?---[ \t]*\r?\n/.test(head);

/** The hint for a file that nothing reads, by its name and its first bytes; nothing where nobody would miss it. */
function loss(file: string, head: string, files: ReadonlySet<string>): string | undefined {
  const name = posix.basename(file);
  const folder = posix.dirname(file);
  const isFree = (other: string) => !files.has(posix.join(folder, other));
  const rename = (other: string) =>
    isFree(other)
      ? `Llamalo «${other}».`
      : `Ya hay un archivo «${other}»: pasá ahí lo que falte y borrá este.`;

  const [, real] = DOUBLE_ENDING.exec(name) ?? [];
  if (real) {
    return `«${name}» tiene dos terminaciones, y no se lee. ${rename(real.replace(/\.(?:mdx?)$/i, '.mdx').replace(/\.ya?ml$/i, '.yaml'))}`;
  }
  if (LEFTOVER.test(name)) {
    return `«${name}» es lo que un programa dejó de otro archivo, y no se publica: borralo.`;
  }
  if (OTHER_PICTURE.test(name)) {
    return `«${name}» es una imagen que los navegadores no muestran: exportala como «${nameOf(name)}.jpg».`;
  }
  const article = `${slugOf(nameOf(name)) || 'mi_articulo'}.mdx`;
  if (DOCUMENT.test(name)) {
    return folder === `${contentFolder}/blog`
      ? `«${name}» no se lee: un artículo es un archivo de texto. ${isFree(article) ? `Copiá sus palabras en «${article}».` : `Ya hay un archivo «${article}»: pasá ahí lo que falte y borrá este.`}`
      : `«${name}» no se lee ni se publica: sacalo de esta carpeta.`;
  }
  if (
    folder === `${contentFolder}/blog` &&
    /^[^.]+(?:\.txt)?$/i.test(name) &&
    isMeantAsText(head)
  ) {
    return `«${name}» parece un artículo, y no se lee por su terminación. ${rename(article)}`;
  }
  return undefined;
}

/** A file of the content, and how it begins. */
export interface BegunFile {
  file: string;
  head: string;
}

/** Hints about files of the content that nothing reads, with the name they should have. */
export function lostFiles(begun: readonly BegunFile[]): Problem[] {
  const files = new Set(begun.map(({ file }) => file));
  return begun.flatMap(({ file, head }) => {
    const message = loss(file, head, files);
    return message ? [{ file, message, isHint: true }] : [];
  });
}
