import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Unpublished } from '#tools/check/content/unpublished.ts';
import { GALLERY_PATH } from '#tools/gallery/gallery.ts';
import { readAddresses, readPage, type Named, type Page } from './readPage.ts';

/** Something wrong with the built site. */
export interface Finding {
  /** The built file it was found in, from the built folder. */
  file: string;
  message: string;
  /** What an author wrote to cause it, to be looked for in the content. */
  written?: string;
  /** Whether it is a hint: reported, and published all the same. */
  isHint?: true;
}

/** The built site as the checks see it: every page read once. */
export interface Built {
  /** Every file, from the built folder, with `/`. */
  files: ReadonlySet<string>;
  pages: Page[];
  /** The addresses in feeds and site maps, by file. */
  lists: { file: string; named: Named[] }[];
  /** The origin of the site, such as `https://www.lineo.example`. */
  origin: string;
  /** The hosts that `site.yaml` names. */
  hosts: ReadonlySet<string>;
  unpublished: readonly Unpublished[];
}

/** What looks at the bytes of every file while it is at hand. */
export type ByteCheck = (file: string, bytes: Buffer) => Finding[];

/** Every file of the built folder, with `/`. */
export function filesOf(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();
}

/** The HTML that an endpoint's data holds: every text in it that has a tag. */
function htmlIn(data: unknown): string {
  if (typeof data === 'string') return /<[a-z][^>]*>/i.test(data) ? data : '';
  if (typeof data !== 'object' || data === null) return '';
  return Object.values(data).map(htmlIn).join('\n');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the built folder, each file once, and hands its bytes to `checks` on the way. */
export function readBuilt(folder: string, checks: readonly ByteCheck[]) {
  // The gallery, where a build has it, shows parts of pages: an article called so would be its own page.
  const files = filesOf(folder).filter((file) => !`/${file}`.startsWith(GALLERY_PATH));
  const pages: Page[] = [];
  const lists: Built['lists'] = [];
  const findings: Finding[] = [];
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    for (const check of checks) findings.push(...check(file, bytes));
    if (file.endsWith('.html')) pages.push(readPage(file, bytes.toString('utf8')));
    else if (file.endsWith('.json')) {
      const html = htmlIn(parseJson(bytes.toString('utf8')));
      if (html) pages.push(readPage(file, html));
    } else if (file.endsWith('.xml')) {
      lists.push({ file, named: readAddresses(file, bytes.toString('utf8')) });
    }
  }
  return { files: new Set(files), pages, lists, findings };
}
