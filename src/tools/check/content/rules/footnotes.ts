import { allIn } from '../bodyNode.ts';
import { at, type Rule } from '../rule.ts';

/** Every footnote is called from the text: one that is not would get lost. */
export const footnotes: Rule = (root) => {
  if (root.type !== 'root') return [];
  const parts = allIn(root);
  const called = new Set(
    parts.filter(({ type }) => type === 'footnoteReference').map(({ identifier }) => identifier),
  );
  return parts
    .filter(({ type, identifier }) => type === 'footnoteDefinition' && !called.has(identifier))
    .map((note) =>
      at(
        note,
        `Nadie llama a la nota «[^${note.identifier}]», y no se publicaría: escribí «[^${note.identifier}]» en el texto, donde va la llamada, o borrala.`,
      ),
    );
};
