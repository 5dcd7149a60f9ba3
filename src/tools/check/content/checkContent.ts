import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { movedOf } from '#articles/moves.ts';
import { contentFolder } from '#lib/contentFolder.ts';
import { collectAddresses, sharedAddresses, type ArticleState } from './addresses.ts';
import { anchorsIn } from './anchors.ts';
import { bodyStart, readBody, type ArticleBody } from './articleBody.ts';
import { ctasIn } from './articleCtas.ts';
import { schemaOf, schemaOfArticles } from './articleSchemas.ts';
import { addressOf, checkFile } from './checkFile.ts';
import { hasText, isArticle, isMeantAsArticle, neededFiles } from './contentFiles.ts';
import { categorySlips, likelyCopies, oddDays, siteHints } from './contentHints.ts';
import { explainLink, type Anchors } from './explainLink.ts';
import { nameOf, nameTrouble } from './fileNames.ts';
import { findFile, readable, type FoundFile } from './foundFile.ts';
import { lostFiles } from './lostFiles.ts';
import { misplacedFiles } from './misplacedFiles.ts';
import { missingPages } from './missingPages.ts';
import { moveProblems } from './moveProblems.ts';
import { checkPictures, unusedPictures } from './pictureFiles.ts';
import type { Pictures } from './pictureReference.ts';
import type { Problem } from './problem.ts';
import { filesIn } from './projectFiles.ts';
import { repeatedNames } from './repeated.ts';
import { sampleRemains } from './sampleRemains.ts';
import { isChecklist, SITE } from './schemaOf.ts';
import { whyUnpublished } from './unpublished.ts';

/** A blog that would be published without a single article. */
function emptyBlog(root: string, articles: readonly ArticleState[]): Problem[] {
  const file = `${contentFolder}/blog`;
  if (!existsSync(join(root, file))) {
    const message =
      'Falta esta carpeta, la de los artículos: creala, con al menos un artículo (.mdx).';
    return [{ file, message }];
  }
  if (articles.length === 0) {
    const message =
      'El blog no tiene artículos y necesita al menos uno: un archivo .mdx en esta carpeta.';
    return [{ file, message }];
  }
  if (articles.some(({ hiddenBecause }) => hiddenBecause === undefined)) return [];
  const message =
    'Todos los artículos son borradores o tienen fecha futura: publicá al menos uno, con «borrador: false» y una fecha que ya llegó.';
  return [{ file, message }];
}

/** The files of the content, with how those begin whose name does not tell what they are. */
const beginnings = (root: string, files: readonly string[]) =>
  Promise.all(
    files.map(async (file) => {
      const isUnknown = /\.txt$/i.test(file) || !posix.basename(file).includes('.');
      return {
        file,
        head: isUnknown ? (await readFile(join(root, file), 'utf8')).slice(0, 80) : '',
      };
    }),
  );

/** What the check reads of a project, once. */
interface Content {
  /** Links of the file system, which are not published. */
  links: Problem[];
  /** Files by their folder: content, `src/pages` and `public`. */
  contentFiles: readonly string[];
  pageFiles: readonly string[];
  publicFiles: readonly string[];
  pictures: Pictures;
  /** Files that the pages need, and the checklists. */
  needed: FoundFile[];
  articles: FoundFile[];
}

async function readContent(root: string): Promise<Content> {
  const [content, assets, pages, published] = await Promise.all([
    filesIn(root, contentFolder),
    filesIn(root, 'src/assets'),
    filesIn(root, 'src/pages'),
    filesIn(root, 'public'),
  ]);
  const links = [content, assets, pages, published].flatMap(({ problems }) => problems);
  const pictures = await checkPictures(root, [
    ...content.files,
    ...assets.files,
    ...published.files,
  ]);
  const isLink = (file: string) => links.some((link) => link.file === file);
  const findAll = (files: readonly string[]) =>
    Promise.all(files.map((file) => findFile(root, file)));
  return {
    links,
    contentFiles: content.files,
    pageFiles: pages.files,
    publicFiles: published.files,
    pictures,
    needed: await findAll([
      ...neededFiles.filter((file) => !isLink(file)),
      ...content.files.filter(isChecklist),
    ]),
    articles: await findAll(content.files.filter(isMeantAsArticle)),
  };
}

