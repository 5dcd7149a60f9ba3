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
import { attribute, part } from '#scripts/part.ts';

// Calculates as the visitor types; the page already has the result of its initial numbers.
const form = part<HTMLFormElement>(document, '[data-coverage-calculator]');
const section = form.closest('section') as HTMLElement;
const texts = JSON.parse(attribute(form, 'data-texts')) as CoverageTexts;
const chat = part<HTMLAnchorElement>(section, 'a[href^="https://wa.me/"]');

const streets = section.querySelectorAll('[data-shops]');
const hours = part(section, '[data-sentence="hours"]');

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
  for (const [place, text] of Object.entries(sentence)) {
    const element = part(section, `[data-sentence="${name}"] [data-part="${place}"]`);
    if (element.textContent !== text) element.textContent = text;
  }
}

form.oninput = () => {
  const fields = new FormData(form);
  const numbers = readVisitorNumbers((parameter) => fields.get(parameter));
  const message = attribute(form, 'data-message');
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
    part(section, `[data-line="${name}"]`).textContent = text;
  }
  draw(numbers);
};
form.onsubmit = () => false;
