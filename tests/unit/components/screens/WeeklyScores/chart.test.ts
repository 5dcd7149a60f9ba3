import { expect, test } from 'vitest';
import { lineOf, onChart } from '#components/screens/WeeklyScores/chart.ts';

test('weeks go from left to right and scores upwards, all of them inside the chart', () => {
  const { x, y } = onChart(3, [70, 100, 85]);

  expect([x(0), x(1), x(2)]).toEqual([5, 50, 95]);
  expect(y(100)).toBeGreaterThan(0);
  expect(y(70)).toBeGreaterThan(y(85));
  expect(y(70)).toBeLessThan(100);
});

test('a line goes through the score of each week', () => {
  const chart = onChart(2, [80, 90]);

  expect(lineOf([90, 80], chart)).toBe(`M5 ${chart.y(90)} 95 ${chart.y(80)}`);
});
