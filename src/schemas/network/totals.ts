import { sum } from '#lib/sum.ts';
import type { Network } from '#schemas/network.ts';
import type { Contradiction } from './contradiction.ts';

/** Totals that are not what the rest of the file adds up to. */
export function wrongTotals(network: Network): Contradiction[] {
  const { branches, weeks, visit, tasks, notice, plan, route, expected, totals } = network;
  const items = visit.sections.flatMap((section) => section.items);
  const column = (week: number) => branches.map(({ scores }) => scores[week] ?? 0);
  const perWeek = (count: (scores: number[]) => number) =>
    weeks.map((_, week) => count(column(week)));
  const right: typeof totals = {
    branches: branches.length,
    points: perWeek(sum),
    below: perWeek((scores) => scores.filter((score) => score < expected).length),
    items: items.length,
    failed: items.filter(({ met }) => !met).length,
    tasks: tasks.list.length,
    readers: branches.length - notice.unread.length,
    visits: plan.visits.length,
    visited: plan.visits.filter(({ day }) => day < plan.day).length,
    routed: sum(route.map(({ done }) => done)),
  };
  const lengths = branches.flatMap(({ scores }, index) =>
    scores.length === weeks.length
      ? []
      : [
          {
            path: ['branches', index, 'scores'],
            message: `Va un puntaje por semana: son ${weeks.length} y hay ${scores.length}.`,
          },
        ],
  );
  const wrong = Object.entries(right).flatMap(([name, value]): Contradiction[] => {
    const written = totals[name as keyof typeof totals];
    const places = Array.isArray(value)
      ? value.map((number, week) => ({ path: [name, week], number, found: [written].flat()[week] }))
      : [{ path: [name], number: value, found: written }];
    return places.flatMap(({ path, number, found }) =>
      number === found
        ? []
        : [
            {
              path: ['totals', ...path],
              message: `La cuenta da ${number}${typeof found === 'number' ? ` y acá dice ${found}` : ''}. Si está bien lo que cambiaste, poné ${number}.`,
            },
          ],
    );
  });
  return [...lengths, ...wrong];
}
