import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { z } from 'astro/zod';
import { contentFolder } from '#lib/contentFolder.ts';
import { collectAddresses, sharedAddresses, type ArticleState } from './addresses.ts';
import { anchorsIn } from './anchors.ts';
import { bodyComplaints, bodyStart, readBody, type ArticleBody } from './articleBody.ts';
import { categorySlips, likelyCopies, oddDays, siteHints } from './contentHints.ts';
import { explainLink, type Anchors } from './explainLink.ts';
import { copiedName } from './copiedName.ts';
import { moveProblems } from './moveProblems.ts';
import { lostFiles } from './lostFiles.ts';
import { movedOf } from '#articles/moves.ts';
import { articlePath } from '#lib/articlePaths.ts';
import { legalSchema } from '#schemas/legal.ts';
import { articleSchema } from '#articles/schema.ts';
import { nearest, notText } from '#schemas/messages.ts';
import { pageNames } from '#copy/pages.ts';
import { ctasIn } from './articleCtas.ts';
import { fieldProblems } from './fieldProblems.ts';
import { nameOf, nameTrouble } from './fileNames.ts';
import { PICTURE, pictureTrouble } from './pictureFile.ts';
import { pictureReferenceTrouble, type Pictures } from './pictureReference.ts';
import type { Problem } from './problem.ts';
import { filesIn } from './projectFiles.ts';
import { readYaml, unread, type Source } from './readYaml.ts';
import { repeatedNames } from './repeated.ts';
import { sampleRemains } from './sampleRemains.ts';
import type { OfFrontmatter } from './rule.ts';
import { isChecklist, NETWORK, SITE, yamlSchemaOf } from './schemaOf.ts';
import { readText } from './textFile.ts';
import { whyUnpublished } from './unpublished.ts';

/** The legal texts that pages show, by file name. */
const legalNames = ['TerminosYCondiciones'];

/** Every file that the pages need, beside the articles. */
const neededFiles = [
  SITE,
  NETWORK,
  ...pageNames.map((name) => `${contentFolder}/pages/${name}.yaml`),
  ...legalNames.map((name) => `${contentFolder}/legal/${name}.mdx`),
];

const isReadme = (file: string) => /(^|\/)(readme|guia|lanzamiento)\.md$/i.test(file);

/** A file in the articles' folder that its author takes for an article, whatever its ending. */
const isMeantAsArticle = (file: string) =>
  posix.dirname(file) === `${contentFolder}/blog` &&
  /\.(mdx?|markdown)$/i.test(file) &&
  !isReadme(file);
const isArticle = (file: string) => isMeantAsArticle(file) && file.endsWith('.mdx');

/** Whether a file is a text under a frontmatter. */
const hasText = (file: string) => !/\.ya?ml$/.test(file);

/** A content file as it was found: read, or with what kept it from being read. */
interface Found {
  file: string;
  text: string;
  source: Source;
  problems: Problem[];
}

async function find(root: string, file: string): Promise<Found> {
  const read = await readText(join(root, file));
  if (read === null) {
    const problems = [{ file, message: 'Falta este archivo.' }];
    return { file, text: '', source: unread, problems };
  }
  if ('complaint' in read) {
    return { file, text: '', source: unread, problems: [{ file, ...read.complaint }] };
  }
  const { text } = read;
  const source = readYaml(text, hasText(file) ? 'frontmatter' : 'whole');
  return { file, text, source, problems: source.problems.map((problem) => ({ file, ...problem })) };
}

/** What the text of a file needs to know of its frontmatter. */
function ofFrontmatter(data: unknown): OfFrontmatter {
  const { titulo, borrador } = (data ?? {}) as { titulo?: unknown; borrador?: unknown };
  return { title: typeof titulo === 'string' ? titulo : '', isDraft: borrador === true };
}

/** The fields that a file without frontmatter still lacks. */
function requiredKeys(schema: z.ZodType): string {
  const missing = schema.safeParse({}).error?.issues ?? [];
  return [...new Set(missing.map(({ path }) => String(path[0])))].join(', ');
}

