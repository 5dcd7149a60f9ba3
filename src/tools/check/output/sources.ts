import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { addressesOf, routeNames, routes } from '#lib/routes.ts';
import { projectFiles } from '#tools/filesOf.ts';
import { positionIn, type Problem } from '#tools/check/content/problem.ts';
import type { Finding } from './builtSite.ts';

type Location = Pick<Problem, 'file' | 'line' | 'column'>;

/** Folders in which a page's text may be written, content first. */
const folders = [
  contentFolder,
  ...['pages', 'layouts', 'sections', 'components', 'islands'].map((name) => `src/${name}`),
];

/** The name of the source files of the page at an address or alias. */
function pageAt(address: string): string {
  const named = routeNames.find((name) => addressesOf(routes[name]).includes(address));
  return named ?? (address.slice(1) || 'index');
}

/** Gives a function that locates the source of a finding: first in the page's own files, then anywhere. */
export async function sourceFinder(root: string): Promise<(finding: Finding) => Location> {
  const files = projectFiles(root, ...folders).filter((file) =>
    /\.(ya?ml|mdx|astro|tsx?)$/.test(file),
  );
  const texts = new Map<string, string>();
  for (const file of files) texts.set(file, await readFile(join(root, file), 'utf8'));

  return ({ file, written = '' }) => {
    const page = pageAt(`/${file.replace(/\.(html|json)$/, '')}`);
    const article = page.split('/').at(-1);
    const owners = [
      `${contentFolder}/blog/${article}.mdx`,
      `${contentFolder}/legal/${page}.mdx`,
      `${contentFolder}/pages/${page}.yaml`,
      `src/pages/${page}.astro`,
    ].filter((owner) => texts.has(owner));
    // A page may print as a whole address what its source has as a path.
    const { pathname = written, hash = '' } = URL.canParse(written) ? new URL(written) : {};
    for (const words of [written, pathname + hash].filter(Boolean)) {
      for (const source of [...owners, ...files]) {
        const text = texts.get(source) ?? '';
        const index = text.indexOf(words);
        if (index !== -1) return { file: source, ...positionIn(text, index) };
      }
    }
    return { file: owners[0] ?? `dist/${file}` };
  };
}
