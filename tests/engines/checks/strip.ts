import { expect } from 'vitest';
import { content } from '#tests/support/content.ts';
import type { Check, Subject } from '#tests/engines/check.ts';
import { soon, type Visit } from '#tests/engines/visit.ts';

const { pause, logos } = content.site().clients;

const track = '#Empresas ul';
const control = '#Empresas input[type="checkbox"]';
const label = '#Empresas label';
const open = (visit: Visit) => visit.open('/inicio');

/** How the strip moves: `none`, `running` or `paused`, as the browser itself computes it. */
const motion = (visit: Visit) =>
  visit.run((selector) => {
    const [animation] = document.querySelector(selector)?.getAnimations() ?? [];
    return animation?.playState ?? 'none';
  }, track);

/** Goes by Tab until the keyboard is at the control, or has passed by it. */
async function tabToControl(visit: Visit): Promise<void> {
  await visit.run(() => document.querySelector<HTMLElement>('main')?.focus());
  const isThere = () =>
    visit.run((selector) => document.activeElement?.matches(selector) ?? false, control);
  for (let stops = 0; stops < 40 && !(await isThere()); stops += 1) await visit.press('Tab');
  expect(await isThere()).toBe(true);
}

const checks: Check[] = [
  {
    name: 'its control comes before what it stops, with its name in sight',
    run: async (visit) => {
      await open(visit);
      const found = await visit.run(
        (input, list) => {
          const box = document.querySelector<HTMLInputElement>(input);
          const strip = document.querySelector(list) as Element;
          return {
            isBefore: Boolean(
              box && box.compareDocumentPosition(strip) & Node.DOCUMENT_POSITION_FOLLOWING,
            ),
            name: box?.labels?.[0]?.textContent.trim(),
            isShown: box?.labels?.[0]?.checkVisibility(),
          };
        },
        control,
        track,
      );
      expect(found).toEqual({ isBefore: true, name: pause, isShown: true });
    },
  },
  {
    name: 'the keyboard alone stops it, and its state says so',
    run: async (visit) => {
      await open(visit);
      await tabToControl(visit);
      await visit.press('Space');
      await visit.press('Tab');
      const isChecked = () =>
        visit.run((s) => document.querySelector(`${s}:checked`) !== null, control);
      expect(await isChecked()).toBe(true);
      expect(await motion(visit)).toBe('paused');
      await visit.press('Tab', true);
      await visit.press('Space');
      await visit.press('Tab');
      expect(await isChecked()).toBe(false);
      await soon(() => motion(visit)).toBe('running');
    },
  },
  {
    name: 'the state is the checkbox’s own: no aria-pressed, no second role',
    run: async (visit) => {
      await open(visit);
      const attributes = await visit.run(
        (s) => document.querySelector(s)?.getAttributeNames() ?? [],
        control,
      );
      expect(attributes).toContain('type');
      expect(attributes.filter((name) => name === 'role' || name.startsWith('aria-'))).toEqual([]);
    },
  },
  {
    name: 'stops under the pointer',
    run: async (visit) => {
      await open(visit);
      expect(await motion(visit)).toBe('running');
      await visit.hover('#Empresas div:has(> ul)');
      await soon(() => motion(visit)).toBe('paused');
    },
  },
  {
    name: 'stops while the keyboard is at its control',
    run: async (visit) => {
      await open(visit);
      expect(await motion(visit)).toBe('running');
      await tabToControl(visit);
      await soon(() => motion(visit)).toBe('paused');
      await visit.press('Tab');
      await soon(() => motion(visit)).toBe('running');
    },
  },
  {
    name: 'the second lap is neither read nor reached',
    run: async (visit) => {
      await open(visit);
      const found = await visit.run((selector) => {
        const list = document.querySelector(selector) as Element;
        const images = [...list.querySelectorAll('img')];
        return {
          names: images
            .filter((image) => !image.closest('[aria-hidden="true"]'))
            .map(({ alt }) => alt),
          unread: images
            .filter((image) => image.closest('[aria-hidden="true"]'))
            .map(({ alt }) => alt),
          stops: list.querySelectorAll('a, button, input, [tabindex]').length,
        };
      }, track);
      const names = logos.map(({ name }) => name);
      expect(found).toEqual({ names, unread: names.map(() => ''), stops: 0 });
    },
  },
  {
    name: 'can be stopped without JavaScript',
    settings: { javaScript: false },
    run: async (visit) => {
      await open(visit);
      expect(await motion(visit)).toBe('running');
      await visit.click(label);
      await visit.clickAt(1, 1);
      await soon(() => motion(visit)).toBe('paused');
    },
  },
  {
    name: 'stands still with reduced motion, every logo in sight and nothing to stop',
    settings: { reducedMotion: true },
    run: async (visit) => {
      await open(visit);
      expect(await motion(visit)).toBe('none');
      const found = await visit.run(
        (list, input) => ({
          seen: [...document.querySelectorAll<HTMLImageElement>(`${list} img`)]
            .filter((image) => {
              const { left, right } = image.getBoundingClientRect();
              return image.checkVisibility() && left >= 0 && right <= innerWidth;
            })
            .map(({ alt }) => alt),
          hasControl: document.querySelector(input)?.checkVisibility(),
        }),
        track,
        control,
      );
      expect(found).toEqual({ seen: logos.map(({ name }) => name), hasControl: false });
    },
  },
];

/** The clients' logos that go round on small screens (WCAG 2.2.2). */
export const stripSubject: Subject = { title: 'logo strip', checks };
