import { expect } from 'vitest';
import { content } from '#tests/support/content.ts';
import type { Check, Subject } from '#tests/engines/check.ts';
import { soon, type Visit } from '#tests/engines/visit.ts';

const { login } = content.page('Login');
const WORD = 'una clave';

const field = '#password';
/** What shows or masks the password. */
export const toggle = 'button[aria-controls="password"]';
const submit = 'form button[data-submit]';

/** What is seen and heard of the field. */
export const state = (visit: Visit) =>
  visit.run(
    (input, button) => {
      const box = document.querySelector<HTMLInputElement>(input);
      const control = document.querySelector(button);
      return {
        type: box?.type,
        value: box?.value,
        name: control?.getAttribute('aria-label'),
        word: control?.textContent,
        said: document.querySelector('form [aria-live]')?.textContent,
        isFocused: document.activeElement === control,
      };
    },
    field,
    toggle,
  );

const shown = { type: 'text', name: login.hideLabel, word: login.hide };
const masked = { type: 'password', name: login.showLabel, word: login.show };

async function write(visit: Visit): Promise<void> {
  await visit.open('/Login');
  await visit.click(field);
  await visit.type(WORD);
}
async function show(visit: Visit): Promise<void> {
  await write(visit);
  await visit.click(toggle);
  await soon(() => state(visit)).toMatchObject(shown);
}

const checks: Check[] = [
  {
    name: 'is masked at first, and nothing is announced',
    run: async (visit) => {
      await visit.open('/Login');
      expect(await state(visit)).toMatchObject({ ...masked, said: '' });
    },
  },
  {
    name: 'the toggle shows it and masks it again',
    run: async (visit) => {
      await show(visit);
      await visit.click(toggle);
      await soon(() => state(visit)).toMatchObject(masked);
    },
  },
  {
    name: 'what was written stays, masked or not',
    run: async (visit) => {
      await show(visit);
      expect(await state(visit)).toMatchObject({ value: WORD });
      await visit.click(toggle);
      await soon(() => state(visit)).toMatchObject({ ...masked, value: WORD });
    },
  },
  {
    name: 'each change is announced',
    run: async (visit) => {
      await show(visit);
      await soon(() => state(visit)).toMatchObject({ said: login.shown });
      await visit.click(toggle);
      await soon(() => state(visit)).toMatchObject({ said: login.hidden });
    },
  },
  {
    name: 'the toggle’s name is its state: no aria-pressed; it names its field and sends nothing',
    run: async (visit) => {
      await visit.open('/Login');
      const attributes = await visit.run((selector) => {
        const control = document.querySelector(selector);
        return ['aria-pressed', 'aria-controls', 'type'].map((name) => control?.getAttribute(name));
      }, toggle);
      expect(attributes).toEqual([null, 'password', 'button']);
    },
  },
  {
    name: 'the keyboard alone does it, and stays where it is',
    run: async (visit) => {
      await write(visit);
      await visit.press('Tab');
      await soon(() => state(visit)).toMatchObject({ isFocused: true });
      await visit.press('Enter');
      await soon(() => state(visit)).toMatchObject({ ...shown, isFocused: true });
      await visit.press('Space');
      await soon(() => state(visit)).toMatchObject({ ...masked, isFocused: true });
    },
  },
  {
    name: 'is masked again when the form is sent',
    run: async (visit) => {
      await show(visit);
      await visit.click(submit);
      await soon(() => state(visit)).toMatchObject({ ...masked, said: '' });
    },
  },
  {
    name: 'is masked on the way back to a page that the browser kept',
    run: async (visit) => {
      await show(visit);
      await visit.run(() => void Object.assign(window, { wasKept: true }));
      await visit.click('form a');
      await soon(() => visit.run(() => location.pathname)).toBe(login.termsHref);
      await visit.back();
      await soon(() => visit.run(() => 'wasKept' in window)).toBe(true);
      await soon(() => state(visit)).toMatchObject(masked);
    },
  },
  {
    name: 'is a plain password field without JavaScript',
    settings: { javaScript: false },
    run: async (visit) => {
      await write(visit);
      expect(await state(visit)).toMatchObject({ type: 'password', value: WORD });
      const hasToggle = await visit.run(
        (s) => document.querySelector(s)?.checkVisibility(),
        toggle,
      );
      expect(hasToggle).toBe(false);
    },
  },
];

/** The password field of /Login and its toggle, after GOV.UK's password input. */
export const passwordSubject: Subject = { title: 'password toggle', checks };
