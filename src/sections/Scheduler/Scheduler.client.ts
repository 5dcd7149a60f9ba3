import { fillPlaceholders } from '#lib/placeholders.ts';
import { workingDaysAfter } from './workingDays.ts';

// Makes of the links «Mañana», «Tarde» a choice of a day and a time, and a chat that names both. It runs before
// the island, which draws what it finds there.

const DAYS = 5;
const week = document.querySelector('[data-week]') as HTMLElement;
const { content } = week.querySelector('template') as HTMLTemplateElement;
const blank = content.querySelector('label') as HTMLElement;
const send = content.querySelector('[data-send]') as HTMLElement;
const links = week.querySelectorAll('a');

/** A day to choose; its full name is what a screen reader and the chat say. */
function dayOption(date: Date): Node {
  const say = (options: Intl.DateTimeFormatOptions) => date.toLocaleDateString('es-AR', options);
  const day = blank.cloneNode(true) as HTMLElement;
  const radio = day.querySelector('input') as HTMLInputElement;
  const name = `${say({ weekday: 'long' })} ${say({ day: 'numeric', month: 'long' })}`;
  radio.value = name;
  radio.setAttribute('aria-label', name);
  const words = [say({ weekday: 'short' }), say({ day: 'numeric' }), say({ month: 'short' })];
  day.querySelectorAll('span > *').forEach((part, index) => {
    part.textContent = words[index] as string;
  });
  return day;
}

/** Says what is chosen, and shows its link: each time has its own, which analytics counts it by. */
function update() {
  // Anew, as the island may have drawn its part of the page.
  const week = document.querySelector('[data-week]') as HTMLElement;
  const [day, time] = week.querySelectorAll<HTMLInputElement>(':checked');
  const chosen = `${(day as HTMLInputElement).value}, ${(time as HTMLInputElement).value}`;
  (week.querySelector('output') as HTMLElement).textContent = chosen;
  const message = fillPlaceholders(week.dataset['message'] as string, { momento: chosen });
  const times = week.querySelectorAll<HTMLInputElement>('[name="momento"]');
  week.querySelectorAll('a').forEach((link, index) => {
    link.hidden = times[index] !== time;
    link.href = `${link.href.split('?')[0]}?text=${encodeURIComponent(message)}`;
  });
}

blank.replaceWith(...workingDaysAfter(new Date(), DAYS).map(dayOption));
content.querySelector('input')?.setAttribute('checked', '');
for (const link of links) (link.lastChild as Text).data = send.dataset['send'] as string;
send.replaceWith(...links);
week.replaceChildren(content);
update();
week.closest('section')?.addEventListener('change', update);

// Where not even the island comes, nothing else would say that the calendar has failed.
document.addEventListener('astro:hydration-error', ({ target }) => {
  const island = (target as Element).querySelector<HTMLElement>('[data-scheduler]');
  if (island) island.dataset['scheduler'] = 'failed';
});
