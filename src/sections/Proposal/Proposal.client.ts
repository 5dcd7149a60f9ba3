import { subscribe } from '#scripts/pageEvents.ts';
import { part } from '#scripts/part.ts';

// The sum has the visitor's own branches, if the address brings them along from a calculator.
const amount = part(document, '[data-branches]');
subscribe('lineo:numbers', ({ branches }) => {
  amount.textContent = String(branches);
});
