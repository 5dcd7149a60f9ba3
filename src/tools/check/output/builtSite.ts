import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { filesOf } from '#tools/filesOf.ts';

/** The address at which the host serves a built file: `x.html` at `/x`. */
export const servedAt = (file: string): string =>
  file.endsWith('.html') ? `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/') : `/${file}`;

/** What the checks need to know about a page. */
export interface ReadPage {
  /** Path from the built folder, with `/`. */
  file: string;
  title: string;
  /** The description that search engines show; empty if the page has none. */
  description: string;
  ids: ReadonlySet<string>;
  /** The addresses that it links to or loads. */
  addresses: ReadonlySet<string>;
  pictures: ReadonlySet<string>;
  /** All its inline scripts, one after the other. */
  code: string;
}

/** A problem in a built file, before its source is located. */
export interface OutputProblem {
  /** The built file it was found in. */
  file: string;
  message: string;
  /** The text in the source that caused it. */
  written?: string;
  isHint?: true;
}

/** The built site, each file read once. */
export interface BuiltSite {
  /** Every file, from the built folder, with `/`. */
  files: ReadonlyMap<string, Buffer>;
  pages: readonly ReadPage[];
}

/** The attributes that hold an address: «href», «poster». */
const ADDRESS =
  /^(?:(?:xlink:)?href|src|poster|action|formaction|data|component-url|renderer-url|before-hydration-url)$/;

/** Parses the HTML of a page, or of a part of one, or the XML of a feed or a site map. */
function readPage(file: string, text: string): ReadPage {
  const ids = new Set<string>();
  const addresses = new Set<string>();
  const pictures = new Set<string>();
  let title = '';
  let description = '';
  let code = '';
  let element = '';
  let isScript = false;

  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        element = name;
        isScript = name === 'script' && !/json$|^speculationrules$/.test(attributes['type'] ?? '');
        const isShared = /^(?:og:(?:image|url)|twitter:image)$/.test(
          attributes['property'] ?? attributes['name'] ?? '',
        );
        if (name === 'meta' && attributes['name'] === 'description')
          description = attributes['content'] ?? '';
        if (name === 'meta' && isShared) addresses.add(attributes['content'] ?? '');
        for (const [attribute, value] of Object.entries(attributes)) {
          if (attribute === 'id') ids.add(value);
          if (ADDRESS.test(attribute)) addresses.add(value);
          if (/srcset$/.test(attribute)) {
            for (const source of value.split(/,\s+/)) {
              pictures.add(source.trim().split(/\s/, 1)[0] ?? '');
            }
          }
        }
        if (name === 'img') pictures.add(attributes['src'] ?? '');
      },
      ontext: (written) => {
        if (isScript) code += written;
        if (element === 'title' && file.endsWith('.html')) title ||= written;
        const isListed = file.endsWith('.xml') && /^(?:loc|link|guid|image:loc)$/.test(element);
        if (isListed && written.trim()) addresses.add(written.trim());
      },
      onclosetag: () => {
        element = '';
        isScript = false;
      },
    },
    { xmlMode: file.endsWith('.xml') },
  );
  parser.end(text);
  return { file, title, description, ids, addresses: addresses.union(pictures), pictures, code };
}

/** The HTML in the data of an endpoint: every text that contains a tag. */
function htmlIn(data: unknown): string {
  if (typeof data === 'string') return /<[a-z][^>]*>/i.test(data) ? data : '';
  return Object.values(data ?? {})
    .map(htmlIn)
    .join('\n');
}

/** Reads the built folder. */
export function readBuiltSite(folder: string): BuiltSite {
  const names = filesOf(folder);
  const files = new Map(names.map((file) => [file, readFileSync(join(folder, file))]));
  const pages = [...files].flatMap(([file, bytes]) => {
    if (/\.(?:html|xml)$/.test(file)) return [readPage(file, bytes.toString('utf8'))];
    const html = file.endsWith('.json') ? htmlIn(JSON.parse(bytes.toString('utf8'))) : '';
    return html ? [readPage(file, html)] : [];
  });
  return { files, pages };
}

/** The redirects in the host's `_redirects` file. */
export const redirectsIn = ({ files }: BuiltSite): [from: string, to: string][] =>
  (files.get('_redirects')?.toString('utf8').trim() ?? '')
    .split('\n')
    .map((line) => line.split(/\s+/) as [string, string]);
