import type { ClientDirective } from 'astro';

/** What counts as reaching an island: pointer, touch, focus or key. */
const REACHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** What acts by itself when clicked: the browser answers at once, so there is nothing to replay. */
const ACTS_BY_ITSELF =
  'a[href], [commandfor], summary, label, input, select, textarea, [type=submit]';

/**
 * `client:intent`: the island loads when a visitor first reaches it. Clicks that come before it is
 * awake are held and given back once each, in their order, to the elements they were made on. If
 * it can't load, the held clicks are let go, the markup keeps its native behaviour (Astro says so
 * once in the console), and the next reach tries again.
 */
const intent: ClientDirective = (load, _options, island) => {
  let held: HTMLElement[] = [];
  let isLoading = false;
  let isAwake = false;

  const hold = (event: MouseEvent) => {
    const target = event.target as Element;
    if (isAwake || target.closest(ACTS_BY_ITSELF)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(target as HTMLElement);
    void wake();
  };

  const wake = async () => {
    if (isLoading) return;
    isLoading = true;
    const hydrate = await load();
    // Astro reports a failed load by an event and hands over a function that does nothing.
    if (!isLoading) return;
    await hydrate();
    isAwake = true;
    island.removeAttribute('data-failed');
    for (const type of REACHES) island.removeEventListener(type, wake);
    island.removeEventListener('click', hold, true);
    for (const target of held) target.click();
  };

  island.addEventListener('astro:hydration-error', () => {
    isLoading = false;
    held = [];
    // For the stylesheet: what only works awake is not offered any more.
    island.setAttribute('data-failed', '');
  });
  for (const type of REACHES) island.addEventListener(type, wake, { passive: true });
  island.addEventListener('click', hold, true);
};

export default intent;
