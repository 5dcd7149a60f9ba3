import { readVisitorNumbers } from '#lib/calculators/numbers.ts';
import { summarySentence, weekSentence, type CoverageTexts } from '#lib/calculators/sentences.ts';
import { readChatText, writeChatText } from '#scripts/chatText.ts';
import { publish } from '#scripts/pageEvents.ts';
import { attribute, part } from '#scripts/part.ts';

// Shows the numbers that the address brings along from the calculator, adds them to the page's chats, and tells them to
// the form and the proposal.
const box = part(document, '[data-visitor-numbers]');
const address = new URLSearchParams(location.search);
const numbers = readVisitorNumbers((parameter) => address.get(parameter));

if (numbers) {
  const texts = JSON.parse(attribute(box, 'data-texts')) as CoverageTexts;
  // Numbers without supervisors come from the calculation in an article.
  const sentence = numbers.supervisors ? texts.summary.numbers : attribute(box, 'data-article');
  const summary = summarySentence(numbers, { ...texts.summary, numbers: sentence });
  const { before, number, after } = weekSentence(numbers, texts.week);
  part(box, '[data-summary]').textContent = summary;
  part(box, '[data-answer]').textContent = before + number + after;
  box.hidden = false;

  publish('lineo:numbers', { branches: numbers.branches, summary });

  // The browser has not parsed the chats further down yet. Those of the form say the numbers already.
  document.addEventListener('DOMContentLoaded', () => {
    for (const chat of document.querySelectorAll<HTMLAnchorElement>(
      'main a[href^="https://wa.me/"]',
    )) {
      const words = readChatText(chat);
      if (!words.includes(summary)) writeChatText(chat, `${words} ${summary}`);
    }
  });
}
