import { part } from '#scripts/part.ts';
import type { ComingDays } from './comingDays.ts';
import { isFree, type Day } from './daysFromMonday.ts';

/** Draws the weeks to come in the skeleton of a calendar. */
export function drawBlankCalendar({ days, names }: ComingDays): void {
  const cells = document.querySelectorAll<HTMLElement>('[data-cell]');
  for (const [index, cell] of cells.entries()) {
    const day = days[index] as Day;
    cell.append(String(day.date.getDate()));
    cell.toggleAttribute('data-free', isFree(day));
  }
  // Five weeks are longer than any month, so these are two.
  const months = [0, cells.length - 1].map((index) => {
    const { date } = days[index] as Day;
    return names.month[date.getMonth()] as string;
  });
  part(document, '[data-months]').textContent = months.join(' – ');
}
