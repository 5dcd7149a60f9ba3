import { kit, kitComponent } from '#components/kit/kit.ts';
import {
  flatten,
  hasPicture,
  isVisible,
  type TextNode,
} from '#tools/check/content/article/textNode.ts';
import type { ArticleRule } from './articleRule.ts';

/** Nodes that hold running text, in which no component fits. */
const RUNNING_TEXT = /^(?:paragraph|heading|tableCell|link|strong|emphasis|delete)$/;

/** The message for a component that may not stand in `parent`, the node around it. */
function placeError(name: string, parent: TextNode): string | undefined {
  const { inside } = kitComponent(name) ?? {};
  if (inside && parent.name !== inside) {
    return `<${name}> va entre <${inside}> y </${inside}>, con una línea para cada una:\n${kit[inside].example}`;
  }
  return RUNNING_TEXT.test(parent.type)
    ? `<${name}> va solo, no en medio de un texto: dejalo en un renglón propio, con una línea en blanco antes y otra después.`
    : undefined;
}

/** Components that stand where they would not be shown. */
export const componentPlaces: ArticleRule = ({ nodes }) =>
  nodes.flatMap((parent) =>
    (parent.children ?? []).flatMap((node) => {
      const message = kitComponent(node.name ?? '') && placeError(node.name ?? '', parent);
      return message ? [{ node, message }] : [];
    }),
  );

/** The first thing that would be lost beside the two pictures of a figure, one for phones and one for wide screens. */
function lostBesidePictures(figure: TextNode): TextNode[] {
  const shown = flatten(figure).filter((node) => !node.children?.length && isVisible(node));
  const pair = shown.filter(hasPicture).slice(0, 2);
  return pair.length < 2 ? [] : shown.filter((node) => !pair.includes(node)).slice(0, 1);
}

/** What is between a component's tags and would not be shown there. */
export const componentContents: ArticleRule = ({ nodes }) =>
  nodes.flatMap((parent) => {
    const { name, children = [] } = parent;
    const holds = kitComponent(name ?? '')?.holds;
    const seen = children.filter(isVisible);
    if (holds === 'nothing') {
      const message = `<${name}> no muestra lo que va entre <${name}> y </${name}>: sacalo de ahí, y cerrá la marca en sí misma, con «/>».`;
      return seen.slice(0, 1).map((node) => ({ node, message }));
    }
    if (holds === 'picture') {
      const message = `En una <${name}> con dos imágenes no se ve nada más: sacá esto de ahí. Dos imágenes distintas van cada una en su <${name}>.`;
      return lostBesidePictures(parent).map((node) => ({ node, message }));
    }
    if (holds !== 'figures') return [];
    const message = `Entre <${name}> y </${name}> van solo cifras, como ${kit.Cifra.example}: sacá esto de ahí.`;
    return seen.filter((child) => child.name !== 'Cifra').map((node) => ({ node, message }));
  });
