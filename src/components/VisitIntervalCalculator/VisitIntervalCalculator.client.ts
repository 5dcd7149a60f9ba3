import { readVisitorNumbers } from '#lib/calculators/numbers.ts';
import { visitInterval, type VisitIntervalTexts } from '#lib/calculators/sentences.ts';
import { bringNumbers } from '#scripts/demoLinks.ts';
import { attribute, part } from '#scripts/part.ts';

// Calculates as the visitor types; the page already has the result of its first numbers. The visitor's calculation is
// repeated at the end of the page, and the links to the demo carry its numbers along, unless a number is missing.
for (const form of document.querySelectorAll<HTMLFormElement>('[data-visit-interval-calculator]')) {
  const texts = JSON.parse(attribute(form, 'data-texts')) as VisitIntervalTexts;
  form.oninput = () => {
    const fields = new FormData(form);
    const numbers = readVisitorNumbers((parameter) => fields.get(parameter));
    const interval = visitInterval(numbers, texts);
    part(form, '[data-interval]').textContent = interval.days;
    const repetition = document.querySelector<HTMLElement>('[data-reader-visit-interval]');
    if (repetition) {
      repetition.hidden = !numbers;
      for (const [place, text] of Object.entries(interval)) {
        part(repetition, `[data-interval="${place}"]`).textContent = text;
      }
    }
    bringNumbers(part(document, 'main'), numbers);
  };
  form.onsubmit = () => false;
}
