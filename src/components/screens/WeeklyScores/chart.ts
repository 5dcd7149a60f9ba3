/** Where weeks and scores are on a chart, in hundredths of its width and height. */
export interface Chart {
  x: (week: number) => number;
  y: (score: number) => number;
}

/** Space at both sides for half a number, and under the lowest line for its name; in hundredths. */
const SIDE = 5;
const TOP = 4;
const FOOT = 26;

const round = (number: number) => Math.round(number * 10) / 10;

/** A chart of so many weeks, on which all of these scores have room. */
export function onChart(weeks: number, scores: readonly number[]): Chart {
  const [lowest, highest] = [Math.min(...scores), Math.max(...scores)];
  return {
    x: (week) => round(SIDE + (week / (weeks - 1)) * (100 - 2 * SIDE)),
    y: (score) => round(TOP + ((highest - score) / (highest - lowest)) * (100 - TOP - FOOT)),
  };
}

/** The path of a line through the scores of all weeks. */
export const lineOf = (scores: readonly number[], { x, y }: Chart): string =>
  `M${scores.map((score, week) => `${x(week)} ${y(score)}`).join(' ')}`;
