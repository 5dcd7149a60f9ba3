import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import { findElements, parseHtml, parseXml, type HtmlElement } from '#lib/htmlTree.ts';
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
  cause?: string;
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

/** The meta elements that name the picture and the address of a shared page. */
const SHARED = /^(?:og:(?:image|url)|twitter:image)$/;

/** The elements of a feed or of a site map whose text is an address. */
const LISTED = /^(?:loc|link|guid|image:loc)$/;

/** The addresses in a `srcset`: «a.webp 320w, b.webp 640w». */
const sourcesIn = (srcset: string): string[] =>
  srcset.split(/,\s+/).map((source) => source.trim().split(/\s/, 1)[0] ?? '');

const isCode = ({ name, attribs }: HtmlElement): boolean =>
  name === 'script' && !/json$|^speculationrules$/.test(attribs['type'] ?? '');

/** Reads the HTML of a page, or of a part of one, or the XML of a feed or a site map. */
function readPage(file: string, text: string): ReadPage {
  const isXml = file.endsWith('.xml');
  const elements = findElements(isXml ? parseXml(text) : parseHtml(text));
  const attributes = elements.flatMap(({ attribs }) => Object.entries(attribs));
  const valuesOf = (name: RegExp) =>
    attributes.flatMap(([given, value]) => (name.test(given) ? [value] : []));
  const metas = (wanted: RegExp) =>
    elements
      .filter(({ name, attribs }) => {
        return name === 'meta' && wanted.test(attribs['property'] ?? attribs['name'] ?? '');
      })
      .map(({ attribs }) => attribs['content'] ?? '');
  const textsOf = (test: (element: HtmlElement) => boolean) =>
    elements.filter(test).map((element) => DomUtils.textContent(element).trim());

  const images = elements.filter(({ name }) => name === 'img');
  const pictures = new Set([
    ...valuesOf(/srcset$/).flatMap(sourcesIn),
    ...images.map(({ attribs }) => attribs['src'] ?? ''),
  ]);
  const listed = isXml ? textsOf(({ name }) => LISTED.test(name)) : [];
  return {
    file,
    title: isXml ? '' : (textsOf(({ name }) => name === 'title')[0] ?? ''),
    description: metas(/^description$/)[0] ?? '',
    ids: new Set(valuesOf(/^id$/)),
    addresses: new Set([
      ...valuesOf(ADDRESS),
      ...metas(SHARED),
      ...listed.filter(Boolean),
      ...pictures,
    ]),
    pictures,
    code: textsOf(isCode).join('\n'),
  };
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
