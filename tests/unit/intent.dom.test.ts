import { afterEach, expect, test, vi } from 'vitest';
import intent from '#islands/intent.client.ts';

/** Lets everything that waits for a promise go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/**
 * An island as Astro drives it. Its file arrives or fails when the test says so; only from then on
 * it hears clicks.
 */
function makeIsland(markup: string) {
  const island = document.body.appendChild(document.createElement('div'));
  island.innerHTML = markup;
  const heard: string[] = [];
  const ends: ((isFound: boolean) => void)[] = [];
  const load = async () => {
    if (await new Promise<boolean>((resolve) => ends.push(resolve))) {
      return () => {
        island.addEventListener('click', ({ target }) => heard.push((target as Element).id));
        return Promise.resolve();
      };
    }
    // Astro tells of a failed load by an event, and gives a function that does nothing.
    island.dispatchEvent(new CustomEvent('astro:hydration-error', { cancelable: true }));
    return () => Promise.resolve();
  };
  void intent(load, { name: 'test', value: '' }, island);

  const end = async (isFound: boolean) => {
    ends.at(-1)?.(isFound);
    await settle();
  };
  return {
    island,
    heard,
    loads: () => ends.length,
    get: (id: string) => island.querySelector<HTMLElement>(`#${id}`) as HTMLElement,
    arrive: () => end(true),
    fail: () => end(false),
  };
}

const controls = `
  <button type="button" id="first">1</button>
  <button type="button" id="second"><i id="inside">2</i></button>
  <a href="#there" id="link">link</a>`;

afterEach(() => document.body.replaceChildren());

test.each(['pointerover', 'focusin', 'keydown', 'click'])(
  '%s reaches an island, which loads once',
  async (type) => {
    const { get, loads, arrive } = makeIsland(controls);
    document.body.dispatchEvent(new Event(type));
    expect(loads()).toBe(0);

    const reach = () => get('link').dispatchEvent(new Event(type, { bubbles: true }));
    reach();
    reach();
    await arrive();
    reach();

    expect(loads()).toBe(1);
  },
);

test('the last click on a button, or in it, before the island works is played once', async () => {
  const { get, heard, arrive } = makeIsland(controls);
  get('first').click();
  get('inside').click();
  get('link').click();
  await arrive();
  expect(heard).toEqual(['second']);

  get('first').click();
  expect(heard).toEqual(['second', 'first']);
});

test.each([
  ['a link', '<a href="#x" id="it">x</a>'],
  ['a button that commands a dialog', '<button type="button" commandfor="m" id="it">x</button>'],
  ['a button that opens a popover', '<button type="button" popovertarget="m" id="it">x</button>'],
  ['a button that sends a form', '<form><button id="it">x</button></form>'],
  ['a disclosure', '<details><summary id="it">x</summary></details>'],
  ['a checkbox', '<input type="checkbox" id="it">'],
  ['a label', '<label id="it">x</label>'],
])('the browser answers a click on %s: it is neither stopped nor played', async (_what, markup) => {
  const { island, get, heard, arrive } = makeIsland(`<div>${markup}</div>`);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  // A page that is left would be no page to go on with.
  island.addEventListener('submit', (event) => event.preventDefault());

  get('it').dispatchEvent(click);
  await arrive();

  expect(click.defaultPrevented).toBe(false);
  expect(island.hasAttribute('data-failed')).toBe(false);
  expect(heard).toEqual([]);
});

test('after a failed load nothing is played, and the next reach tries again', async () => {
  const { island, get, heard, loads, arrive, fail } = makeIsland(controls);
  const onPage = vi.fn();
  island.addEventListener('click', onPage);
  get('first').click();
  await fail();
  expect(onPage).toHaveBeenCalledTimes(1);
  expect(island.hasAttribute('data-failed')).toBe(true);

  get('link').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(loads()).toBe(2);
  await arrive();

  expect(island.hasAttribute('data-failed')).toBe(false);
  expect(heard).toEqual([]);
});
