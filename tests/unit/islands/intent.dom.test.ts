import { afterEach, expect, test, vi } from 'vitest';
import intent from '#islands/intent.client.ts';

/** Runs all pending promise callbacks. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** An island whose file loads when the test calls `arrive`; from then on it records clicks. */
function makeIsland(markup: string) {
  const island = document.body.appendChild(document.createElement('div'));
  island.innerHTML = markup;
  const heard: string[] = [];
  const arrival = Promise.withResolvers<undefined>();
  const load = vi.fn(async () => {
    await arrival.promise;
    return async () =>
      island.addEventListener('click', ({ target }) => heard.push((target as Element).id));
  });
  void intent(load, { name: 'test', value: '' }, island);

  return {
    island,
    heard,
    load,
    get: (id: string) => island.querySelector<HTMLElement>(`#${id}`) as HTMLElement,
    arrive: async () => {
      arrival.resolve(undefined);
      await settle();
    },
  };
}

const controls = `
  <button type="button" id="first">1</button>
  <button type="button" id="second"><i id="inside">2</i></button>
  <a href="#there" id="link">link</a>`;

afterEach(() => document.body.replaceChildren());

test.each(['pointerover', 'focusin', 'keydown', 'click'])(
  '%s wakes an island, which loads once',
  async (type) => {
    const { get, load, arrive } = makeIsland(controls);
    document.body.dispatchEvent(new Event(type));
    expect(load).not.toHaveBeenCalled();

    const reach = () => get('link').dispatchEvent(new Event(type, { bubbles: true }));
    reach();
    reach();
    await arrive();
    reach();

    expect(load).toHaveBeenCalledOnce();
  },
);

test('the last click on a button before its island works is replayed once', async () => {
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
  ['a button that sends a form', '<form><button id="it">x</button></form>'],
])('a click on %s is left to the browser, and not replayed', async (_what, markup) => {
  const { island, get, heard, arrive } = makeIsland(`<div>${markup}</div>`);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  // jsdom can't submit forms.
  island.addEventListener('submit', (event) => event.preventDefault());

  get('it').dispatchEvent(click);
  await arrive();

  expect(click.defaultPrevented).toBe(false);
  expect(heard).toEqual([]);
});
