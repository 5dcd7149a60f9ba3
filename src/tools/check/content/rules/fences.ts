import { at, type Rule } from '#tools/check/content/rule.ts';

/** A block of code ends where its author ended it, and not with the article. */
export const fences: Rule = (node, { text }) => {
  if (node.type !== 'code') return [];
  const { start, end } = node.position ?? {};
  const source = text.slice(start?.offset ?? 0, end?.offset ?? 0);
  const opening = /^(?:`{3,}|~{3,})/.exec(source)?.[0];
  if (!opening) return [];
  const lines = source.trimEnd().split('\n');
  const last = (lines.at(-1) ?? '').replace(/^[\s>]*/, '');
  const isClosed =
    lines.length > 1 && last.startsWith(opening) && !last.replaceAll(opening.charAt(0), '').trim();
  if (isClosed) return [];
  return [
    at(
      node,
      `Este bloque de código se abre y no se cierra, y se lleva todo lo que sigue: escribí «${opening}» en una línea, después de la última del código.`,
    ),
  ];
};
