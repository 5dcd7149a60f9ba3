import { clearCookies, keepChoice, readChoice } from './choice.ts';
import * as styles from './consentBanner.css.ts';
import { categories, DECIDED, type Category, type ConsentSettings } from './settings.ts';

declare const CONSENT: ConsentSettings['ask'];

/** An element with its attributes and what it holds; texts stay texts. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

const button = (does: string, label: string, look: string) =>
  element('button', { type: 'button', class: look, 'data-consent': does }, label);
const accept = () => button('accept', CONSENT.accept, styles.answer);
const reject = () => button('reject', CONSENT.reject, styles.answer);

/** One category of cookies; what is necessary cannot be refused. */
function category(name: Category | 'necessary') {
  const { title, text } = CONSENT.categories[name];
  const id = `Cookies-${name}`;
  const box = element('input', {
    type: 'checkbox',
    class: styles.box,
    id,
    'aria-describedby': `${id}-texto`,
  });
  box.checked = box.disabled = name === 'necessary';
  const label = element('label', { class: styles.name, for: id }, title);
  const words = element('p', { class: styles.text, id: `${id}-texto` }, text);
  return { box, row: element('li', { class: styles.category }, box, label, words) };
}

const { href, label: privacy } = CONSENT.privacy;
const banner = element(
  'section',
  { class: styles.banner, 'aria-labelledby': 'Cookies' },
  element('h2', { class: styles.title, id: 'Cookies' }, CONSENT.title),
  element(
    'p',
    { class: styles.text },
    `${CONSENT.text} `,
    element('a', { class: styles.link, href }, privacy),
  ),
  element(
    'div',
    { class: styles.actions },
    accept(),
    reject(),
    button('choose', CONSENT.choose, styles.plain),
  ),
);

const necessary = category('necessary');
const rows = {
  measurement: category('measurement'),
  advertising: category('advertising'),
} satisfies Record<Category, unknown>;
const preferences = element(
  'dialog',
  { class: styles.preferences, 'aria-labelledby': 'Cookies-preferencias', closedby: 'any' },
  element(
    'div',
    { class: styles.panel },
    element('h2', { class: styles.title, id: 'Cookies-preferencias' }, CONSENT.preferences),
    element(
      'ul',
      { class: styles.categories, role: 'list' },
      necessary.row,
      ...categories.map((name) => rows[name].row),
    ),
    element(
      'div',
      { class: styles.actions },
      accept(),
      reject(),
      button('save', CONSENT.save, styles.answer),
      button('close', CONSENT.close, styles.plain),
    ),
  ),
);

let accepted = readChoice() ?? [];

function decide(chosen: Category[]) {
  const withdrawn = accepted.filter((name) => !chosen.includes(name));
  accepted = chosen;
  keepChoice(chosen);
  banner.hidden = true;
  preferences.close();
  dispatchEvent(new CustomEvent(DECIDED, { detail: chosen }));
  if (withdrawn.length === 0) return;
  // Who takes back a consent gets a page without the container, and without what it had kept.
  withdrawn.forEach(clearCookies);
  location.reload();
}

function choose() {
  for (const name of categories) rows[name].box.checked = accepted.includes(name);
  preferences.showModal();
}

const answers: Record<string, () => void> = {
  accept: () => decide([...categories]),
  reject: () => decide([]),
  save: () => decide(categories.filter((name) => rows[name].box.checked)),
  close: () => preferences.close(),
  choose,
};

document.addEventListener('click', ({ target }) => {
  const asked = target instanceof Element && target.closest<HTMLElement>('button[data-consent]');
  const answer = asked && answers[asked.dataset['consent'] || ''];
  if (answer) answer();
});

// Right after the way past the header: who goes through the page by keyboard, or by ear, comes by
// here before the rest.
document.body.firstElementChild?.after(
  element('div', { 'data-nosnippet': '' }, banner, preferences),
);
banner.hidden = document.currentScript?.dataset['mode'] !== 'question';
if (banner.hidden) choose();
