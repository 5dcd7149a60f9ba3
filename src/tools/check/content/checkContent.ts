import { contentFolder } from '#lib/contentFolder.ts';
import { addressProblems } from './addresses.ts';
import { stateOf } from './articleStates.ts';
import { textProblems } from './articleText.ts';
import { categoryHints } from './categories.ts';
import { readContentFile, type ContentFile } from './contentFile.ts';
import { valueProblems } from './fields.ts';
import { BLOG, filesIn, isArticle, isChecklist, isRead, neededFiles } from './files.ts';
import { PICTURE, pictureProblems } from './pictures.ts';
import type { Problem } from './problem.ts';
import { repeatedNames } from './repeated.ts';

/*
 * The home of a rule:
 * - of one field, its length or its form: its schema (the editor and the gallery know it from there)
 * - of any value, in data or in a component: fields.ts; marks and words in any text: marks.ts
 * - of the text of an article: articleText.ts, its elements: elements.ts
 * - of a file's name, bytes or place: addresses.ts, textFile.ts, pictures.ts, here
 * - of several files together: repeated.ts, categories.ts
 * - of what only the built pages show, such as links: the output check
 */

/** Files that nothing reads: texts are refused, since somebody waits for them; others are hints. */
function unreadFiles(files: readonly string[]): Problem[] {
  const message = `Este archivo no está en su lugar y no se publicaría. Se leen los artículos de ${BLOG} (terminan en «.mdx», en minúsculas), los textos de las páginas de ${contentFolder}/pages (.yaml) y las imágenes .jpg, .png, .webp, .avif, .gif y .svg.`;
  return files
    .filter((file) => !isRead(file) && !PICTURE.test(file))
    .map((file) => ({
      file,
      message,
      isHint: !/\.(?:ya?ml|mdx?|markdown|json|toml)$/i.test(file),
    }));
}

/** Pages that Astro does not publish; `_Home.astro` is what two pages share. */
const hiddenPages = (files: readonly string[]): Problem[] =>
  files
    .filter((file) => /\/_/.test(file) && !/\/_[A-Z]\w*\.astro$/.test(file))
    .map((file) => ({
      file,
      message:
        'Astro no publica lo que empieza con «_» en src/pages, ni lo que está en una carpeta así: cambiale el nombre, o sacalo de src/pages.',
    }));

/** A blog that would be published without a single article. */
function emptyBlog(articles: readonly ContentFile[]): Problem[] {
  const isPublished = ({ file, source }: ContentFile) =>
    stateOf(file, source.data).status === 'published';
  const message =
    'El blog necesita al menos un artículo que se publique: un archivo .mdx en esta carpeta, con una fecha que ya llegó, ni borrador ni retirado.';
  return articles.some(isPublished) ? [] : [{ file: BLOG, message }];
}

/** What is wrong inside of a content file, from its top. */
function problemsIn(content: ContentFile, files: ReadonlySet<string>): Problem[] {
  const { file, source, article, problems } = content;
  const isDraft = stateOf(file, source.data).status === 'draft';
  return [
    ...problems,
    ...(source.data === undefined ? [] : valueProblems(content, files, isDraft)),
    ...(article ? textProblems(file, article, files) : []),
  ].sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}

/** All problems and hints of the content of the project at `root`, file by file. */
export async function reviewContent(root: string): Promise<Problem[]> {
  const content = await filesIn(root, contentFolder);
  const assets = await filesIn(root, 'src/assets');
  const pages = await filesIn(root, 'src/pages');
  const published = await filesIn(root, 'public');
  const folders = [content, assets, pages, published];
  const links = folders.flatMap(({ problems }) => problems);
  const files = folders.flatMap((folder) => folder.files);

  const needed = neededFiles.filter((file) => !links.some((link) => link.file === file));
  const others = content.files.filter((file) => isChecklist(file) || isArticle(file));
  const read = await Promise.all([...needed, ...others].map((file) => readContentFile(root, file)));
  const articles = read.filter(({ file }) => isArticle(file));
  const known = new Set(files);
  return [
    ...links,
    ...read.flatMap((one) => problemsIn(one, known)),
    ...repeatedNames(read),
    ...addressProblems(others),
    ...unreadFiles(content.files),
    ...hiddenPages(pages.files),
    ...categoryHints(articles),
    ...(await pictureProblems(root, files)),
    ...emptyBlog(articles),
  ];
}

/** What keeps the content of the project at `root` from being published. */
export const checkContent = async (root: string): Promise<Problem[]> =>
  (await reviewContent(root)).filter(({ isHint }) => !isHint);
