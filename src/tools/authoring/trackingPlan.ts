import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import { isDuplicate } from '#lib/routes.ts';
import { ctaClickOf } from '#measurement/ctaClick.ts';
import { findElements, parseHtml, type HtmlElement } from '#lib/htmlTree.ts';
import { servedAt } from '#tools/check/output/builtSite.ts';
import { filesOf } from '#tools/filesOf.ts';

/** The nearest element around a call to action, or itself, that has a name. @throws when there is none */
function regionOf(cta: HtmlElement): HtmlElement {
  let region = cta;
  while (!region.attribs['id'] && !region.attribs['aria-labelledby']) {
    const { parent } = region;
    if (!parent || !('attribs' in parent))
      throw new Error(
        `The call to action «${cta.attribs['data-cta-id']}» is in no element with an id or aria-labelledby.`,
      );
    region = parent;
  }
  return region;
}

/** The part of a DOM element that `ctaClickOf` needs. It uses `closest` to find the nearest element with a name. */
const asElement = (element: HtmlElement): Parameters<typeof ctaClickOf>[0] => ({
  id: element.attribs['id'] ?? '',
  textContent: DomUtils.textContent(element),
  getAttribute: (name: string) => element.attribs[name] ?? null,
  closest: () => asElement(regionOf(element)),
});

/** The calls to action of the site that was built into `folder`, page by page, with the event of a click on each. */
export const plannedClicks = (folder: string) =>
  filesOf(folder)
    .filter((file) => file.endsWith('.html') && !isDuplicate(servedAt(file)))
    .flatMap((file) => {
      const page = parseHtml(readFileSync(join(folder, file), 'utf8'));
      return findElements(page, ({ attribs }) => 'data-cta-id' in attribs).map((cta) => ({
        page: servedAt(file),
        click: ctaClickOf(asElement(cta)),
      }));
    });
