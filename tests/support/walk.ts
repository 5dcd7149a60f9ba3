import type { Page } from 'playwright/test';

/** Everything that a pointer or a key can do something with. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex]:not([tabindex^="-"])';

/** How many stops the bar of a phone may have, which a walk goes past. */
const BAR = 2;

/** What has to be large enough for any finger: menu, badges, pauses, toggle, fields and buttons. */
const LARGE =
  'header *, dialog *, #flotante *, form button, form input:not([type="checkbox"]), label[for], [role="list"][aria-label] a, main [data-cta-id]:not(p *)';

/** A place where the keyboard has stopped. */
export interface Stop {
  /** Its number among the page's controls in the order of the document; -1: it is none of them. */
  index: number;
  /** Its opening tag, for messages. */
  tag: string;
  /** What hides its middle, or what of the header hides one of its corners. */
  covers: string[];
  /** The ring around it: how wide in px, its colour and that of what it lies on. */
  ring: { width: number; color: string; ground: string };
}

interface WalkTools {
  /** The controls that can be reached now, in the order of the document. */
  controls(): HTMLElement[];
  /** What is seen of a control: its label, where it is itself transparent. */
  seen(control: Element): Element;
  /** Where the keyboard was after each press of Tab; null where it was at nothing of the page. */
  stops: (Stop | null)[];
}

declare global {
  interface Window {
    walkTools?: WalkTools;
  }
}

/** Puts into the page what the walks ask of it. */
export const prepareWalk = (page: Page): Promise<void> =>
  page.evaluate((selector) => {
    const controls = () =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (control) =>
          control.tabIndex >= 0 &&
          !control.matches(':disabled') &&
          !control.closest('[inert]') &&
          // Comes and goes with what is in view: its own tests walk through it.
          !control.closest('[data-demo-bar]') &&
          control.checkVisibility({ visibilityProperty: true }) &&
          // A modal dialog is all there is while it is open.
          (!document.querySelector('dialog:modal') || control.closest('dialog:modal')),
      );
    const seenOf = (control: Element) => {
      const [label] = (control as HTMLInputElement).labels ?? [];
      return getComputedStyle(control).opacity === '0' && label ? label : control;
    };
    const readStop = (): Stop | null => {
      const control = document.activeElement as HTMLElement | null;
      if (!control || control === document.body) return null;
      const seen = seenOf(control);
      // A link in a text may be in two lines: the widest part stands for it.
      const [part] = [...seen.getClientRects()].sort((a, b) => b.width - a.width);
      const { x, y, width, height } = part ?? seen.getBoundingClientRect();

      const round = Math.min(parseFloat(getComputedStyle(seen).borderRadius) || 0, height / 2);
      const inset = round * (1 - Math.SQRT1_2) + 1;
      const over = (left: number, top: number) => document.elementFromPoint(left, top);
      const isOther = (element: Element | null) =>
        !element ||
        !(seen.contains(element) || control.contains(element) || element.contains(seen));
      // Of what is larger than the screen, the middle of what can be seen.
      const between = (from: number, to: number, end: number) =>
        (Math.max(0, from) + Math.min(to, end)) / 2;
      const middle = over(between(x, x + width, innerWidth), between(y, y + height, innerHeight));
      const corners = [
        over(x + inset, y + inset),
        over(x + width - inset, y + inset),
        over(x + inset, y + height - inset),
        over(x + width - inset, y + height - inset),
        // What is taller than the screen always has a corner behind the header.
      ].filter((corner) => height < innerHeight && corner?.closest('header'));
      const covers = [middle, ...corners].filter(isOther);

      // The ring of a link that is stretched over its card goes around the card.
      const [own, stretched] = [getComputedStyle(seen), getComputedStyle(seen, '::after')];
      const style = own.outlineStyle === 'none' ? stretched : own;
      const offset = parseFloat(style.outlineOffset);
      const paper = (element: Element) => getComputedStyle(element).backgroundColor;
      // What lies under the ring may be beside the control in the document, as a field is.
      const ground = document
        .elementsFromPoint(offset < 0 ? x + 1 : Math.max(0, x - offset - 1), y + height / 2)
        .filter((element) => offset < 0 || !seen.contains(element))
        .find((element) => !/(, | \/ )0\)$/.test(paper(element)));

      return {
        ring: {
          width: style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth),
          color: style.outlineColor,
          ground: ground ? paper(ground) : 'rgb(255, 255, 255)',
        },
        index: controls().indexOf(control),
        tag: control.outerHTML.slice(0, 120),
        covers: covers.map(
          (element) => element?.outerHTML.slice(0, 80) ?? 'the edge of the screen',
        ),
      };
    };
    const tools: WalkTools = { controls, seen: seenOf, stops: [] };
    window.walkTools = tools;
    // When the key comes up the focus has moved and what has it is in view.
    // The bar comes and goes with what is in view, so a walk goes past it.
    const isInBar = () => document.activeElement?.closest('[data-demo-bar]');
    addEventListener(
      'keyup',
      ({ key }) => key === 'Tab' && !isInBar() && tools.stops.push(readStop()),
      true,
    );
  }, CONTROLS);

/** Where it came from: past the last control, or past the first one on the way back. */
const comesRound = (key: WalkKey, from: Stop | null | undefined, to: Stop | null) =>
  to === null || (from && (key === 'Tab' ? to.index < from.index : to.index > from.index));

type WalkKey = 'Tab' | 'Shift+Tab';

