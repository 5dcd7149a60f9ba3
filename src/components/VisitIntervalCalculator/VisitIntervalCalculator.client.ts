import { numbersQuery, readVisitorNumbers } from '#lib/calculators/numbers.ts';
import { visitInterval, type IntervalTexts } from '#lib/calculators/sentences.ts';

// Calculates as the visitor types; the page already has the result of its first numbers. The visitor's numbers are
// also shown at the end of the page, and its links to the demo carry them along.
for (const form of document.querySelectorAll<HTMLFormElement>('[data-visit-interval-calculator]')) {
  form.oninput = () => {
    const fields = new FormData(form);
    const numbers = readVisitorNumbers((parameter) => fields.get(parameter) as string | null);
    const interval = visitInterval(numbers, form.dataset as unknown as IntervalTexts);
    (form.querySelector('[data-interval]') as HTMLElement).textContent = interval.days;
    if (!numbers) return;
    const own = document.querySelector<HTMLElement>('[data-reader-calculation]');
    if (own) {
      own.hidden = false;
      for (const [part, text] of Object.entries(interval)) {
        (own.querySelector(`[data-interval="${part}"]`) as HTMLElement).textContent = text;
      }
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[data-demo]')) {
      link.search = numbersQuery(numbers);
    }
  };
  form.onsubmit = () => false;
}
