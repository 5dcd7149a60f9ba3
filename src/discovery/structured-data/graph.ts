import type { Graph, Thing } from 'schema-dts';

/**
 * What a page tells machines about itself, as the text of a script element. No word of the content
 * can end that element: `<` is written as an escape, which JSON reads as the same letter.
 */
export function graphText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
