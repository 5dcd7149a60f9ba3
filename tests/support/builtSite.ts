import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { JSDOM } from 'jsdom';

/** A page of a built site. */
export interface SitePage {
  /** Path from the built folder. */
  file: string;
  /** Where the host serves it. */
  path: string;
  html: string;
  document: Document;
}

/** HTML as a document. */
export const parseHtml = (html: string): Document => new JSDOM(html).window.document;

/** Every file of a built site, as the host names them: from its folder, with `/`. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.split(sep).join('/'))
    .sort();

/** The address of a page's file: the host serves `x.html` at `/x`. */
const addressOf = (file: string) => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');

/** Every HTML file of a built site. */
export const pagesOf = (folder: string): SitePage[] =>
  filesOf(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      return { file, path: addressOf(file), html, document: parseHtml(html) };
    });
