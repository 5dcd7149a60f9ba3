import { kit, kitComponent } from '#components/kit/kit.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import type { ArticleText } from './parseArticleText.ts';
import { flatten, isVisible, problemAtNode, type TextNode } from './textNode.ts';

/** A node in a wrong place, and what to do about it. */
interface Misplaced {
  node: TextNode;
  message: string;
}

/** Nodes that hold running text, in which no component fits. */
const RUNNING_TEXT = /^(?:paragraph|heading|tableCell|link|strong|emphasis|delete)$/;

/** The error for a component that may not stand in `parent`, the node around it. */
function placeError(name: string, parent: TextNode): string | undefined {
  const { inside } = kitComponent(name) ?? {};
  if (inside && parent.name !== inside) {
    return `<${name}> va entre <${inside}> y </${inside}>, con una línea para cada una:\n${kit[inside].example}`;
  }
  return RUNNING_TEXT.test(parent.type)
    ? `<${name}> va solo, no en medio de un texto: dejalo en un renglón propio, con una línea en blanco antes y otra después.`
    : undefined;
}

/** The nodes between a component's tags that it does not show. */
function contentErrors(name: string, children: readonly TextNode[]): Misplaced[] {
  const holds = kitComponent(name)?.holds;
  const seen = children.filter(isVisible);
  if (holds === 'nothing') {
    const message = `<${name}> no muestra lo que va entre <${name}> y </${name}>: sacalo de ahí, y cerrá la marca en sí misma, con «/>».`;
    return seen.slice(0, 1).map((node) => ({ node, message }));
  }
  if (holds !== 'figures') return [];
  const message = `Entre <${name}> y </${name}> van solo cifras, como ${kit.Cifra.example}: sacá esto de ahí.`;
  return seen.filter((child) => child.name !== 'Cifra').map((node) => ({ node, message }));
}

/** The problems with the places of an article's components, and with what is between their tags. */
export function misplacedComponents(file: string, { root }: ArticleText): Problem[] {
  return flatten(root)
    .flatMap((parent): Misplaced[] => {
      const { name, children = [] } = parent;
      const around = children.flatMap((node): Misplaced[] => {
        const message = node.name ? kitComponent(node.name) && placeError(node.name, parent) : '';
        return message ? [{ node, message }] : [];
      });
      return [...around, ...contentErrors(name ?? '', children)];
    })
    .map(({ node, message }) => problemAtNode(file, node, message));
}
