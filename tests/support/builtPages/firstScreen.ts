import { DomUtils, parseDocument } from 'htmlparser2';

/**
 * A page's HTML up to the end of its first section. Without a section it ends after the article's header, and without
 * that after the heading.
 */
export function firstScreenOf(html: string): string {
  const { children } = parseDocument(html, { withEndIndices: true });
  const first = (name: string) => DomUtils.getElementsByTagName(name, children)[0];
  const main = DomUtils.getElementsByTagName('main', children);
  const [part] = DomUtils.getElementsByTagName((name) => /^(section|header)$/.test(name), main);
  return html.slice(0, ((part ?? first('h1'))?.endIndex ?? 0) + 1);
}
