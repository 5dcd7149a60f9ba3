import type { Page } from 'playwright/test';

/** Something of the site's own that a page asks for. */
export interface OwnRequest {
  type: string;
  path: string;
}

/** Writes down what of the site's own a page asks for, in the order of asking. */
export function watchOwnRequests(page: Page): OwnRequest[] {
  const asked: OwnRequest[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname === 'localhost') asked.push({ type: request.resourceType(), path: pathname });
  });
  return asked;
}

/** Whether a request is for a program. */
export const isScript = ({ type, path }: OwnRequest): boolean =>
  type === 'script' || /\.m?js$/.test(path);

/** Settles once a page that has loaded has done what it does by itself: painted, and been idle. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
      ),
  );
