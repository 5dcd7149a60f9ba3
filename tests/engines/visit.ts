import { expect } from 'vitest';
import type { Tab } from './engine.ts';
import type { Front } from './front.ts';
import { until } from './until.ts';

/** How long, in ms, a page may take until it is as a check expects it. */
export const PATIENCE_MS = 15_000;

/** A visitor at the site: what is done with eyes, pointer and keys, whatever the engine. */
export interface Visit extends Pick<Tab, 'run' | 'press' | 'type' | 'resize' | 'reload'> {
  /** Opens a page of the site; the pointer rests in its corner. */
  open(path: string): Promise<void>;
  /** Clicks where an element stands still and nothing covers it, having brought it into view. */
  click(selector: string): Promise<void>;
  /** Clicks at a point of the viewport, in px, whatever is there. */
  clickAt(x: number, y: number): Promise<void>;
  /** Puts the pointer over an element, having brought it into view. */
  hover(selector: string): Promise<void>;
  /** Goes back as with the browser's own button; settles on the page before. */
  back(): Promise<void>;
  /** Lets the held script files arrive. */
  release(): void;
}

/** How long, in ms, a page may take to answer one question. */
const ANSWER_MS = 3000;

/**
 * An answer in time. A page that is left while it is being asked never answers, nor does one that
 * the browser keeps for the way back: the question is asked again.
 */
const inTime = <Result>(answer: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The page did not answer.')), ANSWER_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** What is asked again until it is as expected. */
export const soon = <Value>(ask: () => Promise<Value>) =>
  expect.poll(ask, { timeout: PATIENCE_MS, interval: 50 });

/**
 * Where the middle of what a selector finds is, if it stands still and can be hit there. WebKit
 * tells one place of all that glides until it has arrived: its animations know. Runs in the page.
 */
const findMiddle = (selector: string): { x: number; y: number } | string => {
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) => candidate.checkVisibility() && candidate.getClientRects().length > 0,
  );
  if (!element) return `nothing to see of ${selector}`;
  // What scrolling drives stands still with the page.
  const isGliding = ({ playState, timeline }: Animation) =>
    playState === 'running' && timeline === document.timeline;
  for (let part: Element | null = element; part; part = part.parentElement)
    if (part.getAnimations().some(isGliding)) return `${selector} is on its way`;
  const middle = () => {
    const { left, top, width, height } = element.getClientRects()[0] as DOMRect;
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isInView = ({ x, y }: { x: number; y: number }) =>
    x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  if (!isInView(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y } = middle();
  const hit = document.elementFromPoint(x, y);
  const isHit = hit !== null && (element.contains(hit) || hit.closest('label') === element);
  return isHit
    ? { x, y }
    : `${selector} is covered by ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}`;
};

/** A visit with a tab to the site behind a front. */
export function startVisit(tab: Tab, front: Front): Visit {
  const run: Visit['run'] = (code, ...args) => inTime(tab.run(code, ...args));
  const reach = (selector: string) => {
    let before = '';
    return until(async () => {
      const found = await run(findMiddle, selector);
      if (typeof found === 'string') throw new Error(found);
      const here = `${found.x} ${found.y}`;
      if (here !== before) {
        before = here;
        throw new Error(`${selector} is on its way`);
      }
      return found;
    }, PATIENCE_MS);
  };
  return {
    run,
    press: tab.press,
    type: tab.type,
    resize: tab.resize,
    reload: tab.reload,
    release: front.release,
    open: async (path) => {
      await tab.go(front.address + path);
      await tab.point(1, 1);
    },
    click: async (selector) => {
      const { x, y } = await reach(selector);
      await tab.click(x, y);
    },
    clickAt: tab.click,
    hover: async (selector) => {
      const { x, y } = await reach(selector);
      await tab.point(x, y);
    },
    back: async () => {
      const here = await run(() => location.href);
      await run(() => void setTimeout(() => history.back()));
      await soon(() => run(() => location.href)).not.toBe(here);
    },
  };
}
