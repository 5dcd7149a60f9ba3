import { render } from 'dom-serializer';
import { DomUtils, parseDocument } from 'htmlparser2';

/** A page, or a part of one, as a tree of elements. */
export type HtmlTree = ReturnType<typeof parseDocument>;

export type HtmlElement = ReturnType<typeof DomUtils.findAll>[number];

/** Parses HTML. Names keep their letter case, which matters in SVG. */
export const parseHtml = (html: string): HtmlTree =>
  parseDocument(html, { lowerCaseTags: false, lowerCaseAttributeNames: false });

/** Parses XML, such as a feed or a drawing. */
export const parseXml = (xml: string): HtmlTree => parseDocument(xml, { xmlMode: true });

/** Serializes a tree as HTML. */
export const printHtml = (tree: HtmlTree): string => render(tree, { encodeEntities: 'utf8' });

/** The elements of a tree, or within an element, for which `test` holds, in their order. */
export const findElements = (
  tree: HtmlTree | HtmlElement,
  test: (element: HtmlElement) => boolean = () => true,
): HtmlElement[] => DomUtils.findAll(test, tree.children);
