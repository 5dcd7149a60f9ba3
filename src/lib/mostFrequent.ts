/** The most frequent value; of several equally frequent ones, the first. */
export const mostFrequent = <Value>(values: readonly Value[]): Value | undefined =>
  [...Map.groupBy(values, (value) => value)].sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
