import { at, type Rule } from '#tools/check/content/rule.ts';

/** From this column on, Markdown takes a line for code, and the reader of articles does not. */
const CODE_COLUMN = 5;

/** Lines that begin with four spaces are no code here, as Markdown has them elsewhere. */
export const indented: Rule = (root, { text }) => {
  if (root.type !== 'root') return [];
  const lines = text.split('\n');
  return (root.children ?? [])
    .filter(({ type }) => type === 'paragraph')
    .filter(({ position }) => {
      const line = lines[(position?.start.line ?? 1) - 1] ?? '';
      const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ') ?? '';
      return indent.length >= CODE_COLUMN - 1;
    })
    .map((node) =>
      at(
        node,
        'Este renglón empieza con cuatro espacios, que acá no son código. Si es código, escribí «```» en una línea antes y en otra después; si es texto, borrá esos espacios.',
      ),
    );
};
