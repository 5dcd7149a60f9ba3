/** The size of a chart, and the margins at both sides, at the top and at the foot, in its units. */
interface ChartSize {
  width: number;
  height: number;
  side?: number;
  top?: number;
  foot?: number;
}

/** The positions of weeks and scores on a chart, in whole units from its left and its top. */
interface Scale {
  x: (week: number) => number;
  y: (score: number) => number;
}

/** The scale of a chart of this many weeks on which all of these scores fit. */
export function scaleOf(
  weeks: number,
  scores: readonly number[],
  { width, height, side = 0, top = 0, foot = 0 }: ChartSize,
): Scale {
  const [lowest, highest] = [Math.min(...scores), Math.max(...scores)];
  return {
    x: (week) => Math.round(side + (week / (weeks - 1)) * (width - 2 * side)),
    y: (score) =>
      Math.round(top + ((highest - score) / (highest - lowest)) * (height - top - foot)),
  };
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
