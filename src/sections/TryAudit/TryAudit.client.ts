import { fillPlaceholders } from '#lib/placeholders.ts';
import { readChatText, writeChatText } from '#scripts/chatText.ts';
import { publish } from '#scripts/pageEvents.ts';
import { attribute, part } from '#scripts/part.ts';
import { auditResult, type Audit } from './auditResult.ts';

// Empties the finished example that the page has, and counts the visitor's own answers.
const form = part<HTMLFormElement>(document, '[data-audit]');
const { items, start, expected, labels, demo, owner, invite } = JSON.parse(
  attribute(form, 'data-audit'),
) as Audit;
const fieldsets = [...form.querySelectorAll('fieldset')];
const title = part(form, 'h2');
const asked = attribute(title, 'data-asked');
const ended = title.textContent;
const summary = part(form, '[data-summary]');
const notice = part(form, '[data-owner]');
const said = part(form, '[data-said]');
const demoLink = part(form, '[data-demo]');
const chat = part<HTMLAnchorElement>(form, 'a[href^="https://wa.me/"]');
const landingText = readChatText(chat);

/** The items that are not met, in the order of their answers. */
let failed: HTMLElement[] = [];

/** Repeats a finished result further down, where the page has a `TryAuditScore`. */
function repeat(score: number, isFinished: boolean) {
  for (const repetition of document.querySelectorAll<HTMLElement>('[data-audit-score]')) {
    const figure = part(repetition, '[data-score]');
    const words = part(repetition, '[data-words]');
    repetition.hidden = !isFinished;
    repetition.toggleAttribute('data-below', form.hasAttribute('data-below'));
    figure.textContent = String(score);
    words.textContent = fillPlaceholders(attribute(words, 'data-words'), {
      tareas: failed.length,
    });
  }
}

function update() {
  const answered = items.map((item, index) => ({
    ...item,
    answer: fieldsets[index]?.dataset['answer'],
  }));
  const result = auditResult(answered, labels, start);
  const { score, message, isFinished } = result;

  for (const fieldset of fieldsets) {
    fieldset.toggleAttribute('data-latest', fieldset === failed.at(-1));
  }
  form.style.setProperty('--audit-score', String(score));
  form.toggleAttribute('data-below', score < expected);
  form.toggleAttribute('data-failed', failed.length > 0);
  form.toggleAttribute('data-done', isFinished);
  title.textContent = isFinished ? ended : asked;
  summary.textContent = result.summary;
  const values = { puntaje: score, tareas: failed.length };
  demoLink.textContent = fillPlaceholders(demo, values);
  notice.textContent = fillPlaceholders(owner, values);
  writeChatText(chat, landingText + (message && ` ${message} ${invite}`));
  repeat(score, isFinished);
  return result;
}

form.onchange = ({ target }) => {
  const answer = target as HTMLInputElement;
  const fieldset = answer.closest('fieldset') as HTMLFieldSetElement;
  fieldset.dataset['answer'] = answer.value;
  failed = failed.filter((one) => one !== fieldset);
  if (answer.value === 'no') failed.push(fieldset);
  const wasFinished = form.hasAttribute('data-done');
  const { score, summary: result, message, isFinished } = update();
  const sentence = fillPlaceholders(attribute(answer, 'data-says'), { puntaje: score });
  said.textContent = isFinished ? `${sentence} ${result}` : sentence;
  if (!isFinished) return;
  publish('lineo:audit', message);
  // The result is at the top, with the score; on a phone the last item may be far under it. Whoever then corrects an
  // answer stays there.
  if (!wasFinished) title.scrollIntoView({ block: 'nearest' });
};
form.onsubmit = () => false;

for (const input of form.querySelectorAll('input')) input.checked = false;
for (const fieldset of fieldsets) {
  fieldset.disabled = false;
  fieldset.dataset['answer'] = '';
}
said.textContent = '';
update();
