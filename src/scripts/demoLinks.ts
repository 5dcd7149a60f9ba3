import { withNumbers, type VisitorNumbers } from '#lib/calculators/numbers.ts';

/** Makes the links to the demo in `part` of the page bring the visitor's numbers along; none while a number is missing. */
export function bringNumbers(part: ParentNode, numbers: VisitorNumbers | undefined): void {
  for (const link of part.querySelectorAll('a[data-demo]')) {
    // The attribute, because `link.href` has the origin too, and everyPage.ts tells inner links by a slash at the start.
    link.setAttribute('href', withNumbers(link.getAttribute('href') as string, numbers));
  }
}
