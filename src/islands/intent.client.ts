import type { ClientDirective } from 'astro';

/** The events that count as reaching an island. */
const REACHES = ['pointerover', 'focusin', 'keydown', 'click'] as const;

/** Buttons that do nothing without a script; the browser itself answers a click on anything else. */
const SCRIPTED_BUTTON = 'button[type="button"]:not([commandfor], [popovertarget])';

/**
 * `client:intent`: the island loads at the first pointer, touch, focus or key that reaches it, and
 * the last click on a button of its own is played again once it works. While it can't load, the
 * markup keeps its native behaviour, the stylesheet finds `data-failed` on the island, and the next
 * reach tries again.
 */
const intent: ClientDirective = (load, _options, island) => {
  let clicked: HTMLButtonElement | null = null;
  let isLoading = false;

  const onReach = async ({ type, target }: Event) => {
    if (type === 'click')
      clicked = (target as Element).closest<HTMLButtonElement>(SCRIPTED_BUTTON) ?? clicked;
    if (isLoading) return;
    isLoading = true;
    const hydrate = await load();
    // Astro tells of a failed load by the event below.
    if (!isLoading) return;
    await hydrate();
    island.removeAttribute('data-failed');
    for (const reach of REACHES) island.removeEventListener(reach, onReach);
    clicked?.click();
  };

  island.addEventListener('astro:hydration-error', () => {
    isLoading = false;
    clicked = null;
    island.setAttribute('data-failed', '');
  });
  for (const reach of REACHES) island.addEventListener(reach, onReach);
};

export default intent;
