import type { Page } from 'playwright/test';

/** What of a page, as it is printed, floats over its text or stays folded. */
export const lostOnPaper = (page: Page): Promise<{ floating: string[]; folded: string[] }> =>
  page.evaluate(() => {
    const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
      element.checkVisibility({ contentVisibilityAuto: true }),
    );
    const say = (element: Element) => element.outerHTML.slice(0, 120);
    return {
      floating: all
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .map(say),
      folded: [...document.querySelectorAll('main details > :not(summary)')]
        .filter((element) => element.getBoundingClientRect().height === 0)
        .map(say),
    };
  });
