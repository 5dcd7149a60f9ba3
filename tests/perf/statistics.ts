/** The middle of some figures, with the least and the most. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** @throws when there are no figures */
export function spread(figures: readonly number[]): Spread {
  const sorted = [...figures].sort((a, b) => a - b);
  const [min, max] = [sorted[0], sorted.at(-1)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  const upper = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (min === undefined || max === undefined || lower === undefined || upper === undefined) {
    throw new Error('No hay cifras que resumir.');
  }
  return { median: (lower + upper) / 2, min, max };
}

/** `123 (119–130)`, with as many decimals as asked. */
export const show = ({ median, min, max }: Spread, decimals = 0): string =>
  `${median.toFixed(decimals)} (${min.toFixed(decimals)}–${max.toFixed(decimals)})`;

/** A Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
