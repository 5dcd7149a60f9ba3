import { expect, test } from 'vitest';
import { lineOf, pointsBelow, scaleOf } from '#screens/parts/chart.ts';

const SIZE = { width: 1000, height: 1000, side: 50, top: 40, foot: 260 };

test('weeks go from left to right and scores upwards, all of them inside the chart', () => {
  const { x, y } = scaleOf(3, [70, 100, 85], SIZE);

  expect([x(0), x(1), x(2)]).toEqual([50, 500, 950]);
  expect([y(100), y(85), y(70)]).toEqual([40, 390, 740]);
});

test('a line goes through the score of each week', () => {
  const scale = scaleOf(2, [80, 90], { width: 120, height: 40 });

  expect(lineOf([90, 80], scale)).toBe('M0 0 120 40');
});

test('what is below a score ends where the line crosses it', () => {
  const scale = scaleOf(3, [60, 100], { width: 200, height: 40 });

  expect(pointsBelow([90, 60, 100], 80, scale)).toEqual([
    '0 20',
    '33 20',
    '100 40',
    '150 20',
    '200 20',
  ]);
});
