/** The value that is there most often; of several, the first. */
export const commonest = <Value>(values: readonly Value[]): Value | undefined =>
  [...Map.groupBy(values, (value) => value)].sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
