import { NUMBER_PATTERN } from '#lib/calculators/numbers.ts';
import type { calendarNames } from '#lib/dates.ts';
import { fillPlaceholders } from '#lib/placeholders.ts';
import { writeChatText } from '#scripts/chatText.ts';
import { subscribe } from '#scripts/pageEvents.ts';
import { part } from '#scripts/part.ts';
import { daysFromMonday, daysToOffer, isFree, type Day } from './daysFromMonday.ts';

// Draws the weeks to come in the skeleton of a calendar. And turns the links «Mañana» and «Tarde» into a choice of a day
// and a time, with a chat that names both. It runs before the island, which draws what it finds there.

/** The section, which hides the skeleton and the days until this script has made them higher. */
const panel = part(document, '[data-arriving]');
panel.removeAttribute('data-arriving');

/** So that some are free however many are off. */
const DAYS_OF_YEAR = 366;
const week = part(document, '[data-week]');
const cells = document.querySelectorAll<HTMLElement>('[data-cell]');
const daysOff = JSON.parse(week.dataset['daysOff'] as string) as Record<string, string>;
const dates = daysFromMonday(new Date(), DAYS_OF_YEAR, daysOff);
for (const [index, cell] of cells.entries()) {
  const day = dates[index] as Day;
  cell.append(String(day.date.getDate()));
  cell.toggleAttribute('data-free', isFree(day));
}
// The build writes them, because the first date that a browser formats takes a cheap phone longer than all the rest.
const names = JSON.parse(week.dataset['names'] as string) as ReturnType<typeof calendarNames>;
const monthOf = (date: Date) => names.month[date.getMonth()] as string;
// Five weeks are longer than any month, so these are two.
const months = [0, cells.length - 1].map((index) => monthOf((dates[index] as Day).date));
part(document, '[data-months]').textContent = months.join(' – ');

const { content } = part(week, 'template');
const blank = part(content, 'label');
const send = part(content, '[data-send]');
const links = week.querySelectorAll('a');

/** A day to choose, or one off; its full name is what a screen reader and the chat say. */
function dayOption({ date, dayOff }: Day): Node {
  const day = blank.cloneNode(true) as HTMLElement;
  const radio = part(day, 'input');
  const name = `${names.weekday[date.getDay()]} ${date.getDate()} de ${monthOf(date)}`;
  radio.value = name;
  radio.setAttribute('aria-label', dayOff ? `${name}: ${dayOff}` : name);
  radio.disabled = dayOff !== undefined;
  const lines = [
    names.shortWeekday[date.getDay()],
    date.getDate(),
    dayOff ?? names.shortMonth[date.getMonth()],
  ];
  for (const [index, line] of day.querySelectorAll('[data-line]').entries()) {
    line.append(String(lines[index]));
  }
  return day;
}

/**
 * What is written in a field, in its sentence; empty without it. A number that the calculator brought along comes with the
 * others of its sum, until the visitor changes it.
 */
function sentenceOf({ type, value, defaultValue, dataset }: HTMLInputElement) {
  const written = value.trim();
  if (!written || (type === 'number' && !NUMBER_PATTERN.test(written))) return '';
  if (dataset['summary'] && value === defaultValue) return dataset['summary'];
  return fillPlaceholders(dataset['sentence'] as string, { locales: written, caso: written });
}

/** Writes what is chosen into the message, and shows the link of that time: analytics counts each time by its link. */
function update() {
  // Found again each time, because the island may have redrawn its part of the page.
  const week = part(document, '[data-week]');
  const checked = (name: string) => part<HTMLInputElement>(week, `[name="${name}"]:checked`);
  const time = checked('momento');
  const chosen = `${checked('dia').value}, ${time.value}`;
  part(week, 'output').textContent = chosen;
  const details = [...week.querySelectorAll<HTMLInputElement>('[data-sentence]')]
    .map(sentenceOf)
    .join(' ')
    .trim();
  part(week, '[data-details]').textContent = details;
  const request = fillPlaceholders(week.dataset['message'] as string, { momento: chosen });
  const message = `${request} ${details}`.trim();
  for (const link of week.querySelectorAll('a')) {
    link.hidden = link.dataset['ctaId'] !== time.dataset['cta'];
    writeChatText(link, message);
  }
}

blank.replaceWith(...daysToOffer(dates).map(dayOption));
content.querySelector('input')?.setAttribute('checked', '');
for (const link of links) {
  const icon = part<SVGElement>(link, 'svg');
  link.replaceChildren(icon, send.dataset['send'] as string);
}
send.replaceWith(...links);
week.replaceChildren(content);
update();
panel.addEventListener('input', update);
subscribe('lineo:numbers', ({ branches, summary }) => {
  const field = part<HTMLInputElement>(panel, '[data-week] [type="number"]');
  field.dataset['summary'] = summary;
  field.defaultValue = String(branches);
  update();
});

// If not even the island loads, nothing else would say that the calendar has failed.
document.addEventListener('astro:hydration-error', ({ target }) => {
  const island = (target as Element).querySelector<HTMLElement>('[data-scheduler]');
  if (island) island.dataset['scheduler'] = 'failed';
});
