import { streetDrawing } from '#lib/calculators/drawings.ts';
import { readVisitorNumbers, type VisitorNumbers } from '#lib/calculators/numbers.ts';
import {
  coverageAnswer,
  summarySentence,
  type CoverageTexts,
  type NumberSentence,
} from '#lib/calculators/sentences.ts';
import { writeChatText } from '#scripts/chatText.ts';
import { bringNumbers } from '#scripts/demoLinks.ts';

// Calculates as the visitor types; the page already has the result of its initial numbers.
const form = document.querySelector('[data-coverage-calculator]') as HTMLFormElement;
const section = form.closest('section') as HTMLElement;
const texts = JSON.parse(form.dataset['texts'] as string) as CoverageTexts;
const chat = section.querySelector('a[href^="https://wa.me/"]') as HTMLAnchorElement;

const streets = section.querySelectorAll('[data-shops]');
const hours = section.querySelector('[data-sentence="hours"]') as HTMLElement;

/** Draws a shop for each branch, lit if somebody visits it, as the build draws them for the initial numbers. */
function draw(numbers: VisitorNumbers): void {
  const { viewBox, ...areas } = streetDrawing(numbers);
  for (const street of streets) street.setAttribute('viewBox', viewBox);
  for (const [name, area] of Object.entries(areas)) {
    for (const path of section.querySelectorAll(`[data-area="${name}"]`))
      path.setAttribute('d', area);
  }
  hours.hidden = !numbers.hours;
}

/** Writes a sentence around its number into the page. Only a part that changes, so that only that is announced. */
function write(name: string, sentence: NumberSentence): void {
  for (const [part, text] of Object.entries(sentence)) {
    const element = section.querySelector(
      `[data-sentence="${name}"] [data-part="${part}"]`,
    ) as HTMLElement;
    if (element.textContent !== text) element.textContent = text;
  }
}

form.oninput = () => {
  const fields = new FormData(form);
  const numbers = readVisitorNumbers((parameter) => fields.get(parameter) as string | null);
  const message = form.dataset['message'] as string;
  writeChatText(chat, numbers ? `${message} ${summarySentence(numbers, texts.summary)}` : message);
  bringNumbers(section, numbers);
  if (!numbers) {
    // Only the headline says so; what is drawn and written below it stays as it was.
    write('week', { before: '', number: '', after: texts.incomplete });
    return;
  }
  const { sentences, lines } = coverageAnswer(numbers, texts);
  for (const [name, sentence] of Object.entries(sentences)) write(name, sentence);
  for (const [name, text] of Object.entries(lines)) {
    (section.querySelector(`[data-line="${name}"]`) as HTMLElement).textContent = text;
  }
  draw(numbers);
};
form.onsubmit = () => false;
