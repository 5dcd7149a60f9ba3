import { readVisitorNumbers } from '#lib/calculators/numbers.ts';
import { summarySentence, weekSentence, type CoverageTexts } from '#lib/calculators/sentences.ts';
import { readChatText, writeChatText } from '#scripts/chatText.ts';

// Shows the numbers that the address brings along from the calculator, and adds them to the form and the page's chats.
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

  // The form and the proposal are further down in the document, which the browser has not parsed yet.
  document.addEventListener('DOMContentLoaded', () => {
    const branches = String(numbers.branches);
    const blank = document.querySelector('[data-branches]');
    if (blank) blank.textContent = branches;
    const field = document.querySelector<HTMLInputElement>('[data-week] [type="number"]');
    if (!field) return;
    field.dataset['summary'] = summary;
    field.defaultValue = branches;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

  // Added at the click, because an island may draw its links anew; a click of the middle button is an `auxclick`.
  const addNumbers = ({ target }: Event) => {
    const chat = (target as Element).closest<HTMLAnchorElement>('main a[href^="https://wa.me/"]');
    // The form writes its message itself.
    if (!chat || chat.closest('[data-week]')) return;
    const words = readChatText(chat);
    if (!words.endsWith(summary)) writeChatText(chat, `${words} ${summary}`);
  };
  for (const type of ['click', 'auxclick'] as const)
    document.addEventListener(type, addNumbers, true);
}
