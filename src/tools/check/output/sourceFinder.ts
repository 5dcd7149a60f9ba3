import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { addressesOf, routeNames, routes } from '#lib/routes.ts';
import { projectFiles } from '#tools/filesOf.ts';
import { parseArticleText } from '#tools/check/content/article/parseArticleText.ts';
import { BLOG_FOLDER } from '#tools/check/content/files/contentFiles.ts';
import { positionIn, type Problem } from '#tools/check/content/problem.ts';
import { flatten } from '#tools/check/content/article/textNode.ts';
import { leavesOf } from '#tools/check/content/fields/values.ts';
import { parseFrontmatter, parseYaml } from '#tools/check/content/yaml/parseYaml.ts';
import type { OutputProblem } from './builtSite.ts';

type Location = Pick<Problem, 'file' | 'line' | 'column'>;

/** Gives the places where an address is written. */
type Search = (address: string) => Location[];

/** Folders in which a page's text may be written, content first. */
const folders = [
  contentFolder,
  ...['pages', 'layouts', 'sections', 'components', 'islands'].map((name) => `src/${name}`),
];

/** Where a page's earlier addresses stand; an article's are in its data. */
const REDIRECTS = 'src/tools/delivery/redirects.ts';

/** Files and folders of files whose words are of one page; those of all articles or of page 404 are shared. */
const ofOnePage = [
  ...['blog/', 'checklists/', 'legal/', ...routeNames.map((name) => `pages/${name}.yaml`)].map(
    (path) => `${contentFolder}/${path}`,
  ),
  ...routeNames.map((name) => `src/pages/${name}.astro`),
];

/** The name of the source files of the page at an address or alias. */
function pageAt(address: string): string {
  const named = routeNames.find((name) => addressesOf(routes[name]).includes(address));
  return named ?? (address.slice(1) || 'index');
}

/** Searches the data of a YAML file, or of an article, for a whole value: comments are none. */
function inData(file: string, text: string): Search {
  const { data, locate } = file.endsWith('.mdx') ? parseFrontmatter(text) : parseYaml(text);
  const leaves = leavesOf(data);
  return (address) =>
    leaves.filter(({ value }) => value === address).map(({ path }) => ({ file, ...locate(path) }));
}

/** Searches an article's data, and in its text links, pictures and the attributes of elements. */
function inArticle(file: string, text: string): Search {
  const search = inData(file, text);
  const parsed = parseArticleText(file, text);
  const nodes = 'root' in parsed ? flatten(parsed.root) : [];
  return (address) => [
    ...search(address),
    ...nodes
      .filter(
        ({ url, attributes = [] }) =>
          url === address || attributes.some(({ value }) => value === address),
      )
      .map(({ position }) => {
        const { line = 1, column = 1 } = position?.start ?? {};
        return { file, line, column };
      }),
  ];
}

/** Searches code for an address in quotation marks. */
const inCode =
  (file: string, text: string): Search =>
  (address) =>
    [...text.matchAll(new RegExp(`(["'\`])${RegExp.escape(address)}\\1`, 'g'))].map(
      ({ index }) => ({
        file,
        ...positionIn(text, index + 1),
      }),
    );

function searchOf(file: string, text: string): Search {
  if (file.endsWith('.yaml')) return inData(file, text);
  return file.endsWith('.mdx') ? inArticle(file, text) : inCode(file, text);
}

/** A search of each of the files at `paths`, by its path. */
async function searchesOf(
  root: string,
  paths: readonly string[],
  search: (file: string, text: string) => Search,
) {
  const files = projectFiles(root, ...paths).filter((file) =>
    /\.(yaml|mdx|astro|tsx?)$/.test(file),
  );
  const read = (file: string) => readFile(join(root, file), 'utf8');
  return new Map(
    await Promise.all(files.map(async (file) => [file, search(file, await read(file))] as const)),
  );
}

/**
 * Gives a function that locates the source of a problem: every place in the page's own files and in those that
 * pages share, or else anywhere. A redirect's is the data of an article, or the table of pages' redirects.
 */
export async function sourceFinder(root: string): Promise<(problem: OutputProblem) => Location[]> {
  const sources = await searchesOf(root, folders, searchOf);
  const files = [...sources.keys()];
  const redirects = await searchesOf(root, [BLOG_FOLDER, REDIRECTS], (file, text) =>
    file === REDIRECTS ? inCode(file, text) : inData(file, text),
  );
  const searchesIn = (among: readonly string[]) => among.flatMap((file) => sources.get(file) ?? []);

  return ({ file, written = '' }) => {
    const page = pageAt(`/${file.replace(/\.(html|json)$/, '')}`);
    const article = page.split('/').at(-1);
    const isRedirect = file === '_redirects';
    const owners = isRedirect
      ? [REDIRECTS]
      : [
          `${BLOG_FOLDER}/${article}.mdx`,
          `${contentFolder}/legal/${page}.mdx`,
          `${contentFolder}/pages/${page}.yaml`,
          `${contentFolder}/${page}.yaml`,
          `src/pages/${page}.astro`,
        ].filter((owner) => sources.has(owner));
    const shared = files.filter((source) => !ofOnePage.some((path) => source.startsWith(path)));
    const searches = isRedirect
      ? [[...redirects.values()]]
      : [searchesIn([...owners, ...shared]), searchesIn(files)];
    // A page may print as a whole address what its source has as a path.
    const { pathname = written, hash = '' } = URL.canParse(written) ? new URL(written) : {};
    for (const address of [written, pathname + hash].filter(Boolean)) {
      const found = searches
        .map((group) => group.flatMap((search) => search(address)))
        .find(({ length }) => length > 0);
      if (found) return found;
    }
    return [{ file: owners[0] ?? `dist/${file}` }];
  };
}
