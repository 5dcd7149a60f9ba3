import type { Page, Route } from 'playwright/test';

declare global {
  interface Window {
    readEvents?: string[];
  }
}

/**
 * Fake container: reads the queue in order, replaces `push`, obeys consent commands (an `arguments`
 * object, not an array), and sets only the cookies that consent allows.
 */
const program = `
(() => {
  const consent = {};
  window.readEvents = [];
  const handle = (item) => {
    if (Object.prototype.toString.call(item) === '[object Arguments]') {
      if (item[0] === 'consent') Object.assign(consent, item[2]);
      return;
    }
    window.readEvents.push(item.event);
    if (consent.analytics_storage === 'granted') document.cookie = '_ga=GA1.1.1.1; path=/';
    if (consent.ad_storage === 'granted') document.cookie = '_gcl_au=1.1.1; path=/';
  };
  const queue = window.dataLayer;
  const push = queue.push;
  queue.forEach(handle);
  queue.push = (...items) => {
    push.apply(queue, items);
    items.forEach(handle);
  };
})();`;

const answerContainer = (route: Route) =>
  route.fulfill({ contentType: 'application/javascript', body: program });

/** @returns the addresses requested from the vendor */
export async function fakeContainer(
  page: Page,
  answer: (route: Route) => unknown = answerContainer,
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/googletagmanager\.com/, (route) => {
    asked.push(route.request().url());
    return answer(route);
  });
  return asked;
}
