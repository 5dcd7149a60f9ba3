import { daysBetweenVisits, intervalAnswer } from '../lib/visitInterval.ts';

// The answer for the first numbers stands in the page: this gives one for the visitor's own.
const form = document.querySelector<HTMLFormElement>('[data-visit-interval]');
const output = form?.querySelector('output');
if (form && output) {
  const { answer = '', daily = '', incomplete = '' } = form.dataset;
  form.addEventListener('input', () => {
    const [branches = NaN, supervisors = NaN, visits = NaN] = Array.from(
      form.querySelectorAll('input'),
      (input) => input.valueAsNumber,
    );
    const days = daysBetweenVisits(branches, supervisors, visits);
    output.value = intervalAnswer(days, { answer, daily, incomplete });
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
  });
}
