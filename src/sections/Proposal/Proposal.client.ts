import { NUMBER_PATTERN, parameters } from '#lib/calculators/numbers.ts';
import { subscribe } from '#scripts/pageEvents.ts';
import { part } from '#scripts/part.ts';

// The sum has the visitor's own branches, if the address brings them along from a calculator, or once they are written
// over the message; without them, those of the example.
const amount = part(document, '[data-branches]');
let branches = amount.textContent;
subscribe('lineo:numbers', (numbers) => {
  branches = String(numbers.branches);
  amount.textContent = branches;
});
document.addEventListener('input', ({ target }) => {
  const { name, value } = target as HTMLInputElement;
  if (name !== parameters.branches) return;
  amount.textContent = NUMBER_PATTERN.test(value) ? value : branches;
});
