import { DomUtils } from 'htmlparser2';
import { moveIslandCodeToEnd } from './islandCode.ts';
import { takeNeeds } from './needs.ts';
import { elementsOf, parsePage, printPage } from './page.ts';
import { policyFor } from './policy.ts';
import { joinStyles } from './styles.ts';

/**
 * A built page with its Content-Security-Policy as the first thing in its head, behind the charset.
 * A file without one (a search engine's proof of ownership) stays as it is.
 * @throws when a component asks for something that no page may have
 */
export function finishPage(html: string): string {
  const page = parsePage(html);
  const [charset] = elementsOf(
    page,
    ({ name, attribs }) => name === 'meta' && attribs['charset'] !== undefined,
  );
  if (!charset) return html;
  joinStyles(page);
  moveIslandCodeToEnd(page);
  const policy = policyFor(page, takeNeeds(page));
  const [meta] = parsePage(
    `<meta http-equiv="content-security-policy" content="${policy}">`,
  ).children;
  if (meta) DomUtils.append(charset, meta);
  return printPage(page);
}
