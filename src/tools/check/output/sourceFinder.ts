import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { projectFiles } from '#tools/filesOf.ts';
import { BLOG_FOLDER } from '#tools/check/content/files/contentPaths.ts';
import { positionIn, type Problem } from '#tools/check/content/problem.ts';
import { FRONTMATTER } from '#tools/frontmatter.ts';
import type { OutputProblem } from './builtSite.ts';

type Location = Pick<Problem, 'file' | 'line' | 'column'>;

/** Folders other than the content in which a page's words may be written. */
const sourceFolders = ['pages', 'layouts', 'sections', 'screens', 'components', 'islands'].map(
  (name) => `src/${name}`,
);

/** The file with the earlier addresses of pages. An article's earlier addresses are in its own data. */
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

/** The frontmatter of an article, without its text. */
const withoutText = ({ file, text }: Source): Source => ({
  file,
  text: file.endsWith('.mdx') ? (FRONTMATTER.exec(text)?.[0] ?? '') : text,
});

/** The places where `words` are written as a value or as a link: in quotes or brackets, after a key or a dash. */
function placesOf(words: string, sources: readonly Source[]): Location[] {
  const asValue = new RegExp(
    `(?<=["'\`(<[]|[:,-] +)${RegExp.escape(words)}(?=["'\`)>\\],\\s]|$)`,
    'g',
  );
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(asValue)].map(({ index }) => ({ file, ...positionIn(text, index) })),
  );
}

/** The file with a page's words, found by the page's name. Capitals are ignored, because aliases differ in them. */
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
 * Returns a function that locates the source of a problem: every place in the content where its words are written; if
 * there is none, every such place in the code; if there is none, the page's file. The source of a redirect is the
 * data of an article or the table of the pages' redirects.
 */
export async function sourceFinder(root: string): Promise<(problem: OutputProblem) => Location[]> {
  const content = await sourcesAt(root, [contentFolder]);
  const pages = [content, await sourcesAt(root, sourceFolders)];
  const redirects = [(await sourcesAt(root, [BLOG_FOLDER, REDIRECTS])).map(withoutText)];

  return ({ file, cause = '' }) => {
    const isRedirect = file === '_redirects';
    // The page may contain a full address where its source has only a path.
    const { pathname = cause, hash = '' } = URL.canParse(cause) ? new URL(cause) : {};
    const found = [cause, pathname + hash]
      .filter(Boolean)
      .flatMap((words) => (isRedirect ? redirects : pages).map((group) => placesOf(words, group)))
      .find(({ length }) => length > 0);
    return (
      found ?? [{ file: isRedirect ? REDIRECTS : (contentOf(file, content) ?? `dist/${file}`) }]
    );
  };
}
