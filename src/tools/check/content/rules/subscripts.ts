import { wordsOf } from '#tools/check/content/bodyNode.ts';
import { at, type Rule } from '#tools/check/content/rule.ts';

/** A number between single waves, as other programs write what stands below the line, would be crossed out. */
export const subscripts: Rule = (node, { text }) => {
  if (node.type !== 'delete') return [];
  const { offset = 0 } = node.position?.start ?? {};
  const words = wordsOf(node);
  const isBelow =
    text.startsWith('~', offset) &&
    !text.startsWith('~~', offset) &&
    /[\p{L})]/u.test(text.charAt(offset - 1)) &&
    /^[\p{L}\p{N}+-]{1,8}$/u.test(words);
  return isBelow ? [at(node, `«~${words}~» se vería tachado. Escribí «<sub>${words}</sub>».`)] : [];
};
