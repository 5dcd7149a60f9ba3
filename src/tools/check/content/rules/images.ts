import { at, ifAny, type Rule } from '#tools/check/content/rule.ts';

/** Pictures are there, and have words for people who can't see them. */
export const images: Rule = (node, { pictureTrouble }) => {
  if (node.type !== 'image') return [];
  const url = node.url ?? '';
  const complaints = ifAny(node, pictureTrouble(url));
  if (!node.alt?.trim()) {
    complaints.push(
      at(
        node,
        `La imagen «${url}» no dice qué se ve, para quien no puede verla. Escribí ![qué se ve](${url}).`,
      ),
    );
  }
  return complaints;
};
