import { categories, CHOICE, HOLDS_FOR, REVISION, type Category } from './settings.ts';

/** What a visitor decided, as the browser keeps it. */
interface Choice {
  accepted: Category[];
  /** The question that was answered. */
  revision: number;
  /** Until when it holds, in ms. */
  until: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the visitor accepted, while that holds; `null` where there is no choice yet. */
export function readChoice(): Category[] | null {
  try {
    const { accepted, revision, until } = JSON.parse(
      localStorage.getItem(CHOICE) || '{}',
    ) as Partial<Choice>;
    const holds = revision === REVISION && Number(until) > Date.now();
    return holds ? categories.filter((name) => accepted?.includes(name)) : null;
  } catch {
    // Storage can be forbidden, or hold what somebody else wrote.
    return null;
  }
}

/** Keeps what the visitor accepted for the pages to come, where the browser lets it. */
export function keepChoice(accepted: Category[]): void {
  const until = Date.now() + HOLDS_FOR * DAY_MS;
  const choice: Choice = { accepted, revision: REVISION, until };
  try {
    localStorage.setItem(CHOICE, JSON.stringify(choice));
  } catch {
    // Forbidden or full: the choice holds for this page, and the next one asks again.
  }
}

/** What the container's vendors call the cookies of each category. */
const cookies: Record<Category, RegExp> = { measurement: /^_g[ai]/, advertising: /^_(?!g[ai])/ };

/** Takes away the cookies of a category, whichever of the site's domains they were set for. */
export function clearCookies(category: Category): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `;domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!cookies[category].test(name)) continue;
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=;expires=${new Date(0).toUTCString()};path=/${domain}`;
    }
  }
}
