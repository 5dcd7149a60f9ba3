import {
  calculatorAnswer,
  networkDrawing,
  hoursPath,
  numbersQuery,
  readNetworkNumbers,
  summarySentence,
  type CalculatorTexts,
  type NetworkNumbers,
} from '#lib/calculator.ts';

// Calculates as the visitor types; the page already has the result of its initial numbers.
const form = document.querySelector('[data-calculator]') as HTMLFormElement;
const section = form.closest('section') as HTMLElement;
const texts = form.dataset as unknown as CalculatorTexts & Record<'message', string>;
const links = section.querySelectorAll<HTMLAnchorElement>('a[data-cta-id]');

/**
 * Draws a shop for each branch, lit if somebody visits it, and the days of a month, as the build draws them for the
 * initial numbers.
 */
function draw(numbers: NetworkNumbers): void {
  const { viewBox, all, seen } = networkDrawing(numbers);
  for (const drawing of section.querySelectorAll('[data-shops]')) {
    drawing.setAttribute('viewBox', viewBox);
    drawing.firstElementChild?.setAttribute('d', all);
  }
  section.querySelector('#vistos')?.setAttribute('d', seen);
  const hours = section.querySelector('[data-hours]') as HTMLElement;
  hours.hidden = !numbers.horas;
  hours.querySelector('#jornadas')?.setAttribute('d', hoursPath(numbers));
}

form.oninput = () => {
  const fields = new FormData(form);
  const numbers = readNetworkNumbers((name) => fields.get(name) as string | null);
  // While a number is missing, only the headline says so; everything below it stays as it was.
  const answer = numbers
    ? calculatorAnswer(numbers, texts)
    : { before: '', number: '', after: texts.incomplete };

  for (const [part, text] of Object.entries(answer)) {
    for (const element of section.querySelectorAll(`[data-part="${part}"]`)) {
      element.textContent = text;
    }
  }
  if (!numbers) return;
  draw(numbers);
  for (const link of links) {
    const [address = ''] = (link.getAttribute('href') as string).split('?');
    const message = `${texts.message} ${summarySentence(numbers, texts)}`;
    link.setAttribute(
      'href',
      address +
        (link.host === location.host
          ? numbersQuery(numbers)
          : `?text=${encodeURIComponent(message)}`),
    );
  }
};
form.onsubmit = () => false;
