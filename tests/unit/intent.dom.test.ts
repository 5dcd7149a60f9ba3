import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import intent from '#islands/intent.client.ts';
import { AWAKE } from '#lib/awake.ts';

/** Lets everything that waits for a promise go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/**
 * An island as Astro drives it: loading, hydrating and waking end when the test says so. What it
 * sets up hears clicks only once it is awake, and writes them down.
 */
function makeIsland(markup: string, place = document.body) {
  const root = place.appendChild(document.createElement('div'));
  root.innerHTML = markup;
  const get = (id: string) => root.querySelector(`#${id}`) as HTMLElement;
  const heard: string[] = [];
  const counts = { loads: 0, hydrations: 0 };
  let finishLoad: () => void = () => undefined;
  let finishHydration: () => void = () => undefined;

  const hydrate = async () => {
    counts.hydrations += 1;
    await new Promise<void>((resolve) => (finishHydration = resolve));
  };
  let isFailing = false;
  const load = async () => {
    counts.loads += 1;
    await new Promise<void>((resolve) => (finishLoad = resolve));
    if (!isFailing) return hydrate;
    const event = new CustomEvent('astro:hydration-error', { bubbles: true, cancelable: true });
    if (root.dispatchEvent(event)) console.error('Error hydrating');
    return () => Promise.resolve();
  };
  void intent(load, { name: 'test', value: '' }, root);

  return {
    root,
    heard,
    counts,
    get,
    /** A click as a visitor makes it; says whether the browser's own answer was left in place. */
    click: (id: string) =>
      get(id).dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }),
      ),
    reach: (type: string) =>
      root.firstElementChild?.dispatchEvent(new Event(type, { bubbles: true })),
    load: async () => {
      isFailing = false;
      finishLoad();
      await settle();
    },
    failToLoad: async () => {
      isFailing = true;
      finishLoad();
      await settle();
    },
    hydrate: async () => {
      finishHydration();
      await settle();
    },
    wakeUp: async () => {
      root.addEventListener('click', ({ target }) => heard.push((target as Element).id));
      root.firstElementChild?.dispatchEvent(new Event(AWAKE, { bubbles: true }));
      await settle();
    },
  };
}

const controls = `
  <button type="button" id="first">1</button>
  <button type="button" id="second"><svg id="mark"><path id="stroke"></path></svg></button>
  <div id="plain">plain</div>
  <a href="#there" id="link">link</a>`;

/** All ways of putting `length` things in a row out of `choices`. */
function* rows<Choice>(choices: readonly Choice[], length: number): Generator<Choice[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (const choice of choices) {
    for (const rest of rows(choices, length - 1)) yield [choice, ...rest];
  }
}

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('an island loads at the first reach', () => {
  test.each(['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'])(
    '%s',
    async (type) => {
      const island = makeIsland(controls);

      expect(island.counts.loads).toBe(0);
      island.reach(type);
      island.reach(type);

      expect(island.counts.loads).toBe(1);
    },
  );

  test('and a click alone reaches it too', () => {
    const island = makeIsland(controls);

    island.click('first');

    expect(island.counts.loads).toBe(1);
  });

  test('what happens elsewhere on the page does not reach it', () => {
    const island = makeIsland(controls);

    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    document.body.click();

    expect(island.counts.loads).toBe(0);
  });
});

