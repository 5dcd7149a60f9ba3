import { kitComponent, kitNames } from '#components/kit/kit.ts';
import { nearestWord } from '#lib/nearestWord.ts';
import {
  attributeText,
  hasPicture,
  isVisible,
  type TextNode,
} from '#tools/check/content/article/textNode.ts';
import { nodeRule } from './articleRule.ts';

/** HTML elements that articles may use: inline text for which Markdown has no syntax. */
const inlineElements = 'abbr br cite del ins kbd mark q s small sub sup time'.split(' ');
const elementAttributes = ['title', 'lang', 'dateTime', 'datetime', 'translate'];

function componentProblems(name: string, { attributes = [], children = [] }: TextNode): string[] {
  const component = kitComponent(name);
  if (!component) {
    const meant = nearestWord(name, kitNames);
    const advice = meant
      ? `¿Quisiste decir <${meant}>?`
      : `Los que hay son: ${kitNames.join(', ')}.`;
    return [`No existe el componente <${name}>. ${advice}`];
  }
  const coded = attributes.filter((attribute) => attributeText(attribute) === undefined);
  const props = Object.fromEntries(attributes.map((given) => [given.name, attributeText(given)]));
  const issues = coded.length > 0 ? [] : component.props.safeParse(props).error?.issues;
  const names = attributes.map((given) => given.name ?? '');
  const repeated = new Set(names.filter((key, index) => names.indexOf(key) !== index));
  const isEmpty =
    component.text && !children.some(component.holds === 'picture' ? hasPicture : isVisible);
  return [
    ...coded.map(
      ({ name: key = 'nombre' }) =>
        `cada dato es un texto entre comillas, y no código: escribí ${key}="…".`,
    ),
    ...[...repeated].map((key) => `«${key}» está dos veces y valdría una sola: borrá la otra.`),
    ...(issues ?? []).flatMap(({ message }) => message.split('\n')),
    ...(isEmpty ? [`Falta ${component.text}, entre <${name}> y </${name}>.`] : []),
  ].map((message) => `<${name}>: ${message}`);
}

/** Unknown components, wrong attributes, and HTML that articles may not use. */
export const elements = nodeRule((node) => {
  const name = node.name ?? '';
  if (!/^mdxJsx\w+Element$/.test(node.type)) return [];
  if (/^[A-Z]|\./.test(name)) return componentProblems(name, node);
  if (name && !inlineElements.includes(name)) {
    return [
      `En un artículo no va HTML como «<${name}>»: escribilo con Markdown, o con un componente (${kitNames.join(', ')}).`,
    ];
  }
  return (node.attributes ?? [])
    .filter((attribute) => {
      const isKnown = elementAttributes.includes(attribute.name ?? '');
      return !isKnown || attributeText(attribute) === undefined;
    })
    .map(({ name: key = '{…}' }) => `<${name}> no lleva «${key}» en un artículo: sacalo.`);
});
