import {
  calculatorAnswer,
  readNetworkNumbers,
  summarySentence,
  type CalculatorTexts,
} from '#lib/calculator.ts';

// Shows the numbers that the address brings along from the calculator, and adds them to the page's chats.
const note = document.querySelector('[data-calculator-numbers]') as HTMLElement;
const address = new URLSearchParams(location.search);
const numbers = readNetworkNumbers((parameter) => address.get(parameter));

if (numbers) {
  const texts = JSON.parse(note.dataset['texts'] as string) as CalculatorTexts;
  // Without supervisors they are those of an article's sum.
  const sentence = numbers.supervisores ? texts.summary : (note.dataset['article'] as string);
  const summary = summarySentence(numbers, { ...texts, summary: sentence });
  const { before, number, after } = calculatorAnswer(numbers, texts);
  (note.querySelector('[data-summary]') as HTMLElement).textContent = summary;
  (note.querySelector('[data-answer]') as HTMLElement).textContent = before + number + after;
  note.hidden = false;

  // The proposal stands further down, where the page has not come yet.
  document.addEventListener('DOMContentLoaded', () => {
    const blank = document.querySelector('[data-branches]');
    if (blank) blank.textContent = String(numbers.locales);
  });

  // At the click, as an island may draw its links anew; the middle button's has a name of its own.
  const addNumbers = ({ target }: Event) => {
    const chat = (target as Element).closest<HTMLAnchorElement>('main a[href^="https://wa.me/"]');
    const added = encodeURIComponent(` ${summary}`);
    if (chat && !chat.href.endsWith(added)) chat.href += added;
  };
  for (const type of ['click', 'auxclick'] as const)
    document.addEventListener(type, addNumbers, true);
}