describe('no click is lost, doubled or reordered', () => {
  const steps = ['load', 'hydrate', 'wakeUp'] as const;
  const isListening = (moment: number | undefined) => moment === steps.length;

  // Up to two clicks on any of three elements, and three on different ones, each before, between or
  // after the steps.
  const cases: { moments: number[]; targets: string[] }[] = [];
  for (const length of [1, 2, 3]) {
    for (const moments of rows([0, 1, 2, 3], length)) {
      if (moments.some((moment, index) => moment < (moments[index - 1] ?? 0))) continue;
      for (const targets of rows(['first', 'stroke', 'link'], length)) {
        if (length === 3 && new Set(targets).size < 3) continue;
        cases.push({ moments, targets });
      }
    }
  }

  test.each([
    ['when the first load succeeds', 0],
    ['when two loads fail before', 2],
  ])('%s', { timeout: 60_000 }, async (_title, failures) => {
    const replay = async ({ moments, targets }: (typeof cases)[number]) => {
      const island = makeIsland(controls, document.createElement('main'));
      island.reach('pointerover');
      for (let failed = 0; failed < failures; failed += 1) {
        await island.failToLoad();
        island.reach('pointerover');
      }
      for (const moment of [0, 1, 2, 3]) {
        targets.forEach((target, index) => {
          if (moments[index] === moment) island.click(target);
        });
        const step = steps[moment];
        if (step) await island[step]();
      }
      const { heard, counts } = island;
      return { moments, targets, heard, hydrations: counts.hydrations };
    };

    const results = await Promise.all(cases.map(replay));

    expect(results.length).toBeGreaterThan(200);
    for (const { moments, targets, heard, hydrations } of results) {
      const what = JSON.stringify({ moments, targets });
      const wait = (id: string) => id !== 'link';
      const ownLinks = targets.filter((id, index) => !wait(id) && isListening(moments[index]));
      expect(heard.filter(wait), what).toEqual(targets.filter(wait));
      expect(
        heard.filter((id) => !wait(id)),
        what,
      ).toEqual(ownLinks);
      expect(hydrations, what).toBe(1);
    }
  });

  test('the sign of being awake may come before the end of the hydration', async () => {
    const island = makeIsland(controls);
    island.click('first');
    await island.load();
    await island.wakeUp();

    expect(island.heard).toEqual([]);
    await island.hydrate();

    expect(island.heard).toEqual(['first']);
  });

  test('a click is given back as it was made', async () => {
    const island = makeIsland(controls);
    const seen: MouseEvent[] = [];
    island.get('first').addEventListener('click', (event) => seen.push(event));
    island
      .get('first')
      .dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 7, shiftKey: true }),
      );
    await island.load();
    await island.hydrate();
    await island.wakeUp();

    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ bubbles: true, cancelable: true, clientX: 7, shiftKey: true });
  });

  test('what one click changes is done before the next is given back', async () => {
    const island = makeIsland(controls);
    const order: string[] = [];
    island.get('first').addEventListener('click', () => {
      order.push('click');
      queueMicrotask(() => order.push('redraw'));
    });
    island.click('first');
    island.click('first');
    await island.load();
    await island.hydrate();
    await island.wakeUp();

    expect(order).toEqual(['click', 'redraw', 'click', 'redraw']);
  });

  test('Enter on a button, held down while the island loads, arrives once', async () => {
    const island = makeIsland(controls);
    const key = { bubbles: true, key: 'Enter' };
    island.get('first').dispatchEvent(new KeyboardEvent('keydown', key));
    island.click('first');
    island.get('first').dispatchEvent(new KeyboardEvent('keyup', key));
    await island.load();
    await island.hydrate();
    await island.wakeUp();

    expect(island.heard).toEqual(['first']);
  });

  test('a held click is hidden from the rest of the page until it is given back', async () => {
    const island = makeIsland(controls);
    const onPage = vi.fn();
    document.addEventListener('click', onPage);
    island.click('first');
    expect(onPage).not.toHaveBeenCalled();
    await island.load();
    await island.hydrate();
    await island.wakeUp();
    document.removeEventListener('click', onPage);

    expect(onPage).toHaveBeenCalledTimes(1);
  });
});

