import { expect } from 'vitest';
import { content } from '#tests/support/content.ts';
import { passingWords, readPage } from '#tests/support/reading.ts';
import { unknownAddress } from '#tests/support/screens.ts';
import { visitors } from '#tests/support/visitors.ts';
import type { Device } from '#lib/device.ts';
import type { Check, Subject } from '#tests/engines/check.ts';
import { soon, type Visit } from '#tests/engines/visit.ts';
import { expectClosed, expectOpen, menuButton, toldState, wakeDrawer } from './drawer.ts';
import { state as password, toggle } from './password.ts';

const { navigation, stores } = content.site();
const { login } = content.page('Login');
const desktop = [1280, 800] as const;

/** One page of each kind. */
const kinds = [
  '/inicio',
  '/soluciones',
  `/${content.articles()[0]?.id ?? ''}`,
  '/contacto',
  '/landing/auditorias',
  '/Login',
  unknownAddress,
];

const isSeen = (visit: Visit, selector: string) =>
  visit.run(
    (found) => [...document.querySelectorAll(found)].some((part) => part.checkVisibility()),
    selector,
  );

const read = async (visit: Visit, path: string) => {
  await visit.open(path);
  return visit.run(readPage, passingWords);
};

/** Opens the drawer or, without one, what stands in for it, and follows a link. */
async function followMenu(visit: Visit): Promise<void> {
  await visit.click(menuButton);
  await expectOpen(visit);
  await visit.click('dialog nav a');
  await soon(() => visit.run(() => location.pathname)).toBe(navigation.items[0]?.href);
}

const denied = `
  const deny = () => { throw new DOMException('denied', 'SecurityError'); };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get: deny });
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
  window.thrown = [];
  addEventListener('error', ({ message }) => thrown.push(message));
  addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason)));
`;

/** What a browser says of itself, told by another one. */
const pretend = ({ userAgent, touchPoints, platform }: (typeof visitors)[number]) => `
  const say = (name, value) => Object.defineProperty(navigator, name, { get: () => value });
  say('userAgent', ${JSON.stringify(userAgent)});
  say('maxTouchPoints', ${touchPoints});
  say('userAgentData', ${platform ? JSON.stringify({ platform }) : 'undefined'});
`;
const badges: Record<Device, string[]> = {
  android: [stores.googlePlay.href],
  ios: [stores.appStore.href],
  other: [stores.googlePlay.href, stores.appStore.href],
};

const running = () =>
  document.getAnimations().filter(({ playState }) => playState === 'running').length;

