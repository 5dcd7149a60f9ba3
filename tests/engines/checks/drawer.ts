import { expect } from 'vitest';
import { content } from '#tests/support/content.ts';
import type { Check, Subject } from '#tests/engines/check.ts';
import { soon, type Visit } from '#tests/engines/visit.ts';

const { navigation } = content.site();

/** What opens the drawer and what closes it. */
export const menuButton = `[aria-label="${navigation.menu}"]`;
const closeButton = `[aria-label="${navigation.close}"]`;

const readDrawer = () => {
  const dialog = document.querySelector('dialog');
  const { activeElement } = document;
  return {
    // What slides away is there for a moment more.
    isOpen: Boolean(dialog?.open || dialog?.checkVisibility()),
    isModal: Boolean(dialog?.matches(':modal')),
    isFocusInside: Boolean(dialog?.contains(activeElement)),
    focus: activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? '',
  };
};
const drawer = (visit: Visit) => visit.run(readDrawer);

/** The state that the menu button tells: null while its island has not said anything. */
export const toldState = (visit: Visit) =>
  visit.run(
    () =>
      document.querySelector('button[aria-haspopup="dialog"]')?.getAttribute('aria-expanded') ??
      null,
  );

/** Opens the home page and reaches for the menu button until its island is awake. */
export async function wakeDrawer(visit: Visit): Promise<void> {
  await visit.open('/inicio');
  await visit.hover(menuButton);
  await soon(() => toldState(visit)).toBe('false');
}

/** Waits until the drawer is open, in front of a page that can't be reached. */
export const expectOpen = (visit: Visit) =>
  soon(() => drawer(visit)).toMatchObject({ isOpen: true, isModal: true });
/** Waits until nothing is left of the drawer. */
export const expectClosed = (visit: Visit) =>
  soon(() => drawer(visit)).toMatchObject({ isOpen: false, isFocusInside: false });

async function openDrawer(visit: Visit): Promise<void> {
  await wakeDrawer(visit);
  await visit.click(menuButton);
  await expectOpen(visit);
}

/** Where the keyboard is after one more press of Tab: at a stop of the drawer, in the page, in neither. */
async function step(visit: Visit, backwards = false): Promise<string> {
  await visit.press('Tab', backwards);
  return visit.run(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return 'browser';
    if (!activeElement.closest('dialog')) return 'page';
    return activeElement.getAttribute('href') ?? activeElement.tagName;
  });
}

/** Goes round by Tab until every stop of the drawer was there twice; the page never is. */
async function expectRound(visit: Visit, backwards: boolean): Promise<void> {
  await openDrawer(visit);
  const stops = await visit.run(() =>
    [...document.querySelectorAll('dialog a, dialog button')]
      .filter((control) => control.checkVisibility())
      .map((control) => control.getAttribute('href') ?? control.tagName),
  );
  expect(stops.length).toBeGreaterThan(navigation.items.length);

  // Past the last stop the keyboard is with the browser's own controls for a while.
  const places: string[] = [];
  for (let presses = 0; presses < 4 * stops.length; presses += 1) {
    places.push(await step(visit, backwards));
  }
  expect(places).not.toContain('page');
  for (const stop of stops) {
    expect(places.filter((place) => place === stop).length, stop).toBeGreaterThanOrEqual(2);
  }
}

