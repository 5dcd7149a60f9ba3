import { kitComponent, kitNames } from '#components/kit/kit.ts';
import { nearest } from '#schemas/messages.ts';
import type { TextNode } from './articleText.ts';

/** An attribute of a component or of an element of HTML. */
export interface ElementAttribute {
  type: string;
  name?: string;
  value?: string | { value: string } | null;
}

/** HTML that adds no behaviour, no looks and no heading: what Markdown has no sign for. */
const elements = 'abbr br cite del ins kbd mark q s small sub sup time'.split(' ');
const elementAttributes = ['title', 'lang', 'dateTime', 'datetime', 'translate'];

/** Whether something inside a component is seen: words, a picture or another component. */
const isSeen = ({ type, value, children = [] }: TextNode): boolean =>
  type === 'image' || type.startsWith('mdxJsx') || Boolean(value?.trim()) || children.some(isSeen);

/** The text of an attribute; `undefined` where it is code, or a name by itself. */
function textOf({ type, value }: ElementAttribute): string | undefined {
  if (type !== 'mdxJsxAttribute') return undefined;
  if (typeof value === 'string') return value;
  return value ? /^\s*(["'])([^"'\\]*)\1\s*$/.exec(value.value)?.[2] : undefined;
}

function componentProblems(name: string, node: TextNode): string[] {
  const component = kitComponent(name);
  if (!component) {
    const meant = nearest(name, kitNames);
    const list = kitNames.map((known) => `<${known}>`).join(', ');
    const advice = meant ? `¿Quisiste decir <${meant}>?` : `Los que hay son: ${list}.`;
    return [`No existe el componente <${name}>. ${advice}`];
  }
  const given = node.attributes ?? [];
  const coded = given.filter((attribute) => textOf(attribute) === undefined);
  if (coded.length > 0) {
    return coded.map(
      ({ name: key = 'nombre' }) =>
        `<${name}>: cada dato es un texto entre comillas, y no código: escribí ${key}="…".`,
    );
  }
  const props = Object.fromEntries(given.map((attribute) => [attribute.name, textOf(attribute)]));
  const issues = component.props.safeParse(props).error?.issues ?? [];
  const messages = issues.flatMap(({ message }) => message.split('\n'));
  if (component.text && !(node.children ?? []).some(isSeen)) {
    messages.push(`Falta ${component.text}, entre <${name}> y </${name}>.`);
  }
  return messages.map((message) => `<${name}>: ${message}`);
}

/** Components are those of the kit, given what they ask for; of HTML only a few elements are left in. */
export function elementProblems(node: TextNode): string[] {
  const name = node.name ?? '';
  if (!/^mdxJsx\w+Element$/.test(node.type)) return [];
  if (/^[A-Z]|\./.test(name)) return componentProblems(name, node);
  if (name && !elements.includes(name)) {
    const meant = kitNames.find((known) => known.toLowerCase() === name);
    const advice = meant
      ? `¿Quisiste decir <${meant}>?`
      : `Escribilo con Markdown, o con un componente: ${kitNames.join(', ')}.`;
    return [`En un artículo no va HTML como «<${name}>». ${advice}`];
  }
  return (node.attributes ?? [])
    .filter((attribute) => {
      const isKnown = elementAttributes.includes(attribute.name ?? '');
      return !isKnown || textOf(attribute) === undefined;
    })
    .map(({ name: key = '{…}' }) => `<${name}> no lleva «${key}» en un artículo: sacalo.`);
}
