import { allIn } from '#tools/check/content/bodyNode.ts';
import { at, type Rule } from '#tools/check/content/rule.ts';

/** Every footnote is called from the text: one that is not would get lost. */
export const footnotes: Rule = (root) => {
  if (root.type !== 'root') return [];
  const parts = allIn(root);
  const called = new Set(
    parts.filter(({ type }) => type === 'footnoteReference').map(({ identifier }) => identifier),
  );
  const known = new Set<string | undefined>();
  return parts
    .filter(({ type }) => type === 'footnoteDefinition')
    .flatMap((note) => {
      const name = `[^${note.identifier}]`;
      const isSecond = known.has(note.identifier);
      known.add(note.identifier);
      if (isSecond) {
        return at(
          note,
          `La nota «${name}» está dos veces, y se publicaría solo la primera: cambiale el nombre a esta.`,
        );
      }
      if (called.has(note.identifier)) return [];
      return at(
        note,
        `Nadie llama a la nota «${name}», y no se publicaría: escribí «${name}» en el texto, donde va la llamada, o borrala.`,
      );
    });
};
