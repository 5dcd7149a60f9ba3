import type { ClientDirective } from 'astro';

// None of Astro's own directives waits for a visitor's intent; this is its documented `addClientDirective`.

/** The events that show a visitor's intent to use an island. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'keydown', 'click'] as const;

/** Buttons that do nothing without a script; everything else works natively. */
const SCRIPTED_BUTTON = 'button[type="button"]:not([commandfor])';

/**
 * `client:intent`: the island loads at the first pointer, touch, focus or key event inside of it, and the
 * last click on one of its buttons is repeated once it has hydrated. If loading fails, the markup keeps
 * its native behaviour, the island gets `data-failed` for the stylesheet, and the next event tries again.
 */
const intent: ClientDirective = (load, _options, island) => {
  let clicked: HTMLButtonElement | null = null;
  let isLoading = false;

  const onIntent = async ({ type, target }: Event) => {
    if (type === 'click')
      clicked = (target as Element).closest<HTMLButtonElement>(SCRIPTED_BUTTON) ?? clicked;
    if (isLoading) return;
    isLoading = true;
    const hydrate = await load();
    // Astro reports a failed load with the event below.
    if (!isLoading) return;
    await hydrate();
    island.removeAttribute('data-failed');
    for (const event of INTENT_EVENTS) island.removeEventListener(event, onIntent);
    clicked?.click();
  };

  island.addEventListener('astro:hydration-error', () => {
    isLoading = false;
    clicked = null;
    island.setAttribute('data-failed', '');
  });
  for (const event of INTENT_EVENTS) island.addEventListener(event, onIntent);
};

export default intent;