describe('what acts by itself is never held nor given back', () => {
  test.each([
    ['a link', '<a href="#x" id="it">x</a>'],
    ['what is in a link', '<a href="#x"><svg id="it"></svg></a>'],
    [
      'a button that commands a dialog',
      '<button commandfor="menu" type="button" id="it">x</button>',
    ],
    [
      'a picture in such a button',
      '<button commandfor="menu" type="button"><i id="it"></i></button>',
    ],
    [
      'a button that opens a popover',
      '<button popovertarget="menu" type="button" id="it">x</button>',
    ],
    ['a disclosure', '<details><summary id="it">x</summary></details>'],
    ['a label', '<label id="it">x</label>'],
    ['a text field', '<input id="it">'],
    ['a checkbox', '<input type="checkbox" id="it">'],
    ['a choice', '<select id="it"></select>'],
    ['a text area', '<textarea id="it"></textarea>'],
    ['a submit', '<form><button type="submit" id="it">x</button></form>'],
    ['a button that submits for want of a type', '<form><button id="it">x</button></form>'],
    ['a submit field', '<input type="submit" id="it">'],
  ])('%s', async (_what, markup) => {
    const island = makeIsland(`<div>${markup}</div>`);
    const clicks = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', clicks);
    const passed = new Promise<boolean>((resolve) => {
      island.root.addEventListener('click', (event) => resolve(!event.defaultPrevented));
    });

    island.click('it');
    expect(await passed).toBe(true);
    island.reach('pointerover');
    await island.load();
    await island.hydrate();
    await island.wakeUp();
    document.removeEventListener('click', clicks);

    expect(clicks).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a plain button', '<button type="button" id="it">x</button>'],
    ['a plain button in a form', '<form><button type="button" id="it">x</button></form>'],
    ['a button without a form', '<button id="it">x</button>'],
    ['a button in a label', '<label><button type="button" id="it">x</button></label>'],
    ['a button field', '<input type="button" id="it">'],
    ['a link that leads nowhere', '<a id="it">x</a>'],
    ['something plain', '<p id="it">x</p>'],
  ])('but %s is', async (_what, markup) => {
    const island = makeIsland(`<div>${markup}</div>`);

    const isLeftAlone = island.click('it');
    expect(isLeftAlone).toBe(false);
    await island.load();
    await island.hydrate();
    await island.wakeUp();

    expect(island.heard).toEqual(['it']);
  });
});

describe('when the island can’t load', () => {
  test('held clicks are let go and later ones keep waiting for the next load', async () => {
    const island = makeIsland(controls);
    island.click('first');
    await island.failToLoad();
    island.click('second');
    await island.load();
    await island.hydrate();
    await island.wakeUp();

    expect(island.heard).toEqual(['second']);
  });

  test('the console says so once, however often it fails', async () => {
    const island = makeIsland(controls);
    for (let reach = 0; reach < 3; reach += 1) {
      island.reach('pointerover');
      await island.failToLoad();
    }

    expect(island.counts.loads).toBe(3);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  test('the stylesheet is told, and told again when it could load after all', async () => {
    const island = makeIsland(controls);
    island.reach('pointerover');
    await island.failToLoad();
    expect(island.root.hasAttribute('data-failed')).toBe(true);

    island.reach('pointerover');
    await island.load();
    await island.hydrate();
    await island.wakeUp();

    expect(island.root.hasAttribute('data-failed')).toBe(false);
  });

  test('what acts by itself goes on acting, during and after', async () => {
    const island = makeIsland('<a href="#x" id="it">x</a>');
    const clicks = vi.fn((event: Event) => event.preventDefault());
    island.root.addEventListener('click', clicks);

    island.click('it');
    island.reach('pointerover');
    island.click('it');
    await island.failToLoad();
    island.click('it');

    expect(clicks).toHaveBeenCalledTimes(3);
  });
});

describe('a click whose place is gone is let go', () => {
  const dialog =
    '<dialog id="menu" open><p id="inside">x</p></dialog><button type="button" id="out">x</button>';

  test('when the dialog it was made in has been closed', async () => {
    const island = makeIsland(dialog);
    island.click('menu');
    island.click('inside');
    island.click('out');
    island.get('menu').dispatchEvent(new Event('close'));
    await island.load();
    await island.hydrate();
    await island.wakeUp();

    expect(island.heard).toEqual(['out']);
  });

  test('when the visitor has left the page', async () => {
    const island = makeIsland(controls);
    island.click('first');
    window.dispatchEvent(new Event('pagehide'));
    island.click('second');
    await island.load();
    await island.hydrate();
    await island.wakeUp();

    expect(island.heard).toEqual(['second']);
  });
});
