import { acceptCategory, acceptedCategory, run, type Translation } from 'vanilla-cookieconsent';
import * as styles from './consentBanner.css.ts';
import {
  categories,
  CHOICE,
  HOLDS_FOR,
  REVISION,
  type Category,
  type ConsentSettings,
} from './settings.ts';

declare const CONSENT: ConsentSettings['ask'];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const safe = (text: string) => text.replace(/[&<"]/g, (sign) => escapes[sign] || sign);

const button = (does: string, label: string, look: string) =>
  `<button type="button" class="${look}" data-consent="${does}">${safe(label)}</button>`;

const category = (name: Category | 'necessary') => {
  const { title, text } = CONSENT.categories[name];
  const fixed = name === 'necessary' ? 'checked disabled' : '';
  return `<li class="${styles.category}">
<input class="${styles.box}" type="checkbox" id="cookies-${name}" aria-describedby="cookies-${name}-texto" ${fixed}>
<label class="${styles.name}" for="cookies-${name}">${safe(title)}</label>
<p class="${styles.text}" id="cookies-${name}-texto">${safe(text)}</p></li>`;
};

const accept = button('accept', CONSENT.accept, styles.answer);
const reject = button('reject', CONSENT.reject, styles.answer);

const root = document.createElement('div');
root.dataset['nosnippet'] = '';
root.innerHTML = `<section class="${styles.banner}" aria-labelledby="cookies" hidden>
<h2 class="${styles.title}" id="cookies">${safe(CONSENT.title)}</h2>
<p class="${styles.text}">${safe(CONSENT.text)}
<a class="${styles.link}" href="${safe(CONSENT.privacy.href)}">${safe(CONSENT.privacy.label)}</a></p>
<div class="${styles.actions}">${accept}${reject}${button('choose', CONSENT.choose, styles.plain)}</div>
</section>
<dialog class="${styles.preferences}" aria-labelledby="cookies-preferencias" closedby="any">
<div class="${styles.panel}">
<h2 class="${styles.title}" id="cookies-preferencias">${safe(CONSENT.preferences)}</h2>
<ul class="${styles.categories}" role="list">${['necessary' as const, ...categories].map(category).join('')}</ul>
<div class="${styles.actions}">${accept}${reject}${button('save', CONSENT.save, styles.answer)}
${button('close', CONSENT.close, styles.plain)}</div></div>
</dialog>`;
const banner = root.firstElementChild as HTMLElement;
const preferences = root.lastElementChild as HTMLDialogElement;
const boxOf = (name: Category) => root.querySelector(`#cookies-${name}`) as HTMLInputElement;

const decide = (accepted: Category[]) => {
  try {
    acceptCategory(accepted);
  } catch {
    // Cookies can be forbidden, and then there are none to take away.
  }
  banner.hidden = true;
  preferences.close();
};

const choose = () => {
  for (const name of categories) boxOf(name).checked = acceptedCategory(name);
  preferences.showModal();
};

const answers: Record<string, () => void> = {
  accept: () => decide([...categories]),
  reject: () => decide([]),
  save: () => decide(categories.filter((name) => boxOf(name).checked)),
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
document.body.firstElementChild?.after(root);
banner.hidden = document.currentScript?.dataset['mode'] !== 'question';

void run({
  // Its windows, with their styles, would weigh more than the page may bring for this: ours ask.
  autoShow: false,
  language: { default: 'es', translations: { es: {} as Translation } },
  revision: REVISION,
  hideFromBots: false,
  manageScriptTags: false,
  cookie: { name: CHOICE, useLocalStorage: true, expiresAfterDays: HOLDS_FOR },
  categories: {
    necessary: { readOnly: true },
    // Who takes back a consent gets a page without the container, and without what it had kept.
    measurement: { autoClear: { cookies: [{ name: /^_g[ai]/ }], reloadPage: true } },
    advertising: { autoClear: { cookies: [{ name: /^_(?!g[ai])/ }], reloadPage: true } },
  },
});
if (banner.hidden) choose();
