import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { projectFiles } from '#tools/filesOf.ts';
import { BLOG_FOLDER } from '#tools/check/content/files/contentFiles.ts';
import { positionIn, type Problem } from '#tools/check/content/problem.ts';
import { FRONTMATTER } from '#tools/frontmatter.ts';
import type { OutputProblem } from './builtSite.ts';

type Location = Pick<Problem, 'file' | 'line' | 'column'>;

/** Where a page's words may stand beside the content. */
const sourceFolders = ['pages', 'layouts', 'sections', 'components', 'islands'].map(
  (name) => `src/${name}`,
);

/** Where a page's earlier addresses stand; an article's are in its data. */
const REDIRECTS = 'src/tools/delivery/redirects.ts';

interface Source {
  file: string;
  text: string;
}

/** The files at `paths` that are written by hand. */
async function sourcesAt(root: string, paths: readonly string[]): Promise<Source[]> {
  const files = projectFiles(root, ...paths).filter((file) =>
    /\.(yaml|mdx|astro|tsx?)$/.test(file),
  );
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  );
}

/** An article's data alone. */
const withoutText = ({ file, text }: Source): Source => ({
  file,
  text: file.endsWith('.mdx') ? (FRONTMATTER.exec(text)?.[0] ?? '') : text,
});

/** The places where `words` stand as a value or a link does: in quotes or brackets, after a key or a dash. */
function placesOf(words: string, sources: readonly Source[]): Location[] {
  const asValue = new RegExp(
    `(?<=["'\`(<[]|[:,-] +)${RegExp.escape(words)}(?=["'\`)>\\],\\s]|$)`,
    'g',
  );
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(asValue)].map(({ index }) => ({ file, ...positionIn(text, index) })),
  );
}

/** The file that has a page's words, by the page's name; aliases differ in capitals. */
function contentOf(page: string, content: readonly Source[]): string | undefined {
  const name = page.replace(/^api\/blogs\/|\.(html|json)$/g, '').toLowerCase();
  return content.find(({ file }) =>
    file
      .replace(/\.\w+$/, '')
      .toLowerCase()
      .endsWith(`/${name}`),
  )?.file;
}

/**
 * Gives a function that locates the source of a problem: every place in the content where its words are written,
 * or else in the code, or else the page's file. A redirect's is the data of an article, or the table of
 * pages' redirects.
 */
export async function sourceFinder(root: string): Promise<(problem: OutputProblem) => Location[]> {
  const content = await sourcesAt(root, [contentFolder]);
  const pages = [content, await sourcesAt(root, sourceFolders)];
  const redirects = [(await sourcesAt(root, [BLOG_FOLDER, REDIRECTS])).map(withoutText)];

  return ({ file, written = '' }) => {
    const isRedirect = file === '_redirects';
    // A page may print as a whole address what its source has as a path.
    const { pathname = written, hash = '' } = URL.canParse(written) ? new URL(written) : {};
    const found = [written, pathname + hash]
      .filter(Boolean)
      .flatMap((words) => (isRedirect ? redirects : pages).map((group) => placesOf(words, group)))
      .find(({ length }) => length > 0);
    return (
      found ?? [{ file: isRedirect ? REDIRECTS : (contentOf(file, content) ?? `dist/${file}`) }]
    );
  };
}
