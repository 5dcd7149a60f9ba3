import { contentFolder } from '#schemas/contentFolder.ts';
import { projectFiles } from '#tools/filesOf.ts';
import { articleState } from './article/articleStates.ts';
import { misplacedComponents } from './article/misplacedComponents.ts';
import { unpublishedText } from './article/unpublishedText.ts';
import { textProblems } from './article/textProblems.ts';
import { readContentFile, type ContentFile } from './contentFile.ts';
import { unknownEvidence } from './fields/unknownEvidence.ts';
import { fieldHints } from './fields/fieldHints.ts';
import { categoryHints, repeatedElements, repeatedNames } from './fields/repeated.ts';
import { valueProblems } from './fields/valueProblems.ts';
import { valuesOf } from './fields/values.ts';
import { addressProblems } from './files/addressProblems.ts';
import {
  BLOG_FOLDER,
  isArticle,
  isChecklist,
  isKnownFile,
  requiredFiles,
  symlinksIn,
} from './files/contentFiles.ts';
import { PICTURE } from './files/pictureNames.ts';
import { pictureProblems, smallCovers } from './files/pictures.ts';
import type { Problem } from './problem.ts';

/*
 * Where each rule is:
 * - of one field, its length or its form: its schema (which the editor and the gallery use too)
 * - fields/: of any value, in data or in a component (valueProblems.ts); leftover syntax in a value
 *   (leftoverSyntax.ts); a hint about one field (fieldHints.ts); a value that may be used only once (repeated.ts); a
 *   name that no photo or finding has (unknownEvidence.ts)
 * - article/: of the text of an article (textProblems.ts), its headings (headingProblems.ts) and elements
 *   (elementProblems.ts), where components stand (misplacedComponents.ts), what would not be published
 *   (unpublishedText.ts)
 * - files/: of a file's name (addressProblems.ts), its characters (textFile.ts) or a picture (pictures.ts); of a
 *   file's place: in this file
 * - yaml/: of what can't be read as YAML
 * - of what only the built pages show, such as links: in the output check
 */

/** The same problem for several files. */
const sameOf = (files: readonly string[], message: string): Problem[] =>
  files.map((file) => ({ file, message }));

/**
 * Files that an author wrote as a text, including copies that a system made: «nota.md», «nota.mdx (1)», «site.yaml~».
 */
const TEXT_FILE = /\.(?:ya?ml|mdx?|markdown|json|toml)(?:\W[^/]*)?$/i;

/**
 * Files that the site does not use. For a text this is an error, because its author expects to see it; for any other
 * file it is a hint.
 */
function unreadFiles(files: readonly string[]): Problem[] {
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

/** Files that Astro does not publish: «src/pages/_prueba.astro», «src/pages/_viejas/app.astro». */
const HIDDEN_PAGE = /^src\/pages\/(?:.*\/)?_/;

/** The problem of a blog without a single published article. */
function emptyBlog(articles: readonly ContentFile[]): Problem[] {
  const isPublished = ({ file, source }: ContentFile) =>
    articleState(file, source.data).status === 'published';
  const message =
    'El blog necesita al menos un artículo que se publique: un archivo .mdx en esta carpeta, con una fecha que ya llegó, ni borrador ni retirado.';
  return articles.some(isPublished) ? [] : [{ file: BLOG_FOLDER, message }];
}

/** The problems inside a content file, in line order. */
function problemsIn(content: ContentFile, files: ReadonlySet<string>): Problem[] {
  const { file, source, article, problems } = content;
  const isDraft = articleState(file, source.data).status === 'draft';
  return [
    ...problems,
    ...(source.data === undefined ? [] : valueProblems(content, files, isDraft)),
    ...(article
      ? [
          ...textProblems(file, article, files),
          ...unpublishedText(file, article),
          ...misplacedComponents(file, article),
        ]
      : []),
  ].sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}

/**
 * The folders whose files have an address or are named in content. If two files have the same address, the file of
 * the earlier folder keeps it.
 */
export const checkedFolders = ['src/pages', contentFolder, 'src/assets', 'public'];

/** All problems and hints of the content of the project at `root`, file by file. */
export async function checkContent(root: string): Promise<Problem[]> {
  const files = projectFiles(root, ...checkedFolders);
  const entries = files.filter((file) => isChecklist(file) || isArticle(file));
  const read = await Promise.all(
    [...requiredFiles, ...entries].map((file) => readContentFile(root, file)),
  );
  const articles = read.filter(({ file }) => isArticle(file));
  const values = read.flatMap(valuesOf);
  const known = new Set(files);
  return [
    ...sameOf(
      symlinksIn(root, ...checkedFolders),
      'Esto no es un archivo sino un enlace a otro, y no se publica: copiá el archivo en su lugar.',
    ),
    ...read.flatMap((one) => problemsIn(one, known)),
    ...repeatedNames(values),
    ...read.flatMap(repeatedElements),
    ...unknownEvidence(values),
    ...addressProblems(files),
    ...unreadFiles(files),
    ...sameOf(
      files.filter((file) => HIDDEN_PAGE.test(file)),
      'Astro no publica lo que empieza con «_» en src/pages, ni lo que está en una carpeta así: cambiale el nombre, o sacalo de src/pages.',
    ),
    ...fieldHints(read),
    ...categoryHints(values),
    ...(await pictureProblems(root, files)),
    ...(await smallCovers(root, articles)),
    ...emptyBlog(articles),
  ];
}
