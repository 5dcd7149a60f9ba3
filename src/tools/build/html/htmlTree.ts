import { render } from 'dom-serializer';
import { DomUtils, parseDocument } from 'htmlparser2';

/** A page as a tree of elements. */
export type Page = ReturnType<typeof parseDocument>;

export type PageElement = ReturnType<typeof DomUtils.findAll>[number];

/** Parses HTML. Names keep their letter case, which matters in SVG. */
export const parsePage = (html: string): Page =>
  parseDocument(html, { lowerCaseTags: false, lowerCaseAttributeNames: false });

/** Serializes a page as HTML. */
export const printPage = (page: Page): string => render(page, { encodeEntities: 'utf8' });

/** The elements of a page for which `test` holds, in their order. */
export const findElements = (page: Page, test: (element: PageElement) => boolean): PageElement[] =>
  DomUtils.findAll(test, page.children);
