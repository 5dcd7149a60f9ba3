/** The kinds of cookies that a visitor decides about; what is necessary needs no consent. */
export const categories = ['measurement', 'advertising'] as const;
export type Category = (typeof categories)[number];

/** Where the browser keeps the choice: not in a cookie, because refusing them must leave none. */
export const CHOICE = 'consentimiento';

/** Raise it when the question changes: then everybody is asked again. */
export const REVISION = 1;

/** How long a choice is valid, in ms: 182 days. */
const CHOICE_LIFETIME = 182 * 24 * 60 * 60 * 1000;

/** What the visitor accepted; `null` where there is no valid choice. */
export function readChoice(): Category[] | null {
  try {
    const { accepted, revision, until } = JSON.parse(localStorage.getItem(CHOICE) || '{}') as {
      accepted: Category[];
      revision: number;
      until: number;
    };
    const isValid = revision === REVISION && until > Date.now();
    return isValid ? categories.filter((name) => accepted.includes(name)) : null;
  } catch {
    // Storage can be forbidden, or contain something else.
    return null;
  }
}

/** Stores what the visitor accepted, where the browser allows it. */
export function keepChoice(accepted: readonly Category[]): void {
  const choice = { accepted, revision: REVISION, until: Date.now() + CHOICE_LIFETIME };
  try {
    localStorage.setItem(CHOICE, JSON.stringify(choice));
  } catch {
    // Forbidden or full: the choice is valid for this page, and the next one asks again.
  }
}

/** The names of the container vendors' cookies in each category. */
const cookies: Record<Category, RegExp> = { measurement: /^_g[ai]/, advertising: /^_(?!g[ai])/ };

/** Deletes the cookies of a category, for this host and each of its parent domains. */
export function deleteCookies(category: Category): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `;domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!cookies[category].test(name)) continue;
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=;max-age=0;path=/${domain}`;
    }
  }
}
