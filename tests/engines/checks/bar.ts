import { expect } from 'vitest';
import type { Check, Subject } from '#tests/engines/check.ts';
import { soon, type Visit } from '#tests/engines/visit.ts';

const desktop = [1280, 800] as const;

/** Whether the bar can be seen, whole, at the foot of the screen. */
const isThere = (visit: Visit) =>
  visit.run(() => {
    const bar = document.querySelector('[data-demo-bar]');
    const box = bar?.getBoundingClientRect();
    return Boolean(
      bar?.checkVisibility({ visibilityProperty: true }) && box && box.bottom <= innerHeight + 1,
    );
  });

/** Brings an element to the middle of the screen. */
const show = (visit: Visit, selector: string) =>
  visit.run((found) => {
    document.querySelector(found)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, selector);

const checks: Check[] = [
  {
    name: 'leaves while a demo button of the page is in view, and comes back',
    run: async (visit) => {
      await visit.open('/landing/auditorias');
      await show(visit, '[aria-labelledby="ciclo"] li:nth-child(3)');
      await soon(() => isThere(visit)).toBe(true);
      await show(visit, 'main a[data-demo]');
      await soon(() => isThere(visit)).toBe(false);
      await show(visit, 'footer a[data-demo]');
      await soon(() => isThere(visit)).toBe(false);
    },
  },
  {
    name: 'leads to the demo',
    run: async (visit) => {
      await visit.open('/TerminosYCondiciones');
      await visit.click('[data-demo-bar] a');
      await soon(() => visit.run(() => location.pathname)).toBe('/contacto');
    },
  },
  {
    name: 'is there without JavaScript',
    settings: { javaScript: false },
    run: async (visit) => {
      await visit.open('/soluciones');
      expect(await isThere(visit)).toBe(true);
    },
  },
  {
    name: 'a computer has none',
    size: desktop,
    run: async (visit) => {
      await visit.open('/TerminosYCondiciones');
      expect(await isThere(visit)).toBe(false);
    },
  },
];

/** The bar of a phone with the ways to the demo. */
export const barSubject: Subject = { title: 'bar', checks };
