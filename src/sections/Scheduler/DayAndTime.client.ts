import { fillPlaceholders } from '#lib/placeholders.ts';
import { writeChatText } from '#scripts/chatText.ts';
import { subscribe } from '#scripts/pageEvents.ts';
import { attribute, part } from '#scripts/part.ts';
import { comingDays, type ComingDays } from './comingDays.ts';
import { daysToOffer, type Day } from './daysFromMonday.ts';

/** A day to choose, or one off; its full name is what a screen reader and the chat say. */
function dayOption(blank: Element, { date, dayOff }: Day, names: ComingDays['names']): Node {
  const day = blank.cloneNode(true) as HTMLElement;
  const radio = part(day, 'input');
  const name = `${names.weekday[date.getDay()]} ${date.getDate()} de ${names.month[date.getMonth()]}`;
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
function sentenceOf(field: HTMLInputElement) {
  const written = field.value.trim();
  if (!written || !field.validity.valid) return '';
  const { summary } = field.dataset;
  if (summary && written === field.defaultValue) return summary;
  return fillPlaceholders(attribute(field, 'data-sentence'), { locales: written, caso: written });
}

/** Writes what is chosen into the message, and shows the link of that time: analytics counts each time by its link. */
function update() {
  // Found again each time, because the island may have redrawn its part of the page.
  const week = part(document, '[data-week]');
  const checked = (name: string) => part<HTMLInputElement>(week, `[name="${name}"]:checked`);
  const time = checked('momento');
  const chosen = `${checked('dia').value}, ${time.value}`;
  part(week, 'output').textContent = chosen;
  const request = fillPlaceholders(attribute(week, 'data-message'), { momento: chosen });
  const details = [...week.querySelectorAll<HTMLInputElement>('[data-sentence]')]
    .map(sentenceOf)
    .filter(Boolean)
    .join('\n');
  part(week, '[data-details]').textContent = details;
  const message = `${request}\n${details}`.trim();
  for (const link of week.querySelectorAll('a')) {
    link.hidden = link.dataset['ctaId'] !== time.dataset['cta'];
    writeChatText(link, message);
  }
}

/** Turns the links for a time of day in `panel` into a choice of a day and a time, with a chat that names both. */
export function offerDays(panel: HTMLElement): void {
  const week = part(panel, '[data-week]');
  const { days, names } = comingDays(week);
  const links = week.querySelectorAll('a');
  const { content } = part(week, 'template');
  const blank = part(content, 'label');
  blank.replaceWith(...daysToOffer(days).map((day) => dayOption(blank, day, names)));
  content.querySelector('input')?.setAttribute('checked', '');
  const send = part(content, '[data-send]');
  for (const link of links) {
    const icon = part<SVGElement>(link, 'svg');
    link.replaceChildren(icon, attribute(send, 'data-send'));
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
}
