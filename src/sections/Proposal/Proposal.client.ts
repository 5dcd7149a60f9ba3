import { subscribe } from '#scripts/pageEvents.ts';

// The sum has the visitor's own branches, if the address brings them along from a calculator.
const amount = document.querySelector('[data-branches]') as HTMLElement;
subscribe('lineo:numbers', ({ branches }) => {
  amount.textContent = String(branches);
});
