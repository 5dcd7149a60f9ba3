import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { addressesOf, routeNames, routes } from '#lib/routes.ts';
import { projectFiles } from '#tools/filesOf.ts';
import { BLOG_FOLDER } from '#tools/check/content/files/contentFiles.ts';
import { positionIn, type Problem } from '#tools/check/content/problem.ts';
import { FRONTMATTER } from '#tools/frontmatter.ts';
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

/** The places in a text where an address stands as a value or a link does: in quotes or brackets, after a key or a dash. */
const placesIn =
  (file: string, text: string): Search =>
  (address) => {
    const asValue = new RegExp(
      `(?<=["'\`(<[]|[:,-] +)${RegExp.escape(address)}(?=["'\`)>\\],\\s]|$)`,
      'g',
    );
    return [...text.matchAll(asValue)].map(({ index }) => ({ file, ...positionIn(text, index) }));
  };

/** A search of each of the files at `paths`, by its path; of articles the whole text, or only their `data`. */
async function searchesOf(root: string, paths: readonly string[], articles: 'whole' | 'data') {
  const files = projectFiles(root, ...paths).filter((file) =>
    /\.(yaml|mdx|astro|tsx?)$/.test(file),
  );
  const search = async (file: string) => {
    const text = await readFile(join(root, file), 'utf8');
    const [data = ''] = FRONTMATTER.exec(text) ?? [];
    return placesIn(file, file.endsWith('.mdx') && articles === 'data' ? data : text);
  };
  return new Map(await Promise.all(files.map(async (file) => [file, await search(file)] as const)));
}

/**
 * Gives a function that locates the source of a problem: every place in the page's own files and in those that
 * pages share, or else anywhere. A redirect's is the data of an article, or the table of pages' redirects.
 */
export async function sourceFinder(root: string): Promise<(problem: OutputProblem) => Location[]> {
  const sources = await searchesOf(root, folders, 'whole');
  const files = [...sources.keys()];
  const redirects = await searchesOf(root, [BLOG_FOLDER, REDIRECTS], 'data');
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