const checks: Check[] = [
  {
    name: 'without JavaScript every kind of page says the same and leads to the same places',
    settings: { javaScript: false },
    size: desktop,
    run: async (visit, meet) => {
      const other = await meet({});
      for (const path of kinds) {
        expect(await read(visit, path), path).toEqual(await read(other, path));
      }
    },
  },
  {
    name: 'without JavaScript the menu leads on: by the dialog, else by a link to the footer',
    settings: { javaScript: false },
    run: async (visit) => {
      await visit.open('/inicio');
      const hasCommands = await visit.run(() => 'commandForElement' in HTMLButtonElement.prototype);
      if (hasCommands) await followMenu(visit);
      await visit.open('/inicio');
      await visit.click('header a[href="#secciones"]');
      const first = `footer nav a[href="${navigation.items[0]?.href ?? ''}"]`;
      await soon(() =>
        visit.run((selector) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          return Boolean(box && box.top >= 0 && box.bottom <= innerHeight);
        }, first),
      ).toBe(true);
      await visit.click(first);
      await soon(() => visit.run(() => location.pathname)).toBe(navigation.items[0]?.href);
    },
  },
  {
    name: 'with every script missing each kind of page says the same and leads to the same places',
    changes: { scripts: 'missing' },
    size: desktop,
    run: async (visit, meet) => {
      const lost = [];
      for (const path of kinds) lost.push(await read(visit, path));
      const other = await meet({});
      for (const path of kinds) expect(lost.shift(), path).toEqual(await read(other, path));
    },
  },
  {
    name: 'with every script missing the menu leads on',
    changes: { scripts: 'missing' },
    run: async (visit) => {
      await visit.open('/inicio');
      await followMenu(visit);
    },
  },
  {
    name: 'with vendors blocked there is a way to the agenda, to the team and to the video',
    size: desktop,
    run: async (visit) => {
      const { scheduler } = content.page('contacto');
      const { form } = content.page('landing/auditorias');
      await visit.open('/contacto');
      await visit.hover(`[data-cta-id="${scheduler.open.cta}"]`);
      await soon(() => visit.run(() => document.body.innerText)).toContain(scheduler.failed);
      expect(await isSeen(visit, `[data-cta-id="${scheduler.open.cta}"]`)).toBe(true);
      expect(await isSeen(visit, `a[href="${content.site().video.watch}"]`)).toBe(true);

      await visit.open('/landing/auditorias');
      await visit.run(() => document.querySelector('#formulario')?.scrollIntoView());
      await soon(() => visit.run(() => document.body.innerText)).toContain(form.failed);
      expect(await isSeen(visit, '#formulario a[href^="https://wa.me/"]')).toBe(true);
    },
  },
  {
    name: 'the drawer opens at the first click, its script on its way, and is awake after it',
    changes: { scripts: 'held' },
    run: async (visit) => {
      await visit.open('/inicio');
      await visit.click(menuButton);
      await expectOpen(visit);
      expect(await toldState(visit)).toBeNull();
      visit.release();
      await soon(() => toldState(visit)).toBe('true');
      await expectOpen(visit);
    },
  },
  {
    name: 'the drawer is as the last of many fast keys says, and outlives a change of width',
    run: async (visit) => {
      await wakeDrawer(visit);
      await visit.run(
        (selector) => document.querySelector<HTMLElement>(selector)?.focus(),
        menuButton,
      );
      for (let toggles = 0; toggles < 10; toggles += 1) {
        await visit.press('Enter');
        await visit.press('Escape');
      }
      await expectClosed(visit);
      await soon(() => toldState(visit)).toBe('false');
      await visit.press('Enter');
      await expectOpen(visit);
      await visit.resize(640, 400);
      await expectOpen(visit);
      await visit.press('Escape');
      await expectClosed(visit);
    },
  },
  {
    name: 'the badges are those of the visitor’s device',
    run: async (_, meet) => {
      for (const name of [
        'Chrome on an Android phone',
        'Safari on an iPhone',
        'Safari on an iPad that says it is a Mac',
        'Safari on a Mac',
      ]) {
        const device = visitors.find((visitor) => visitor.name === name);
        if (!device) throw new Error(`Nobody visits with «${name}».`);
        const visit = await meet({ changes: { before: pretend(device) } });
        await visit.open('/app');
        const shown = await visit.run(
          (label) =>
            [...document.querySelectorAll(`main [aria-label="${label}"] a`)]
              .filter((link) => link.checkVisibility())
              .map((link) => link.getAttribute('href')),
          stores.label,
        );
        expect(shown, name).toEqual(badges[device.device]);
      }
    },
  },
  {
    name: 'a click on the password’s toggle is kept until its script is there',
    changes: { scripts: 'held' },
    run: async (visit) => {
      await visit.open('/Login');
      await visit.click(toggle);
      expect(await password(visit)).toMatchObject({ type: 'password', said: '' });
      visit.release();
      await soon(() => password(visit)).toMatchObject({ type: 'text', said: login.shown });
    },
  },
  {
    name: 'nothing runs out of sight at 320 × 256 px, and the menu can be scrolled',
    size: [320, 256],
    run: async (visit) => {
      for (const path of kinds) {
        await visit.open(path);
        const { width, header } = await visit.run(() => ({
          width: document.documentElement.scrollWidth,
          header: document.querySelector('header')?.getBoundingClientRect().height ?? 0,
        }));
        expect(width, path).toBeLessThanOrEqual(320);
        expect(header, path).toBeLessThanOrEqual(0.3 * 256);
      }
      await wakeDrawer(visit);
      await visit.click(menuButton);
      await expectOpen(visit);
      const last = navigation.items.at(-1)?.href;
      await visit.click(`dialog nav a[href="${last}"]`);
      await soon(() => visit.run(() => location.pathname)).toBe(last);
    },
  },
  {
    name: 'with reduced motion nothing moves, the drawer neither',
    settings: { reducedMotion: true },
    run: async (visit) => {
      for (const path of kinds) {
        await visit.open(path);
        expect(await visit.run(running), path).toBe(0);
      }
      await wakeDrawer(visit);
      await visit.click(menuButton);
      await expectOpen(visit);
      expect(await visit.run(running)).toBe(0);
    },
  },
  {
    name: 'with storage and cookies denied all works, and nothing throws',
    changes: { before: denied },
    run: async (visit) => {
      const thrown = () => visit.run(() => (window as unknown as { thrown: string[] }).thrown);
      for (const path of kinds) {
        await visit.open(path);
        expect(await thrown(), path).toEqual([]);
      }
      await visit.open('/Login');
      await visit.click(toggle);
      await soon(() => password(visit)).toMatchObject({ type: 'text' });
      await wakeDrawer(visit);
      await visit.click(menuButton);
      await expectOpen(visit);
      await visit.press('Escape');
      await expectClosed(visit);
      expect(await thrown()).toEqual([]);
    },
  },
  {
    name: 'on the way back a call to action counts once again, not twice',
    size: desktop,
    run: async (visit) => {
      const demo = 'main [data-cta-id="hero-demo"]';
      const counted = () =>
        visit.run(() => (window as unknown as { dataLayer?: unknown[] }).dataLayer?.length ?? 0);
      await visit.open('/inicio');
      await visit.click(demo);
      await soon(() => visit.run(() => location.pathname)).toBe('/contacto');
      await visit.back();
      await soon(() => visit.run(() => location.pathname)).toBe('/inicio');
      await soon(counted).toBe(1);
      await visit.run(() => addEventListener('click', (event) => event.preventDefault()));
      await visit.click(demo);
      await soon(counted).toBe(2);
    },
  },
  {
    name: 'with forced colours controls have borders, the place in the menu and the focus show',
    settings: { forcedColors: true },
    run: async (visit) => {
      const border = (selector: string) =>
        visit.run((found) => {
          const part = [...document.querySelectorAll(found)].find((one) => one.checkVisibility());
          const style = part && getComputedStyle(part);
          return Boolean(
            style && style.borderTopStyle === 'solid' && parseFloat(style.borderTopWidth) > 0,
          );
        }, selector);
      await visit.open('/Login');
      expect(await visit.run(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      for (const control of ['#email', '#password', 'form button[data-submit]']) {
        expect(await border(control), control).toBe(true);
      }
      await visit.open('/soluciones');
      await visit.click(menuButton);
      await expectOpen(visit);
      const current = await visit.run(() => {
        const link = document.querySelector('dialog [aria-current="page"]') as Element;
        const dialog = document.querySelector('dialog') as Element;
        return {
          marked: getComputedStyle(link).outlineStyle,
          edge: getComputedStyle(dialog).borderInlineStartStyle,
        };
      });
      expect(current).toEqual({ marked: 'solid', edge: 'solid' });
      await visit.press('Tab');
      const focus = await visit.run(
        () => getComputedStyle(document.activeElement as Element).outlineStyle,
      );
      expect(focus).toBe('solid');
    },
  },
  {
    name: 'an unknown address answers 404 with what the home page says',
    size: desktop,
    run: async (visit) => {
      const home = await read(visit, '/inicio');
      for (const path of [unknownAddress, '/landing/otra', '/blogs/999']) {
        const { lines } = await read(visit, path);
        expect(lines, path).toEqual([content.page('404').notice, ...home.lines]);
        const status = await visit.run(() => {
          const request = new XMLHttpRequest();
          request.open('HEAD', location.href, false);
          request.send();
          return request.status;
        });
        expect(status, path).toBe(404);
      }
    },
  },
];

/** The faults that matter most, where engines may differ. */
export const faultsSubject: Subject = { title: 'faults', checks };
