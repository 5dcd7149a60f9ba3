/**
 * The parts of an article's description. Up to a colon it may say for whom the article is, which a reader of the list
 * looks for.
 */
export function splitDescription(description: string): { situation?: string; summary: string } {
  const [situation, ...rest] = description.split(': ');
  const summary = rest.join(': ');
  return situation && summary
    ? { situation, summary: summary.charAt(0).toUpperCase() + summary.slice(1) }
    : { summary: description };
}
