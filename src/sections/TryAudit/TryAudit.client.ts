import { fillPlaceholders } from '#lib/placeholders.ts';
import { sendAudit } from '#scripts/auditEvent.ts';
import { auditResult, type AuditLabels } from './auditResult.ts';

// Empties the finished example that the page has, and counts the visitor's own answers.
const form = document.querySelector('[data-audit]') as HTMLFormElement;
const items = Array.from(form.querySelectorAll('fieldset'), (fieldset) => {
  const answer = (value: 'yes' | 'no') =>
    fieldset.querySelector(`input[value="${value}"]`) as HTMLInputElement;
  return { fieldset, yes: answer('yes'), no: answer('no') };
});
const summary = form.querySelector('[data-audit-summary]') as HTMLElement;
const said = form.querySelector('output > span') as HTMLElement;
const [demo, link] = form.querySelectorAll('a') as unknown as [HTMLElement, HTMLAnchorElement];
const labels = form.dataset as unknown as AuditLabels;
const landingChat = link.href;

/** The items that are not met, in the order of their answers. */
let failed: HTMLElement[] = [];

/** Shows the result of a finished audit further down too, and passes it to whatever else the page has. */
function carryOn({ score, isFinished, message }: ReturnType<typeof auditResult>) {
  for (const note of document.querySelectorAll<HTMLElement>('[data-try-audit-score]')) {
    const figure = note.querySelector('[data-score]') as HTMLElement;
    const words = note.querySelector('[data-words]') as HTMLElement;
    note.hidden = !isFinished;
    note.toggleAttribute('data-below', form.hasAttribute('data-below'));
    figure.textContent = String(score);
    words.textContent = fillPlaceholders(words.dataset['words'] as string, {
      tareas: failed.length,
    });
  }
  sendAudit(isFinished ? message : '');
}

function update() {
  const answers = items.map(({ fieldset, yes, no }) => ({
    text: fieldset.dataset['item'] as string,
    points: Number(fieldset.dataset['points']),
    person: fieldset.dataset['person'] as string,
    isMet: yes.checked || (no.checked ? false : undefined),
  }));
  const result = auditResult(answers, labels, Number(form.dataset['start']));

  for (const { fieldset, yes, no } of items) {
    fieldset.dataset['answer'] = yes.checked ? 'yes' : no.checked ? 'no' : '';
    fieldset.toggleAttribute('data-latest', fieldset === failed.at(-1));
  }
  form.style.setProperty('--audit-score', String(result.score));
  form.toggleAttribute('data-below', result.score < Number(form.dataset['expected']));
  form.toggleAttribute('data-begun', result.message !== '');
  form.toggleAttribute('data-failed', failed.length > 0);
  form.toggleAttribute('data-done', result.isFinished);
  summary.textContent = result.summary;
  demo.textContent = fillPlaceholders(form.dataset['carried'] as string, {
    puntaje: result.score,
  });
  const { message } = result;
  link.href = landingChat + encodeURIComponent(message && ` ${message} ${form.dataset['invite']}`);
  carryOn(result);
  return result;
}

for (const item of items) {
  item.yes.checked = item.no.checked = item.fieldset.disabled = false;
  const onAnswer = (answer: HTMLInputElement) => {
    failed = failed.filter((fieldset) => fieldset !== item.fieldset);
    if (answer === item.no) failed.push(item.fieldset);
    const { score, summary: ended, isFinished } = update();
    const sentence = fillPlaceholders(answer.dataset['says'] as string, { puntaje: score });
    said.textContent = isFinished ? `${sentence} ${ended}` : sentence;
  };
  item.yes.onchange = () => onAnswer(item.yes);
  item.no.onchange = () => onAnswer(item.no);
}
said.textContent = '';
update();
form.onsubmit = () => false;
