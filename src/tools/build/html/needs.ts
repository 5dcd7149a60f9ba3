import { DomUtils } from 'htmlparser2';
import { NEEDS_MARKER, type PolicyNeeds } from '#components/PolicyNeeds/policyNeeds.ts';
import { elementsOf, type Page } from './page.ts';

/** Takes the markers of components out of a page. @returns what they ask of its policy */
export function takeNeeds(page: Page): PolicyNeeds[] {
  const markers = elementsOf(
    page,
    ({ name, attribs }) => name === 'meta' && attribs['name'] === NEEDS_MARKER,
  );
  return markers.map((marker) => {
    DomUtils.removeElement(marker);
    return JSON.parse(marker.attribs['content'] ?? '{}') as PolicyNeeds;
  });
}
