import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { addressesOf, routeNames, routes } from '#lib/routes.ts';
import { projectFiles } from '#tools/filesOf.ts';
import { FRONTMATTER } from '#tools/frontmatter.ts';
import { BLOG } from '#tools/check/content/files.ts';
import { positionIn, type Problem } from '#tools/check/content/problem.ts';
import { leavesOf } from '#tools/check/content/values.ts';
import { parseYaml } from '#tools/check/content/yaml.ts';
import type { Finding } from './builtSite.ts';

type Location = Pick<Problem, 'file' | 'line' | 'column'>;

/** Gives the places where an address is written. */
type Search = (address: string) => Location[];

/** Folders in which a page's text may be written, content first. */
const folders = [
  contentFolder,
  ...['pages', 'layouts', 'sections', 'components', 'islands'].map((name) => `src/${name}`),
];

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
  const { data, locate } = parseYaml(text, !file.endsWith('.yaml'));
  const leaves = leavesOf(data);
  return (address) =>
    leaves.filter(({ value }) => value === address).map(({ path }) => ({ file, ...locate(path) }));
}

/** Searches an article's text, or code, for a whole address; in code it stands in quotation marks. */
function inText(file: string, text: string): Search {
  const isArticle = file.endsWith('.mdx');
  const start = isArticle ? (FRONTMATTER.exec(text)?.[0].length ?? 0) : 0;
  const [before, after] = isArticle
    ? ['(?<![\\w/.-])', '(?![\\w/#?%-])']
    : ['(?<=["\'`])', '(?=["\'`])'];
  return (address) =>
    [...text.matchAll(new RegExp(before + RegExp.escape(address) + after, 'g'))]
      .filter(({ index }) => index >= start)
      .map(({ index }) => ({ file, ...positionIn(text, index) }));
}

/**
 * Gives a function that locates the source of a finding: every place in the page's own files and in those that
 * pages share, or else anywhere. A redirect's is the data of an article.
 */
export async function sourceFinder(root: string): Promise<(finding: Finding) => Location[]> {
  const files = projectFiles(root, ...folders).filter((file) =>
    /\.(ya?ml|mdx|astro|tsx?)$/.test(file),
  );
  const data = new Map<string, Search>();
  const texts = new Map<string, Search>();
  for (const file of files) {
    const text = await readFile(join(root, file), 'utf8');
    if (/\.(ya?ml|mdx)$/.test(file)) data.set(file, inData(file, text));
    if (!/\.ya?ml$/.test(file)) texts.set(file, inText(file, text));
  }
  const searchIn = (among: readonly string[], address: string) =>
    among.flatMap((file) =>
      [data, texts].flatMap((searches) => searches.get(file)?.(address) ?? []),
    );

  return ({ file, written = '' }) => {
    const page = pageAt(`/${file.replace(/\.(html|json)$/, '')}`);
    const article = page.split('/').at(-1);
    const owners = [
      `${BLOG}/${article}.mdx`,
      `${contentFolder}/legal/${page}.mdx`,
      `${contentFolder}/pages/${page}.yaml`,
      `${contentFolder}/${page}.yaml`,
      `src/pages/${page}.astro`,
    ].filter((owner) => files.includes(owner));
    const shared = files.filter((source) => !ofOnePage.some((path) => source.startsWith(path)));
    // A page may print as a whole address what its source has as a path.
    const { pathname = written, hash = '' } = URL.canParse(written) ? new URL(written) : {};
    for (const address of [written, pathname + hash].filter(Boolean)) {
      const places =
        file === '_redirects'
          ? files
              .filter((source) => source.startsWith(BLOG))
              .flatMap((source) => data.get(source)?.(address) ?? [])
          : [[...owners, ...shared], files]
              .map((among) => searchIn(among, address))
              .find(({ length }) => length > 0);
      if (places && places.length > 0) return places;
    }
    return [{ file: owners[0] ?? `dist/${file}` }];
  };
}
