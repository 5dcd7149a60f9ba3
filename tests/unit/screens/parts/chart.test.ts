import { expect, test } from 'vitest';
import { lineOf, markOf, pointsBelow, scaleOf } from '#screens/parts/chart.ts';

const MARGINS = { side: 50, top: 40, foot: 260 };

test('weeks go from left to right and scores upwards, all of them inside the chart', () => {
  const { x, y } = scaleOf(3, [70, 100, 85], MARGINS);

  expect([x(0), x(1), x(2)]).toEqual([50, 500, 950]);
  expect([y(100), y(85), y(70)]).toEqual([40, 390, 740]);
});

test('a score is marked over its week, on its line', () => {
  const scale = scaleOf(3, [70, 100], MARGINS);

  expect(markOf([100, 85, 70], 1, scale)).toEqual({ score: 85, x: '50%', y: '39%' });
});

test('a line goes through the score of each week', () => {
  const scale = scaleOf(2, [80, 90], {});

  expect(lineOf([90, 80], scale)).toBe('M0 0 1000 1000');
});

test('what is below a score ends where the line crosses it', () => {
  const scale = scaleOf(3, [60, 100], {});

  expect(pointsBelow([90, 60, 100], 80, scale)).toEqual([
    '0 500',
    '167 500',
    '500 1000',
    '750 500',
    '1000 500',
  ]);
});
