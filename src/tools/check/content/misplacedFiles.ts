import { posix } from 'node:path';
import { contentFolder } from '#lib/contentFolder.ts';
import { nearest } from '#schemas/messages.ts';
import { isArticle, isMeantAsArticle, isReadme, neededFiles } from './contentFiles.ts';
import { copiedName } from './copiedName.ts';
import { nameOf } from './fileNames.ts';
import type { Problem } from './problem.ts';
import { isChecklist } from './schemaOf.ts';

/** Files that nothing reads: an author would wait for them to be published in vain. */
export function misplacedFiles(files: readonly string[]): Problem[] {
  return files
    .filter((file) => /\.(ya?ml|mdx?|markdown|json|toml)$/i.test(file) && !isReadme(file))
    .filter((file) => !neededFiles.includes(file) && !isArticle(file) && !isChecklist(file))
    .map((file) => ({
      file,
      message: `Este archivo no está en su lugar y no se publicaría. ${placeFor(file, files)}`,
    }));
}

/** What to do where the name that a file should have is taken. */
const isTaken = (file: string) =>
  `Ya está ${file}, que es el que se lee: pasá ahí lo que falte y borrá este.`;

/** Where a file that nothing reads should be, as advice. */
function placeFor(file: string, files: readonly string[]): string {
  if (isMeantAsArticle(file)) {
    const article = `${posix.dirname(file)}/${nameOf(file)}.mdx`;
    return files.includes(article)
      ? isTaken(article)
      : `Los artículos terminan en «.mdx», en minúsculas: llamalo «${posix.basename(article)}».`;
  }
  const name = nearest(copiedName(nameOf(file)) ?? nameOf(file), neededFiles.map(nameOf));
  const meant = neededFiles.find((needed) => nameOf(needed) === name);
  if (meant) return files.includes(meant) ? isTaken(meant) : `¿Tenía que ser ${meant}?`;
  return `Los artículos son archivos .mdx de ${contentFolder}/blog y los textos de las páginas, archivos .yaml de ${contentFolder}/pages con el nombre de su página.`;
}
