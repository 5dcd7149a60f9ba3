import type { Page } from 'playwright/test';
import { commonest, contrast, grow, pixelsOf, shoot, type Box, type Shot } from './pixels.ts';

/** Everything that a pointer or a key can do something with. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex]:not([tabindex^="-"])';

/** What has to be large enough for any finger: menu, badges, pauses, toggle, fields and buttons. */
const LARGE =
  'header *, dialog *, #flotante *, form button, form input:not([type="checkbox"]), label[for], [role="list"][aria-label] a, main [data-cta-id]:not(p *)';

/** A place where the keyboard has stopped. */
export interface Stop {
  /** Its number among the page's controls in the order of the document; -1: it is none of them. */
  index: number;
  /** Its opening tag, for messages. */
  tag: string;
  /** Where it is seen: what stands for it, where it is itself transparent. */
  box: Box;
  /** The part that has to be made out without text: an icon, a field. */
  shape: { box: Box; isField: boolean } | null;
  /** What hides its middle, or what of the header hides one of its corners. */
  covers: string[];
}

interface WalkTools {
  /** The controls that can be reached now, in the order of the document. */
  controls(): HTMLElement[];
  /** What is seen of a control: its label, where it is itself transparent. */
  seen(control: Element): Element;
}

declare global {
  interface Window {
    walkTools?: WalkTools;
  }
}

/** Puts into the page what the walks ask of it. */
export const prepareWalk = (page: Page): Promise<void> =>
  page.evaluate((selector) => {
    window.walkTools = {
      controls: () =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (control) =>
            control.tabIndex >= 0 &&
            !control.matches(':disabled') &&
            !control.closest('[inert]') &&
            control.checkVisibility({ visibilityProperty: true }) &&
            // A modal dialog is all there is while it is open.
            (!document.querySelector('dialog:modal') || control.closest('dialog:modal')),
        ),
      seen: (control) => {
        const [label] = (control as HTMLInputElement).labels ?? [];
        return getComputedStyle(control).opacity === '0' && label ? label : control;
      },
    };
  }, CONTROLS);

/** Where the keyboard is; null when it has left the page. */
const readStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const control = document.activeElement as HTMLElement | null;
    const { walkTools } = window;
    if (!walkTools || !control || control === document.body) return null;
    const boxOf = ({ x, y, width, height }: DOMRect) => ({ x, y, width, height });
    const seen = walkTools.seen(control);
    // A link in a text may be in two lines: the widest part stands for it.
    const [part] = [...seen.getClientRects()].sort((a, b) => b.width - a.width);
    const box = boxOf(part ?? seen.getBoundingClientRect());
    const { x, y, width, height } = box;

    const round = Math.min(parseFloat(getComputedStyle(seen).borderRadius) || 0, height / 2);
    const inset = round * (1 - Math.SQRT1_2) + 1;
    const over = (left: number, top: number) => document.elementFromPoint(left, top);
    const isOther = (element: Element | null) =>
      !element || !(seen.contains(element) || control.contains(element) || element.contains(seen));
    // Of what is larger than the screen, the middle of what can be seen.
    const between = (from: number, to: number, end: number) =>
      (Math.max(0, from) + Math.min(to, end)) / 2;
    const middle = over(between(x, x + width, innerWidth), between(y, y + height, innerHeight));
    const corners = [
      over(x + inset, y + inset),
      over(x + width - inset, y + inset),
      over(x + inset, y + height - inset),
      over(x + width - inset, y + height - inset),
    ].filter((corner) => corner?.closest('header'));
    const covers = [middle, ...corners].filter(isOther);

    const icon = seen.querySelector('svg');
    const isField = control.matches('input, select, textarea');
    const mark = isField && seen !== control;
    const shapeBox = icon
      ? boxOf(icon.getBoundingClientRect())
      : // A label draws its own box before its text, as high as a line is.
        mark
        ? { x, y: y + height / 2 - 12, width: 24, height: 24 }
        : box;
    return {
      index: walkTools.controls().indexOf(control),
      tag: control.outerHTML.slice(0, 120),
      box,
      shape: icon || isField ? { box: shapeBox, isField: !icon } : null,
      covers: covers.map((element) => element?.outerHTML.slice(0, 80) ?? 'the edge of the screen'),
    };
  });

/** Presses a key until the keyboard leaves the page or comes round; calls `atEach` at every stop. */
export async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  atEach: (stop: Stop) => Promise<void> = () => Promise.resolve(),
): Promise<Stop[]> {
  const most = 2 + (await controlCount(page));
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    const stop = await readStop(page);
    if (!stop || stops.some(({ index }) => index !== -1 && index === stop.index)) break;
    stops.push(stop);
    await atEach(stop);
  }
  return stops;
}

