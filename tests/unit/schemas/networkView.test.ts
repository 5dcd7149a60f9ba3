import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readNetwork } from '#schemas/networkView.ts';
import { networkSchema } from '#schemas/network.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const file = join(projectRoot, 'tests/fixture/red.yaml');
const network = networkSchema.parse(parse(readFileSync(file, 'utf8')));
const view = readNetwork(network);

describe('what screens show of the sample network', () => {
  test('the visit scores what the chart shows in its week', () => {
    const inChart = view.visit.week.ranking.find(
      ({ branch }) => branch.key === network.visit.branch,
    );
    expect(inChart?.score).toBe(view.visit.score);
    expect(view.visit.score).toBeLessThan(view.expected);
  });

  test('the deviating branch is last in the week of its visit, and has fallen', () => {
    const last = view.visit.week.ranking.at(-1);
    expect(last?.branch.key).toBe(network.visit.branch);
    expect(last).toMatchObject({ rank: network.branches.length, isBelow: true });
    expect(last?.change).toBeLessThan(0);
  });

  test('every week ranks every branch, the highest score first', () => {
    for (const { ranking } of view.weeks) {
      const scores = ranking.map(({ score }) => score);
      expect(ranking).toHaveLength(network.branches.length);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(ranking[0]).toMatchObject({ rank: 1 });
    }
  });

  test('branches with one score share a rank', () => {
    const twin = readNetwork({
      ...network,
      branches: network.branches.map((branch) => ({
        ...branch,
        scores: branch.scores.map(() => 90),
      })),
    });
    expect(new Set(twin.weeks[0]?.ranking.map(({ rank }) => rank))).toEqual(new Set([1]));
    expect(twin.weeks[0]?.average).toBe(90);
  });

  test('done, due and coming visits are all the visits of the month', () => {
    const { done, today, later, visits } = view.plan;
    expect(done + today + later).toBe(visits.length);
    expect(today).toBeGreaterThanOrEqual(view.route.stops.length);
  });

  test('whoever has read the notice and whoever has not are the whole network', () => {
    expect(view.notice.readers + view.notice.unread.length).toBe(network.branches.length);
  });

  test('the task that ends the deviation is one the visit asked for', () => {
    expect(view.tasks.repair).toMatchObject({ key: view.deviation.task, isFromVisit: true });
  });

  test('a task is overdue once its day is past, unless it is done', () => {
    for (const task of view.tasks.list) {
      expect(task.isOverdue).toBe(task.due < view.tasks.day && task.state !== 'done');
    }
  });
});
