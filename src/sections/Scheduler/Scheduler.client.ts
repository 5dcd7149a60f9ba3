import { fillPlaceholders } from '#lib/placeholders.ts';
import { workingDaysAfter } from './workingDays.ts';

// Makes a week of the links «A la mañana», «A la tarde»: each of its days has them, and their chats name it. It
// runs before the island, which draws what it finds there.

const DAYS = 5;
const week = document.querySelector('[data-week]') as HTMLElement;
const template = week.querySelector('template') as HTMLTemplateElement;
const times = week.querySelectorAll('a');

/** A day, with a link for each of its times. */
function linkedDay(date: Date): Node {
  const say = (options: Intl.DateTimeFormatOptions) => date.toLocaleDateString('es-AR', options);
  const name = `${say({ weekday: 'long' })} ${say({ day: 'numeric', month: 'long' })}`;
  const day = template.content.firstElementChild?.cloneNode(true) as Element;
  // The links are called as they are without a day, which analytics counts them by.
  day.setAttribute('aria-label', name);
  const heading = day.firstElementChild as Element;
  for (const [index, words] of [
    say({ weekday: 'short' }),
    say({ day: 'numeric' }),
    say({ month: 'short' }),
  ].entries())
    (heading.children[index] as Element).textContent = words;
  times.forEach((time, index) => {
    const link = time.cloneNode(true) as HTMLAnchorElement;
    const message = fillPlaceholders(week.dataset[`message-${index}`] as string, { dia: name });
    link.href = `${link.href.split('?')[0]}?text=${encodeURIComponent(message)}`;
    day.append(link);
  });
  return day;
}

week.replaceChildren(...workingDaysAfter(new Date(), DAYS).map(linkedDay));

// Where not even the island comes, nothing else would say that the calendar has failed.
document.addEventListener('astro:hydration-error', ({ target }) => {
  const island = (target as Element).querySelector<HTMLElement>('[data-scheduler]');
  if (island) island.dataset['scheduler'] = 'failed';
});
