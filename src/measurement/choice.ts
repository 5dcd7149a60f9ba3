/** The kinds of cookies that a visitor decides about; what is necessary needs no consent. */
export const categories = ['measurement', 'advertising'] as const;
export type Category = (typeof categories)[number];

/** Where the browser keeps the choice: not in a cookie, because refusing them must leave none. */
export const CHOICE = 'consentimiento';

/** To be raised when the question changes: then everybody is asked again. */
export const REVISION = 1;

/** For how long a choice holds, in ms: 182 days. */
export const HOLDS_FOR = 182 * 24 * 60 * 60 * 1000;

/** What the visitor accepted, while that holds; `null` where there is no choice yet. */
export function readChoice(): Category[] | null {
  try {
    const { accepted, revision, until } = JSON.parse(localStorage.getItem(CHOICE) || '{}') as {
      accepted: Category[];
      revision: number;
      until: number;
    };
    const holds = revision === REVISION && until > Date.now();
    return holds ? categories.filter((name) => accepted.includes(name)) : null;
  } catch {
    // Storage can be forbidden, or hold what somebody else wrote.
    return null;
  }
}

/** Keeps what the visitor accepted for the pages to come, where the browser lets it. */
export function keepChoice(accepted: readonly Category[]): void {
  const choice = { accepted, revision: REVISION, until: Date.now() + HOLDS_FOR };
  try {
    localStorage.setItem(CHOICE, JSON.stringify(choice));
  } catch {
    // Forbidden or full: the choice holds for this page, and the next one asks again.
  }
}

/** Names of the cookies of each category, as the container's vendors have them. */
const cookies: Record<Category, RegExp> = { measurement: /^_g[ai]/, advertising: /^_(?!g[ai])/ };

/** Deletes the cookies of a category, for each of the site's domains that they may be set for. */
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
