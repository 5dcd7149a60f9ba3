import { join } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { filesOf } from '#tools/filesOf.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import { BLOG_FOLDER, isKnownFile } from './contentPaths.ts';
import { PICTURE } from './pictureNames.ts';

/** Every symbolic link under `folders`: it could publish a file from outside the project. */
export const symlinks = (root: string, folders: readonly string[]): Problem[] =>
  folders
    .flatMap((folder) =>
      filesOf(join(root, folder), (entry) => entry.isSymbolicLink()).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .map((file) => ({
      file,
      message:
        'Esto no es un archivo sino un enlace a otro, y no se publica: copiá el archivo en su lugar.',
    }));

/**
 * Files that an author wrote as a text, including copies that a system made: «nota.md», «nota.mdx (1)», «site.yaml~».
 */
const TEXT_FILE = /\.(?:ya?ml|mdx?|markdown|json|toml)(?:\W[^/]*)?$/i;

/**
 * Files that the site does not use. For a text this is an error, because its author expects to see it; for any other
 * file it is a hint.
 */
export function unreadFiles(files: readonly string[]): Problem[] {
  const message = `Este archivo no está en su lugar y no se publicaría. Se leen los artículos de ${BLOG_FOLDER} (terminan en «.mdx», en minúsculas), los textos de las páginas de ${contentFolder}/pages (.yaml), los checklists de ${contentFolder}/checklists (.yaml) y las imágenes .jpg, .png, .webp, .avif, .gif y .svg. Una página o un texto legal nuevos necesitan antes su lugar en el sitio: pedíselo a quien lo programa.`;
  return files
    .filter(
      (file) => file.startsWith(`${contentFolder}/`) && !isKnownFile(file) && !PICTURE.test(file),
    )
    .map((file) => ({
      file,
      message,
      isHint: !TEXT_FILE.test(file),
    }));
}