/** Takes the keyboard out of the page: the next Tab is the first of the page. */
export async function leavePage(page: Page): Promise<void> {
  const most = 2 + (await controlCount(page));
  for (let press = 0; press < most && (await readStop(page)); press += 1) {
    await page.keyboard.press('Tab');
  }
}

/** How many controls the keyboard should be able to reach now. */
export const controlCount = (page: Page): Promise<number> =>
  page.evaluate(() => window.walkTools?.controls().length ?? 0);

/** How far outside a control its ring may be drawn, in px. */
const RING_REACH = 8;
/** How thick a ring has to be at least, in px; round corners make it a little shorter than its box. */
const RING_THICKNESS = 2;
const ROUNDING = 0.85;
/** The contrast that everything without words needs with what is beside it, or was there before. */
const LEAST_CONTRAST = 3;
/** The share of an icon's box that its lines cover at least. */
const ICON_SHARE = 0.03;

/** How long the sides of a box are together, as far as they are within `view`. */
function sidesOf(box: Box, view: Box): number {
  const [left, right] = [Math.max(box.x, view.x), Math.min(box.x + box.width, view.x + view.width)];
  const [top, bottom] = [
    Math.max(box.y, view.y),
    Math.min(box.y + box.height, view.y + view.height),
  ];
  const across = Number(top === box.y) + Number(bottom === box.y + box.height);
  const down = Number(left === box.x) + Number(right === box.x + box.width);
  return across * (right - left) + down * (bottom - top);
}

const lackOfRing = ({ box }: Stop, focused: Shot, plain: Shot): string | null => {
  let changed = 0;
  for (const { x, y, color } of pixelsOf(focused)) {
    if (contrast(color, plain.at(x, y)) >= LEAST_CONTRAST) changed += 1;
  }
  const needed = ROUNDING * RING_THICKNESS * sidesOf(box, plain.box);
  return changed >= needed ? null : `2.4.7: ${changed} px of ring, needs ${Math.ceil(needed)}`;
};

const lackOfShape = ({ shape }: Stop, plain: Shot): string | null => {
  if (!shape) return null;
  const { box, isField } = shape;
  const area = grow(box, isField ? RING_REACH / 2 : 0);
  const pixels = [...pixelsOf(plain)].filter(({ x, y }) => {
    const [left, top] = [x + plain.box.x - area.x, y + plain.box.y - area.y];
    return left >= 0 && top >= 0 && left < area.width && top < area.height;
  });
  const isOutside = ({ x, y }: { x: number; y: number }) => {
    const [left, top] = [x + plain.box.x - box.x, y + plain.box.y - box.y];
    return left < 0 || top < 0 || left >= box.width || top >= box.height;
  };
  const grounds = isField ? pixels.filter(isOutside) : pixels;
  const ground = commonest(grounds.map(({ color }) => color));
  const standing = pixels.filter(({ color }) => contrast(color, ground) >= LEAST_CONTRAST).length;
  // A field is at least a line around it; an icon, lines within its box.
  const needed = isField ? ROUNDING * 2 * (box.width + box.height) : ICON_SHARE * pixels.length;
  return standing >= needed ? null : `1.4.11: ${standing} px of shape, needs ${Math.ceil(needed)}`;
};

/**
 * What is wrong with how the control looks that has the focus, by its pixels with and without it:
 * its ring must be a line of 2 px around it that changes by 3:1 (WCAG 2.4.7, 2.4.13), and its icon
 * or field must have 3:1 against its ground (WCAG 1.4.11).
 */
export async function lacksOf(page: Page, stop: Stop): Promise<string[]> {
  const area = grow(stop.box, RING_REACH);
  const focused = await shoot(page, area);
  const control = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await control.evaluate((element) => element.blur());
  const plain = await shoot(page, area);
  await control.evaluate((element) => element.focus({ preventScroll: true }));
  const lacks = [lackOfRing(stop, focused, plain), lackOfShape(stop, plain)];
  return lacks.filter((lack) => lack !== null).map((lack) => `${lack}: ${stop.tag}`);
}

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
    return [...document.querySelectorAll('*')].flatMap((element) =>
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
            flashes: length ? steps(name) / 2 / length : 0,
            isPaused: style.animationPlayState === 'paused',
          };
        });
      }),
    );
  });
