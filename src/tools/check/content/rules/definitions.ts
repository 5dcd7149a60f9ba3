import { allIn, type BodyNode } from '#tools/check/content/bodyNode.ts';
import { at, type Rule } from '#tools/check/content/rule.ts';

const nameOf = ({ identifier = '' }: BodyNode) => identifier.toLowerCase();

/** Addresses that stand apart from their links are used, and each once. */
export const definitions: Rule = (root) => {
  if (root.type !== 'root') return [];
  const parts = allIn(root);
  const used = new Set(
    parts.filter(({ type }) => /^(?:link|image)Reference$/.test(type)).map(nameOf),
  );
  const known = new Set<string>();
  return parts
    .filter((node) => node.type === 'definition' && !nameOf(node).startsWith('^'))
    .flatMap((node) => {
      const name = nameOf(node);
      const isSecond = known.has(name);
      known.add(name);
      if (isSecond) {
        return [
          at(
            node,
            `La dirección «[${name}]» está dos veces, y vale la primera: cambiale el nombre a esta, o borrala.`,
          ),
        ];
      }
      if (used.has(name)) return [];
      const message = `Ningún enlace usa la dirección «[${name}]», y esta línea no se publica: escribí [texto][${name}] en el texto, o borrala.`;
      return [{ ...at(node, message), isHint: true }];
    });
};
