import { categories, vendorsOf, type Category } from '#site/fields/vendors.ts';
import { vendorTraces } from './vendorTraces.ts';

/** Where the browser keeps the choice. It is not a cookie, because a visitor who refuses cookies must get none. */
export const CHOICE_KEY = 'consentimiento';

/** How long a choice is valid, in ms: 182 days. */
const CHOICE_LIFETIME = 182 * 24 * 60 * 60 * 1000;

/**
 * What the visitor accepted; `null` if there is no valid choice, because none was made or because it was about other
 * vendors than those `asked` for now.
 */
export function readChoice(asked: string): Category[] | null {
  try {
    const kept = JSON.parse(localStorage.getItem(CHOICE_KEY) || '{}') as {
      accepted: Category[];
      asked: string;
      until: number;
    };
    const isValid = kept.asked === asked && kept.until > Date.now();
    return isValid ? categories.filter((name) => kept.accepted.includes(name)) : null;
  } catch {
    // Storage can be forbidden, or contain something else.
    return null;
  }
}

/** Stores what the visitor accepted, where the browser allows it. */
export function saveChoice(accepted: readonly Category[], asked: string): void {
  const choice = { accepted, asked, until: Date.now() + CHOICE_LIFETIME };
  try {
    localStorage.setItem(CHOICE_KEY, JSON.stringify(choice));
  } catch {
    // Storage is forbidden or full: the choice is valid for this page, and the next page asks again.
  }
}

/** Deletes the cookies of a category's vendors, for this host and each of its parent domains. */
export function deleteCookies(category: Category): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `;domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!vendorsOf[category].some((vendor) => vendorTraces[vendor].cookies.test(name))) continue;
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=;max-age=0;path=/${domain}`;
    }
  }
}
