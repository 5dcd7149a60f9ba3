import type { Category } from '#site/fields/vendors.ts';
import { deleteCookies, saveChoice, readChoice } from './consentChoice.ts';
import { startTagContainer } from './tagContainer.ts';

/** Asks for consent and loads the container under it; the markup is `layouts/Consent.astro`. */
function start() {
  const root = document.querySelector<HTMLElement>('[data-container]');
  const banner = root?.querySelector<HTMLElement>('section');
  const preferences = root?.querySelector('dialog');
  if (!root || !banner || !preferences) return;

  const boxes = [...preferences.querySelectorAll<HTMLInputElement>('input[name]')];
  const named = (some: HTMLInputElement[]) => some.map(({ name }) => name as Category);
  const { container: id = '', vendors = '' } = root.dataset;
  const container = startTagContainer(id);
  const choice = readChoice(vendors);
  let accepted = choice ?? [];

  /** Applies a choice to this page. @returns whether it withdraws something that was accepted before */
  const apply = (chosen: readonly Category[]): boolean => {
    const withdrawn = accepted.filter((name) => !chosen.includes(name));
    accepted = [...chosen];
    banner.hidden = true;
    preferences.close();
    container.apply(chosen);
    withdrawn.forEach(deleteCookies);
    return withdrawn.length > 0;
  };
  const decide = (chosen: readonly Category[]) => {
    saveChoice(chosen, vendors);
    // A container that has loaded can't be stopped, only told that nothing is accepted: a new page loads none.
    if (apply(chosen)) location.reload();
  };
  const answers: Record<string, () => void> = {
    // Only the categories that the visitor was asked about.
    accept: () => decide(named(boxes)),
    reject: () => decide([]),
    save: () => decide(named(boxes.filter(({ checked }) => checked))),
    close: () => preferences.close(),
    choose: () => {
      for (const box of boxes) box.checked = accepted.includes(box.name as Category);
      preferences.showModal();
    },
  };

  // A choice made in another tab, or on a later page before the visitor came back to this one. What was typed here
  // would be lost with a new page: the next one is soon enough.
  const follow = () => {
    const latest = readChoice(vendors);
    if (latest && (!banner.hidden || String(latest) !== String(accepted))) apply(latest);
  };
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);

  if (choice) container.apply(choice);
  else banner.hidden = false;
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-consent]')) {
    button.disabled = false;
    const answer = answers[button.dataset['consent'] ?? ''];
    if (answer) button.addEventListener('click', answer);
  }
}

// Waits until the page is idle and visible before loading or asking.
const idle = window.requestIdleCallback ?? setTimeout;
const startWhenIdle = () => idle(start);
if (document.prerendering) {
  document.addEventListener('prerenderingchange', startWhenIdle, { once: true });
} else {
  startWhenIdle();
}
