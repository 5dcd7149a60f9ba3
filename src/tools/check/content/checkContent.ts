import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { z } from 'astro/zod';
import { contentFolder } from '#lib/contentFolder.ts';
import { addressProblems } from './addresses.ts';
import { stateOf, type ArticleState } from './articleStates.ts';
import { parseText, textProblems, type ArticleText } from './articleText.ts';
import { categoryHints } from './categories.ts';
import { fieldProblems, problemAt } from './fields.ts';
import {
  BLOG,
  filesIn,
  isArticle,
  isChecklist,
  isMeantAsArticle,
  isReadme,
  nameOf,
  neededFiles,
} from './files.ts';
import { checkPictures, PICTURE } from './pictures.ts';
import type { Problem } from './problem.ts';
import type { Pictures } from './pictureReference.ts';
import { repeatedNames } from './repeated.ts';
import { schemasFor } from './schemas.ts';
import { readText } from './textFile.ts';
import { parseYaml, unparsed, type Source } from './yaml.ts';

/** A content file: its text and its data, or why they could not be parsed. */
interface ContentFile {
  file: string;
  text: string;
  source: Source;
  problems: Problem[];
}

async function readFile(root: string, file: string): Promise<ContentFile> {
  const read = await readText(root, file);
  if ('problem' in read) return { file, text: '', source: unparsed, problems: [read.problem] };
  const source = parseYaml(read.text, !file.endsWith('.yaml'));
  const problems = source.problems.map((problem) => ({ file, ...problem }));
  return { file, text: read.text, source, problems };
}

/** The fields that an article without frontmatter has to have. */
function requiredFields(schema: z.ZodType): string {
  const missing = schema.safeParse({}).error?.issues ?? [];
  return [...new Set(missing.map(({ path }) => String(path[0])))].join(', ');
}

/** Files that nothing reads: texts are refused, since somebody waits for them to be published; others are hints. */
function unreadFiles(files: readonly string[]): Problem[] {
  const isRead = (file: string) =>
    neededFiles.includes(file) || isArticle(file) || isChecklist(file) || isReadme(file);
  const isNobodys = (file: string) => PICTURE.test(file) || /^\.[^.]+$/.test(posix.basename(file));
  return files
    .filter((file) => !isRead(file) && !isNobodys(file))
    .map((file) => {
      const article = `${BLOG}/${nameOf(file)}.mdx`;
      const isMeant = isMeantAsArticle(file);
      const advice = isMeant
        ? `Los artículos terminan en «.mdx», en minúsculas: llamalo «${posix.basename(article)}».`
        : `Se leen los artículos (.mdx) de ${BLOG}, los textos de las páginas (.yaml) de ${contentFolder}/pages, y las imágenes .jpg, .png, .webp, .avif, .gif y .svg.`;
      const taken = `Ya está ${article}, que es el que se lee: pasá ahí lo que falte y borrá este.`;
      const message = `Este archivo no está en su lugar y no se publicaría. ${isMeant && files.includes(article) ? taken : advice}`;
      return { file, message, isHint: !/\.(?:ya?ml|mdx?|markdown|json|toml)$/i.test(file) };
    });
}

/** A blog that would be published without a single article. */
function emptyBlog(root: string, articles: readonly ArticleState[]): Problem[] {
  if (articles.some(({ status }) => status === 'published')) return [];
  const message = existsSync(join(root, BLOG))
    ? 'El blog necesita al menos un artículo que se publique: un archivo .mdx con una fecha que ya llegó, ni borrador ni retirado.'
    : 'Falta esta carpeta, la de los artículos: creala, con al menos un artículo (.mdx).';
  return [{ file: BLOG, message }];
}

/** What is wrong inside of a content file, from its top. */
function problemsIn(
  { file, source, problems }: ContentFile,
  schema: z.ZodType,
  text: ArticleText | undefined,
  pictures: Pictures,
): Problem[] {
  if (problems.length > 0) {
    const fields = source.isMissing ? ` Lleva estos campos: ${requiredFields(schema)}.` : '';
    return problems.map((problem) => ({ ...problem, message: problem.message + fields }));
  }
  const isDraft = stateOf(file, source.data).status === 'draft';
  return [
    ...fieldProblems({ file, source, schema }, pictures),
    ...(text ? textProblems(file, text, pictures, isDraft) : []),
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
  const pictures = await checkPictures(
    root,
    folders.flatMap(({ files }) => files),
  );

  const needed = neededFiles.filter((file) => !links.some((link) => link.file === file));
  const others = content.files.filter((file) => isChecklist(file) || isMeantAsArticle(file));
  const found = await Promise.all([...needed, ...others].map((file) => readFile(root, file)));
  const schemaOf = schemasFor(pictures);
  const parsed = found
    .filter(({ problems }) => problems.length === 0)
    .map((one) => ({ ...one, schema: schemaOf(one.file) }));
  const texts = new Map(
    parsed
      .filter(({ file }) => !file.endsWith('.yaml'))
      .map(({ file, text }): [string, ArticleText] => [file, parseText(file, text)]),
  );
  const inFiles = found.flatMap((one) =>
    problemsIn(one, schemaOf(one.file), texts.get(one.file), pictures),
  );
  const told = new Set(inFiles.map(({ message }) => message));
  const unusedPictures = [...pictures].flatMap(([file, message]) =>
    message && !told.has(message) ? [{ file, message }] : [],
  );
  const articles = found.filter(({ file }) => isMeantAsArticle(file));
  const states = articles.map(({ file, source }) => stateOf(file, source.data));
  const claims = { pageFiles: pages.files, publicFiles: published.files, articles: states };
  const sources = new Map(articles.map(({ file, source }) => [file, source]));
  return [
    ...links,
    ...inFiles,
    ...repeatedNames(parsed, texts),
    ...addressProblems(claims, (file, path, message) =>
      problemAt(file, sources.get(file) ?? unparsed, path, message),
    ),
    ...unreadFiles(content.files),
    ...categoryHints(parsed),
    ...unusedPictures,
    ...emptyBlog(root, states),
  ];
}

/** What keeps the content of the project at `root` from being published. */
export const checkContent = async (root: string): Promise<Problem[]> =>
  (await reviewContent(root)).filter(({ isHint }) => !isHint);
