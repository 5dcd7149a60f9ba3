import { visitInterval, type IntervalWords } from '#lib/visitInterval.ts';

// Updates the result, which the page has for its initial numbers, as the visitor types.
const form = document.querySelector('[data-visit-interval]') as HTMLFormElement;
form.oninput = () => {
  const numbers = Array.from(form.querySelectorAll('input'), (input) => +input.value);
  const answer = form.querySelector('output > span') as HTMLElement;
  answer.textContent = visitInterval(numbers, form.dataset as unknown as IntervalWords);
};
form.onsubmit = () => false;
