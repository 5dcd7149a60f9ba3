// A chart is drawn on a square of thousandths and stretched to its place; marks and words on it stand at percentages.

const UNITS = 1000;
export const chartBox = `0 0 ${UNITS} ${UNITS}`;

/** The margins at both sides, at the top and at the foot, in thousandths. */
interface Margins {
  side?: number;
  top?: number;
  foot?: number;
}

/** The positions of weeks and scores on a chart, in thousandths from its left and its top. */
interface Scale {
  x: (week: number) => number;
  y: (score: number) => number;
}

/** The scale of a chart of this many weeks on which all of these scores fit. */
export function scaleOf(
  weeks: number,
  scores: readonly number[],
  { side = 0, top = 0, foot = 0 }: Margins,
): Scale {
  const [lowest, highest] = [Math.min(...scores), Math.max(...scores)];
  return {
    x: (week) => Math.round(side + (week / (weeks - 1)) * (UNITS - 2 * side)),
    y: (score) => Math.round(top + ((highest - score) / (highest - lowest)) * (UNITS - top - foot)),
  };
}

/** Thousandths of the chart as a length on it. */
export const percent = (thousandths: number): string => `${thousandths / 10}%`;

/** The score of a week, with its position on the chart. */
export function markOf(scores: readonly number[], week: number, { x, y }: Scale) {
  const score = scores[week] ?? 0;
  return { score, x: percent(x(week)), y: percent(y(score)) };
}

/** Scores as points of a path, one for each week. */
export const pointsOf = (scores: readonly number[], { x, y }: Scale): string[] =>
  scores.map((score, week) => `${x(week)} ${y(score)}`);

/**
 * The points of a path that follows the line of the scores where it is below `limit`, and follows `limit` elsewhere.
 */
export const pointsBelow = (scores: readonly number[], limit: number, { x, y }: Scale): string[] =>
  scores.flatMap((score, week) => {
    const before = scores[week - 1] ?? score;
    const isCrossed = (before - limit) * (score - limit) < 0;
    const crossing = week - 1 + (before - limit) / (before - score);
    const point = `${x(week)} ${y(Math.min(score, limit))}`;
    return isCrossed ? [`${x(crossing)} ${y(limit)}`, point] : [point];
  });

/** The path of a line through the scores of all weeks. */
export const lineOf = (scores: readonly number[], scale: Scale): string =>
  `M${pointsOf(scores, scale).join(' ')}`;