/**
 * Goes once through the page by keyboard and gives the places where it stopped, from the end of the
 * page that the key comes in at. The page itself notes every stop.
 */
export async function walk(page: Page, key: WalkKey): Promise<Stop[]> {
  const count = await controlCount(page);
  await page.evaluate(() => void (window.walkTools && (window.walkTools.stops = [])));
  const session = await page.context().newCDPSession(page);
  const stroke = {
    key: 'Tab',
    code: 'Tab',
    windowsVirtualKeyCode: 9,
    modifiers: key === 'Tab' ? 0 : 8,
  };
  // Round twice, past the bar too: wherever the keyboard was before, a whole walk is among it.
  for (let presses = 2 * (count + BAR) + 4; presses > 0; presses -= 1) {
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...stroke });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...stroke });
  }
  await session.detach();

  const stops = await page.evaluate(() => window.walkTools?.stops ?? []);
  const end = stops.findIndex((stop, index) => comesRound(key, stops[index - 1], stop));
  const walked: Stop[] = [];
  for (const stop of stops.slice(end === -1 ? 0 : stops[end] ? end : end + 1)) {
    if (!stop || walked.some(({ index }) => index !== -1 && index === stop.index)) break;
    walked.push(stop);
  }
  return walked;
}

/** How many controls the keyboard should be able to reach now. */
export const controlCount = (page: Page): Promise<number> =>
  page.evaluate(() => window.walkTools?.controls().length ?? 0);

/**
 * The controls that are too small for a finger (WCAG 2.5.8): under 24 px without room around, or,
 * where they are the menu, badges, pauses, toggle, fields or buttons, under 44 px.
 */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((large) => {
    const { walkTools } = window;
    if (!walkTools) throw new Error('The walk is not prepared.');
    const targets = walkTools.controls().map((control) => {
      const seen = walkTools.seen(control);
      const { x, y, width, height } = seen.getBoundingClientRect();
      const isInText = getComputedStyle(seen).display === 'inline';
      return { seen, isInText, x, y, width, height };
    });
    const reach = (one: (typeof targets)[0], other: (typeof targets)[0]) => {
      const [left, top] = [one.x + one.width / 2, one.y + one.height / 2];
      const nearest = [
        Math.max(other.x, Math.min(left, other.x + other.width)),
        Math.max(other.y, Math.min(top, other.y + other.height)),
      ] as const;
      return Math.hypot(left - nearest[0], top - nearest[1]);
    };
    return targets
      .filter((target) => {
        const { seen, isInText, width, height } = target;
        // The label of a field is a target of the same size.
        if (seen.matches(large)) return width < 44 || height < 44;
        if (isInText || (width >= 24 && height >= 24)) return false;
        return targets.some((other) => other !== target && reach(target, other) < 12);
      })
      .map(({ seen, width, height }) => `${width} × ${height}: ${seen.outerHTML.slice(0, 120)}`);
  }, LARGE);

/** What of a page may only change by a click or a key that means it. */
export const readState = (page: Page) =>
  page.evaluate(() => ({
    address: location.href,
    open: [...document.querySelectorAll('dialog[open], details[open]')].length,
    checked: [...document.querySelectorAll(':checked')].length,
    values: [...document.querySelectorAll('input')].map(({ value }) => value),
  }));

/** Presses every control without letting go over it (WCAG 2.5.2). */
export const pressAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const control of window.walkTools?.controls() ?? []) {
      for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
        control.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
      }
    }
    await document.documentElement.animate(null, 50).finished;
  });

/** Something that moves by itself. */
interface Motion {
  element: string;
  /** When it ends, in s. */
  ends: number;
  /** How often a second it goes from light to dark or back, by its keyframes. */
  flashes: number;
  isPaused: boolean;
}

/** Everything that moves by itself on a page, whether or not it is in view (WCAG 2.2.2, 2.3.1). */
export const motions = (page: Page): Promise<Motion[]> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const steps = (name: string) =>
      rules
        .filter((rule) => rule instanceof CSSKeyframesRule)
        .filter((rule) => rule.name === name)
        .flatMap((rule) => [...rule.cssRules] as CSSKeyframeRule[])
        .filter(({ style }) =>
          ['opacity', 'visibility', 'color', 'background-color', 'fill', 'stroke', 'filter'].some(
            (property) => style.getPropertyValue(property) !== '',
          ),
        ).length;
    const shown = [...document.querySelectorAll('*')].filter((element) =>
      element.checkVisibility(),
    );
    return shown.flatMap((element) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (style.animationName === 'none' || style.animationTimeline !== 'auto') return [];
        const names = style.animationName.split(', ');
        const list = (value: string) => value.split(', ').map(parseFloat);
        const [duration, delay] = [list(style.animationDuration), list(style.animationDelay)];
        const counts = style.animationIterationCount.split(', ');
        return names.map((name, index) => {
          const length = duration[index % duration.length] ?? 0;
          const count =
            counts[index % counts.length] === 'infinite'
              ? Infinity
              : Number(counts[index % counts.length]);
          return {
            element: element.outerHTML.slice(0, 80),
            ends: (delay[index % delay.length] ?? 0) + length * count,
            // As many in a second as it has, and never more than it has at all.
            flashes: length ? Math.min(1 / length, count) * (steps(name) / 2) : 0,
            isPaused: style.animationPlayState === 'paused',
          };
        });
      }),
    );
  });
