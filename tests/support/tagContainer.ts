import type { Page, Route } from 'playwright/test';

declare global {
  interface Window {
    /** The events that the container has read, each with the consent that held then. */
    readEvents?: { event: string; consent: Record<string, 'granted' | 'denied'> }[];
  }
}

/**
 * The container as far as a page can tell: reads the queue in its order, takes over `push`, obeys
 * consent commands (an `arguments` object, no list), and for each event that it may count keeps a
 * cookie and reports to a vendor.
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
    window.readEvents.push({ event: item.event, consent: { ...consent } });
    if (consent.analytics_storage === 'granted') {
      document.cookie = '_ga=GA1.1.1.1; path=/';
      fetch('https://region1.google-analytics.com/g/collect?en=' + item.event, { method: 'POST' });
    }
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

/** Fakes the container and where it reports to, on the vendor's own hosts; gives what was asked of them. */
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
