import { readVisitorNumbers } from '#lib/calculators/numbers.ts';
import { summarySentence, weekSentence, type CoverageTexts } from '#lib/calculators/sentences.ts';

// Shows the numbers that the address brings along from the calculator, and adds them to the page's chats.
const note = document.querySelector('[data-visitor-numbers]') as HTMLElement;
const address = new URLSearchParams(location.search);
const numbers = readVisitorNumbers((parameter) => address.get(parameter));

if (numbers) {
  const texts = JSON.parse(note.dataset['texts'] as string) as CoverageTexts;
  // Numbers without supervisors come from the calculation in an article.
  const sentence = numbers.supervisors
    ? texts.summary.numbers
    : (note.dataset['article'] as string);
  const summary = summarySentence(numbers, { ...texts.summary, numbers: sentence });
  const { before, number, after } = weekSentence(numbers, texts.week);
  (note.querySelector('[data-summary]') as HTMLElement).textContent = summary;
  (note.querySelector('[data-answer]') as HTMLElement).textContent = before + number + after;
  note.hidden = false;

  // The proposal is further down in the document, which the browser has not parsed yet.
  document.addEventListener('DOMContentLoaded', () => {
    const blank = document.querySelector('[data-branches]');
    if (blank) blank.textContent = String(numbers.branches);
  });

  // Added at the click, because an island may draw its links anew; a click of the middle button is an `auxclick`.
  const addNumbers = ({ target }: Event) => {
    const chat = (target as Element).closest<HTMLAnchorElement>('main a[href^="https://wa.me/"]');
    const added = encodeURIComponent(` ${summary}`);
    if (chat && !chat.href.endsWith(added)) chat.href += added;
  };
  for (const type of ['click', 'auxclick'] as const)
    document.addEventListener(type, addNumbers, true);
}
