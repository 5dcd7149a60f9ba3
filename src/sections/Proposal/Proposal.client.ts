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
  const { type, value, valueAsNumber, validity } = target as HTMLInputElement;
  if (type !== 'number') return;
  amount.textContent = value && validity.valid ? String(valueAsNumber) : branches;
});
