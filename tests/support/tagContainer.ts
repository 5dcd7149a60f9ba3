import type { Page, Route } from 'playwright/test';
import type { CtaClick } from '#measurement/events.ts';

/** The container's id in the site that has one, the variant `settings`. */
export const CONTAINER_ID = 'GTM-PRUEBA1';

/** What the vendor's uses of cookies are called, and whether they are allowed. */
export type Consent = Record<string, 'granted' | 'denied'>;

/** An event as the container met it: with the consent that held when it was read. */
export interface ReadEvent {
  event: Partial<CtaClick>;
  consent: Consent;
}

declare global {
  interface Window {
    readEvents?: ReadEvent[];
  }
}

/**
 * The container, as far as a page can tell: reads what is in the queue in its order, takes over
 * `push`, obeys consent commands (an `arguments` object, no list), and for each event that it may
 * count keeps a cookie and tells a vendor.
 */
const program = `
(() => {
  const consent = {};
  const read = (window.readEvents = []);
  const handle = (item) => {
    if (Object.prototype.toString.call(item) === '[object Arguments]') {
      if (item[0] === 'consent') Object.assign(consent, item[2]);
      return;
    }
    read.push({ event: { ...item }, consent: { ...consent } });
    if (consent.analytics_storage === 'granted') {
      document.cookie = '_ga=GA1.1.1.1; path=/';
      fetch('https://region1.google-analytics.com/g/collect?en=' + item.event, { method: 'POST' });
    }
    if (consent.ad_storage === 'granted') document.cookie = '_gcl_au=1.1.1; path=/';
  };
  const queue = window.dataLayer;
  const push = queue.push;
  queue.forEach(handle);
  queue.push = function (...items) {
    push.apply(queue, items);
    items.forEach(handle);
  };
})();`;

/** The working container. */
export const answerContainer = (route: Route) =>
  route.fulfill({ contentType: 'application/javascript', body: program });

/** Plays the container and where it reports to, on the vendor's own hosts; gives what was asked of them. */
export async function playContainer(
  page: Page,
  answer: (route: Route) => unknown = answerContainer,
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/google-analytics\.com/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await page.route(/googletagmanager\.com/, (route) => {
    asked.push(route.request().url());
    return answer(route);
  });
  return asked;
}
