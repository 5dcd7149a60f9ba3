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
  const field = target as HTMLInputElement;
  if (field.matches('[data-week] [type="number"]'))
    amount.textContent = (field.validity.valid && field.value) || branches;
});
