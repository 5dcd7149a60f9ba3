import { numbersQuery, type VisitorNumbers } from '#lib/calculators/numbers.ts';

/** Makes the links to the demo in `part` of the page bring the visitor's numbers along; none while a number is missing. */
export function bringNumbers(part: ParentNode, numbers: VisitorNumbers | undefined): void {
  for (const link of part.querySelectorAll<HTMLAnchorElement>('a[data-demo][href^="/"]')) {
    link.search = numbers ? numbersQuery(numbers) : '';
    // Setting one part of an address makes it absolute. A campaign goes along only with addresses without a host.
    link.setAttribute('href', link.href.slice(link.origin.length));
  }
}
