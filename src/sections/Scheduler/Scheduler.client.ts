import { part } from '#scripts/part.ts';
import { offerDays } from './DayAndTime.client.ts';

// It runs before the island, which draws what it finds there.

/** The section, which hides the days until this script has made them higher. */
const panel = part(document, '[data-arriving]');
panel.removeAttribute('data-arriving');
offerDays(panel);

// If not even the island loads, nothing else would say that the calendar has failed.
document.addEventListener('astro:hydration-error', ({ target }) => {
  const island = (target as Element).querySelector<HTMLElement>('[data-scheduler]');
  if (island) island.dataset['scheduler'] = 'failed';
});
