import type { ClientDirective } from 'astro';
import { AWAKE } from '#lib/awake.ts';

/** What counts as reaching an island: pointer, touch, focus or key. */
const REACHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** What a click can be meant for. */
const CONTROLS = 'a[href], button, summary, label, input, select, textarea';

/** Buttons that do nothing by themselves, unless they command something or send a form. */
const BUTTONS = 'button, input[type=button]';

interface HeldClick {
  target: Element;
  event: MouseEvent;
}

/** Whether the browser itself answers a click there: a link, a field, a dialog's own button. */
function actsByItself(target: Element): boolean {
  const control = target.closest<HTMLElement>(CONTROLS);
  if (!control?.matches(BUTTONS)) return control !== null;
  const { type, form } = control as HTMLButtonElement;
  return control.matches('[commandfor], [popovertarget]') || (type !== 'button' && form !== null);
}

/**
 * `client:intent`: the island loads at the first pointer, touch, focus or key that reaches it.
 *
 * - A click that comes before the island is awake is held and given back once, to the element it
 *   was made on; several are given back in their order. What proves that it is awake is its own
 *   sign (`useAwake`), not the end of the download: React works on after that.
 * - What acts by itself (links, fields, `commandfor` buttons, submits) is never held: the browser
 *   answers at once, so there is nothing to give back.
 * - When the island can't load, the held clicks are let go and the markup keeps its native
 *   behaviour. The console says so once, the island gets `data-failed` for the stylesheet, and the
 *   next reach tries again.
 * - Clicks made in a dialog are let go when it closes, all of them when the visitor leaves the
 *   page: they were meant for something that is not there any more.
 */
const intent: ClientDirective = (load, _options, island) => {
  let held: HeldClick[] = [];
  let isLoading = false;
  let hasFailed = false;
  const isAwake = new Promise((resolve) => island.addEventListener(AWAKE, resolve, { once: true }));

  const hold = (event: MouseEvent) => {
    const target = event.target as Element;
    if (actsByItself(target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push({ target, event });
    void wake();
  };

  const wake = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const hydrate = await load();
      // Astro reports a failed load by an event and hands over a function that does nothing.
      if (!isLoading) return;
      await hydrate();
    } catch (error) {
      const isNews = !hasFailed;
      fail();
      if (isNews) throw error;
      return;
    }
    await isAwake;
    island.removeAttribute('data-failed');
    for (const type of REACHES) island.removeEventListener(type, wake);
    island.removeEventListener('click', hold, true);
    for (const { target, event } of held) {
      target.dispatchEvent(new MouseEvent('click', event));
      // React redraws before the next click, as it does between clicks made by hand.
      await null;
    }
  };

  const fail = () => {
    isLoading = false;
    hasFailed = true;
    held = [];
    island.setAttribute('data-failed', '');
  };

  island.addEventListener('astro:hydration-error', (event) => {
    // Astro writes to the console unless it is told not to.
    if (hasFailed) event.preventDefault();
    fail();
  });
  const letGoOfDialog = ({ target: dialog }: Event) => {
    held = held.filter(({ target }) => !(dialog as Node).contains(target));
  };
  island.addEventListener('close', letGoOfDialog, true);
  window.addEventListener('pagehide', () => {
    held = [];
  });
  for (const type of REACHES) island.addEventListener(type, wake, { passive: true });
  island.addEventListener('click', hold, true);
};

export default intent;