const isPageLocked = (visit: Visit) =>
  visit.run(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

const checks: Check[] = [
  {
    name: 'is a dialog to assistive technology',
    run: async (visit) => {
      await openDrawer(visit);
      expect(
        await visit.run(() => {
          const dialog = document.querySelector('dialog[open]');
          return [dialog?.tagName, dialog?.getAttribute('role') ?? 'dialog'];
        }),
      ).toEqual(['DIALOG', 'dialog']);
    },
  },
  {
    name: 'is modal, by the browser itself',
    run: async (visit) => {
      await openDrawer(visit);
      expect(await drawer(visit)).toMatchObject({ isModal: true });
    },
  },
  {
    name: 'has the name that its content gives it',
    run: async (visit) => {
      await openDrawer(visit);
      const name = await visit.run(() => {
        const id = document.querySelector('dialog')?.getAttribute('aria-labelledby');
        return document.getElementById(id ?? '')?.textContent.trim();
      });
      expect(name).toBe(navigation.drawerTitle);
    },
  },
  {
    name: 'takes the focus when it opens',
    run: async (visit) => {
      await openDrawer(visit);
      await soon(() => drawer(visit)).toMatchObject({ isFocusInside: true });
    },
  },
  { name: 'Tab stays inside', run: (visit) => expectRound(visit, false) },
  { name: 'Shift+Tab stays inside', run: (visit) => expectRound(visit, true) },
  {
    name: 'Escape closes it',
    run: async (visit) => {
      await openDrawer(visit);
      await visit.press('Escape');
      await expectClosed(visit);
    },
  },
  {
    name: 'the focus returns to what opened it',
    run: async (visit) => {
      await openDrawer(visit);
      await visit.press('Escape');
      await soon(() => drawer(visit)).toMatchObject({ isOpen: false, focus: navigation.menu });
    },
  },
  {
    name: 'has a close button inside, large enough, that works',
    run: async (visit) => {
      await openDrawer(visit);
      const size = await visit.run((selector) => {
        const box = document.querySelector(`dialog ${selector}`)?.getBoundingClientRect();
        return Math.min(box?.width ?? 0, box?.height ?? 0);
      }, closeButton);
      expect(size).toBeGreaterThanOrEqual(44);
      await visit.click(closeButton);
      await expectClosed(visit);
    },
  },
  {
    name: 'the page behind is dimmed and out of reach',
    run: async (visit) => {
      await openDrawer(visit);
      const behind = await visit.run(() => {
        const dialog = document.querySelector('dialog') as HTMLDialogElement;
        const link = document.querySelector<HTMLElement>('main a[href]');
        link?.focus();
        return {
          hit: document.elementFromPoint(8, innerHeight / 2) === dialog,
          isFocused: document.activeElement === link,
          ground: getComputedStyle(dialog, '::backdrop').backgroundColor,
        };
      });
      expect(behind).toMatchObject({ hit: true, isFocused: false });
      expect(behind.ground).not.toBe('rgba(0, 0, 0, 0)');
    },
  },
  {
    name: 'holds the page still while it is open, and frees it afterwards',
    run: async (visit) => {
      await openDrawer(visit);
      expect(await isPageLocked(visit)).toBe(true);
      await visit.press('Escape');
      await expectClosed(visit);
      await soon(() => isPageLocked(visit)).toBe(false);
      await visit.press('End');
      await soon(() => visit.run(() => scrollY)).toBeGreaterThan(0);
    },
  },
  {
    name: 'closes when the screen grows past its widths',
    run: async (visit) => {
      await openDrawer(visit);
      await visit.resize(1280, 800);
      await expectClosed(visit);
      expect(await isPageLocked(visit)).toBe(false);
    },
  },
  {
    name: 'what opens it says whether it is open',
    run: async (visit) => {
      await openDrawer(visit);
      await soon(() => toldState(visit)).toBe('true');
      await visit.press('Escape');
      await soon(() => toldState(visit)).toBe('false');
    },
  },
  {
    name: 'no focus goes to its links while it is closed',
    run: async (visit) => {
      await openDrawer(visit);
      await visit.press('Escape');
      await expectClosed(visit);
      for (let stop = 0; stop < 6; stop += 1) expect(await step(visit)).toBe('page');
      const isFocusable = await visit.run(() => {
        const link = document.querySelector<HTMLElement>('dialog a');
        link?.focus();
        return document.activeElement === link;
      });
      expect(isFocusable).toBe(false);
    },
  },
  {
    name: 'works on a page that the browser kept for the way back',
    run: async (visit) => {
      await openDrawer(visit);
      await visit.run(() => void Object.assign(window, { wasKept: true }));
      await visit.click('dialog nav a');
      await soon(() => visit.run(() => location.pathname)).toBe(navigation.items[0]?.href);
      await visit.back();
      await soon(() => visit.run(() => 'wasKept' in window)).toBe(true);
      await expectClosed(visit);
      await soon(() => toldState(visit)).toBe('false');
      await visit.click(menuButton);
      await expectOpen(visit);
      await soon(() => toldState(visit)).toBe('true');
      await visit.press('Escape');
      await expectClosed(visit);
    },
  },
  {
    name: 'is the only dialog of the page',
    run: async (visit) => {
      await openDrawer(visit);
      expect(
        await visit.run(
          () => document.querySelectorAll('dialog, [role="dialog"], [role="alertdialog"]').length,
        ),
      ).toBe(1);
    },
  },
];

/** The menu below 768 px, after the APG's modal dialog. */
export const drawerSubject: Subject = { title: 'drawer', checks };
