import { DomUtils } from 'htmlparser2';
import { findElements, parseXml, type HtmlElement, type HtmlTree } from '#lib/htmlTree.ts';

/** SVG elements that run code or embed other documents: «script», «svg:foreignObject». */
const ACTIVE = /^(?:\w+:)?(?:script|foreignobject|iframe|embed|object|handler|listener)$/i;

const STYLE = /^(?:\w+:)?style$/i;

/** What an SVG may refer to: a part of itself, «#sol», or an embedded bitmap, «data:image/png;base64,…». */
const inert = '(?:#|data:image/(?:png|jpeg|webp|gif)[;,])';
const INERT = new RegExp(`^\\s*${inert}`, 'i');

/** Styles that load something from elsewhere: «@import», «url(https://…)». */
const LOADING = new RegExp(`@import|url\\((?!\\s*['"]?\\s*${inert})`, 'i');

/** Whether an attribute of a drawing runs code or loads something from elsewhere. */
const isActive = (name: string, value: string): boolean =>
  /^on/i.test(name) ||
  (/(?:^|:)(?:href|src)$/i.test(name) ? !INERT.test(value) : LOADING.test(value));

/** The parts of an element that run code or load something, without those of the elements inside it. */
function activeIn(element: HtmlElement): string[] {
  const { name: tag, attribs } = element;
  const attributes = Object.entries(attribs).filter(([name, value]) => isActive(name, value));
  const isLoading = STYLE.test(tag) && LOADING.test(DomUtils.textContent(element));
  return [
    ...(ACTIVE.test(tag) || isLoading ? [`<${tag}>`] : []),
    ...attributes.map(([name]) => `«${name}» en <${tag}>`),
  ];
}

/** The instructions that load something: `<?xml-stylesheet …?>`, or a document type with entities. */
const activeInstructions = ({ children }: HtmlTree): string[] =>
  DomUtils.filter(() => true, children).flatMap((node) => {
    if (!('data' in node) || !('name' in node)) return [];
    const { name, data } = node;
    const isLoading =
      /^\?xml-stylesheet/i.test(name) || (/^!doctype/i.test(name) && data.includes('['));
    return isLoading ? [`<${name}>`] : [];
  });

/** The first part of a drawing that runs code or loads something from elsewhere. */
export function activePart(svg: string): string | undefined {
  const drawing = parseXml(svg);
  return [...activeInstructions(drawing), ...findElements(drawing).flatMap(activeIn)][0];
}