type Bodies = ReadonlyMap<string, ArticleBody>;

/** The text of every file that has one, by its file. */
const bodiesOf = (found: readonly FoundFile[]): Bodies =>
  new Map(
    found
      .filter(({ file }) => hasText(file))
      .map(({ file, text }): [string, ArticleBody] => [file, readBody(text, bodyStart(text))]),
  );

/** The headings that links may lead to, by the address of their text. */
const anchorsOf = (found: readonly FoundFile[], bodies: Bodies): Anchors =>
  new Map(
    readable(found).flatMap(({ file }): [string, ReadonlySet<string>][] => {
      const body = bodies.get(file);
      return body && 'root' in body ? [[addressOf(file), anchorsIn(body.root)]] : [];
    }),
  );

/** The address that the site's own data give it. */
function originOf(needed: readonly FoundFile[]): unknown {
  const { url } = (needed.find(({ file }) => file === SITE)?.source.data ?? {}) as {
    url?: unknown;
  };
  return url;
}

/** Names of articles' files that make no good address. */
function wrongNames(articles: readonly FoundFile[]): Problem[] {
  const names = new Set(articles.map(({ file }) => nameOf(file)));
  return articles.flatMap(({ file }) => {
    const message = nameTrouble(nameOf(file), names);
    return message ? [{ file, message }] : [];
  });
}

/** Hints: what may be meant and is reported all the same. */
const hintsOf = ({ needed, articles }: Content): Problem[] => [
  ...categorySlips(readable(articles)),
  ...readable(articles).flatMap((article) => oddDays(article, Date.now())),
  ...likelyCopies(readable(articles).filter(({ file }) => isArticle(file))),
  ...readable(needed.filter(({ file }) => file === SITE)).flatMap((found) =>
    siteHints(found, Date.now()),
  ),
];

/** What keeps the content of the project at `root` from being published, file by file. */
export const checkContent = async (root: string): Promise<Problem[]> =>
  (await reviewContent(root)).filter(({ isHint }) => !isHint);

/** All problems and hints of the content of the project at `root`, file by file, hints included. */
export async function reviewContent(root: string): Promise<Problem[]> {
  const content = await readContent(root);
  const { links, contentFiles, pageFiles, publicFiles, pictures, needed, articles } = content;
  const states = articles.map(({ file, source }): ArticleState => ({
    file,
    hiddenBecause: whyUnpublished(source.data, file),
    ...movedOf(nameOf(file), source.data),
  }));
  const claims = { pageFiles, publicFiles, articles: states };
  const addresses = collectAddresses(claims);
  const shared = sharedAddresses({
    ...claims,
    articles: states.filter(({ file }) => isArticle(file)),
  });
  const bodies = bodiesOf([...needed, ...articles]);
  const anchors = anchorsOf([...needed, ...articles], bodies);
  const ofArticles = schemaOfArticles(pictures);
  const origin = originOf(needed);
  const around = { addresses, anchors, bodies, origin, pictures, ofArticles };
  const inFiles = [...needed, ...articles].flatMap((found) => checkFile(found, around));
  const moves = moveProblems(readable(articles), {
    owners: shared.owners,
    files: contentFiles,
    linkTrouble: (address) => explainLink(address, addresses),
  });
  const remains = await Promise.all(
    readable(articles).map((article) => sampleRemains(root, article)),
  );
  return [
    ...links,
    ...inFiles,
    ...remains.flat(),
    ...repeatedNames(
      readable(needed).map((found) => ({ ...found, schema: schemaOf(found.file, ofArticles) })),
      [...bodies].flatMap(([file, body]) => ctasIn(file, body)),
    ),
    ...wrongNames(articles),
    ...missingPages(claims.pageFiles),
    ...shared.problems,
    ...moves,
    ...misplacedFiles(contentFiles),
    ...hintsOf(content),
    ...lostFiles(await beginnings(root, contentFiles)),
    ...unusedPictures(pictures, inFiles),
    ...emptyBlog(root, states),
  ];
}
