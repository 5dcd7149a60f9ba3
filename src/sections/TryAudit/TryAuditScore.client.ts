import { fillPlaceholders } from '#lib/placeholders.ts';
import { listen } from '#scripts/pageEvents.ts';

// Repeats the result of the visitor's audit in the note that the script is in, as long as the audit is finished.
const note = document.currentScript?.parentElement as HTMLElement;
const score = note.querySelector('[data-score]') as HTMLElement;
const words = note.querySelector('[data-words]') as HTMLElement;

listen('audit', (audit) => {
  note.hidden = !audit;
  if (!audit) return;
  note.toggleAttribute('data-below', audit.isBelow);
  score.textContent = String(audit.score);
  words.textContent = fillPlaceholders(words.dataset['words'] as string, { tareas: audit.tasks });
});