/** Files that nothing reads: an author would wait for them to be published in vain. */
function misplaced(files: readonly string[]): Problem[] {
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

async function checkPictures(root: string, files: readonly string[]): Promise<Pictures> {
  const pictures = files.filter((file) => PICTURE.test(file));
  const entries: [string, string | undefined][] = [];
  // In groups, so that a thousand photographs are not held in memory at once.
  for (let first = 0; first < pictures.length; first += 16) {
    const group = pictures.slice(first, first + 16);
    const troubles = await Promise.all(group.map((file) => pictureTrouble(join(root, file))));
    group.forEach((file, index) => entries.push([file, troubles[index]]));
  }
  return new Map(entries);
}

/** A picture as a field names it: beside the file, whole, and a picture. */
const pictureField = (file: string, pictures: Pictures) =>
  z.string({ error: notText('«blogImg», la imagen de portada') }).superRefine((src, context) => {
    const message = pictureReferenceTrouble(src, file, pictures, 'field');
    if (message) context.addIssue({ code: 'custom', message });
  });

/** A link of this site that is written with its domain, as a link of this site; any other as it is. */
function withoutOrigin(href: string, origin: unknown): string {
  if (typeof origin !== 'string' || !origin) return href;
  const site = origin.replace(/\/+$/, '');
  const rest = href.startsWith(site) ? href.slice(site.length) : undefined;
  return rest !== undefined && /^(?:[/?#]|$)/.test(rest) ? rest.replace(/^(?!\/)/, '/') : href;
}

/** The schema of all articles: they stand in one folder, and a picture is looked for from there. */
const schemaOfArticles = (pictures: Pictures) =>
  articleSchema({
    image: () => pictureField(`${contentFolder}/blog/articulo.mdx`, pictures) as never,
  });

function schemaOf(file: string, ofArticles: z.ZodType): z.ZodType {
  if (isMeantAsArticle(file)) return ofArticles;
  if (file.endsWith('.mdx')) return legalSchema;
  return yamlSchemaOf(file);
}

const inReadingOrder = (a: Problem, b: Problem) =>
  (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);

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

/** Pictures that can't be published and that no file was told about: nobody uses them yet. */
function unusedPictures(pictures: Pictures, told: readonly Problem[]): Problem[] {
  const messages = new Set(told.map(({ message }) => message));
  return [...pictures].flatMap(([file, message]) =>
    message && !messages.has(message) ? [{ file, message }] : [],
  );
}

/** Where a text is read: an article at its own address, a legal text at its page's. */
const addressOf = (file: string) => articlePath(nameOf(file));

const readable = (found: readonly Found[]) => found.filter(({ problems }) => problems.length === 0);

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

/** What keeps the content of the project at `root` from being published, file by file. */
export const checkContent = async (root: string): Promise<Problem[]> =>
  (await reviewContent(root)).filter(({ isHint }) => !isHint);

/** Everything that can be said of the content of the project at `root`, file by file, hints included. */
export async function reviewContent(root: string): Promise<Problem[]> {
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
  const findAll = (files: readonly string[]) => Promise.all(files.map((file) => find(root, file)));
  const needed = await findAll([
    ...neededFiles.filter((file) => !isLink(file)),
    ...content.files.filter(isChecklist),
  ]);
  const articles = await findAll(content.files.filter(isMeantAsArticle));
  const states = articles.map(({ file, source }) => ({
    file,
    hiddenBecause: whyUnpublished(source.data, file),
    ...movedOf(nameOf(file), source.data),
  }));
  const claims = { pageFiles: pages.files, publicFiles: published.files, articles: states };
  const addresses = collectAddresses(claims);
  const shared = sharedAddresses({
    ...claims,
    articles: states.filter(({ file }) => isArticle(file)),
  });
  const bodies = new Map(
    [...needed, ...articles]
      .filter(({ file }) => hasText(file))
      .map(({ file, text }): [string, ArticleBody] => [file, readBody(text, bodyStart(text))]),
  );
  const anchors: Anchors = new Map(
    readable([...needed, ...articles]).flatMap(
      ({ file, source }): [string, ReadonlySet<string>][] => {
        const body = bodies.get(file);
        return body && 'root' in body
          ? [[addressOf(file), anchorsIn(body.root, ofFrontmatter(source.data).title)]]
          : [];
      },
    ),
  );

  const ofArticles = schemaOfArticles(pictures);
  const { url: origin } = (needed.find(({ file }) => file === SITE)?.source.data ?? {}) as {
    url?: unknown;
  };
  const check = ({ file, text, source, problems }: Found): Problem[] => {
    const schema = schemaOf(file, ofArticles);
    if (problems.length > 0) {
      const fields = source.isMissing ? ` Lleva estos campos: ${requiredKeys(schema)}.` : '';
      return problems.map((problem) => ({ ...problem, message: problem.message + fields }));
    }
    const own = hasText(file) ? addressOf(file) : undefined;
    const linkTrouble = (href: string) =>
      explainLink(withoutOrigin(href, origin), addresses, anchors, own);
    const inFields = fieldProblems(file, text, source, schema, { linkTrouble, pictures });
    const body = bodies.get(file);
    if (!body) return inFields;
    const around = {
      linkTrouble,
      pictureTrouble: (src: string) => pictureReferenceTrouble(src, file, pictures),
    };
    const inBody = bodyComplaints(body, around, ofFrontmatter(source.data));
    return [...inFields, ...inBody.map((complaint) => ({ file, ...complaint }))].sort(
      inReadingOrder,
    );
  };

  const moves = moveProblems(readable(articles), {
    owners: shared.owners,
    files: content.files,
    linkTrouble: (address) => explainLink(address, addresses),
  });

  const told = [...needed, ...articles].flatMap(check);
  const remains = await Promise.all(
    readable(articles).map((article) => sampleRemains(root, article)),
  );
  const articleNames = new Set(articles.map(({ file }) => nameOf(file)));
  const names = articles.flatMap(({ file }) => {
    const message = nameTrouble(nameOf(file), articleNames);
    return message ? [{ file, message }] : [];
  });
  return [
    ...links,
    ...told,
    ...remains.flat(),
    ...repeatedNames(
      readable(needed).map((found) => ({ ...found, schema: schemaOf(found.file, ofArticles) })),
      [...bodies].flatMap(([file, body]) => ctasIn(file, body)),
    ),
    ...names,
    ...shared.problems,
    ...moves,
    ...misplaced(content.files),
    ...categorySlips(readable(articles)),
    ...readable(articles).flatMap((article) => oddDays(article, Date.now())),
    ...likelyCopies(readable(articles).filter(({ file }) => isArticle(file))),
    ...readable(needed.filter(({ file }) => file === SITE)).flatMap((found) =>
      siteHints(found, Date.now()),
    ),
    ...lostFiles(await beginnings(root, content.files)),
    ...unusedPictures(pictures, told),
    ...emptyBlog(root, states),
  ];
}
