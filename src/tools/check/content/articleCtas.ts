import { mdxToMdast, type MdastNode } from 'satteri';
import { kindAt } from '#schemas/kind.ts';
import { kitComponent } from '#components/kit/kit.ts';
import type { Place } from './readYaml.ts';

/** The name that an article's component gives to a button, and where. */
export interface ArticleCta extends Place {
  file: string;
  /** What the component calls it, and the name. */
  key: string;
  value: string;
}

interface Node {
  name?: string;
  position?: { start: Place };
  children?: Node[];
  attributes?: { name?: string; value?: unknown }[];
}

/** The names of the buttons in the text of an article; none when it can't be read, which is told elsewhere. */
export function ctasIn(file: string, text: string, bodyLine: number): ArticleCta[] {
  const found: ArticleCta[] = [];
  const look = ({ name: component = '', position, attributes = [], children = [] }: Node): void => {
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    const props = kitComponent(component)?.props;
    for (const { name: key = '', value } of attributes) {
      const isId = props && kindAt(props, [key]) === 'tracking id';
      if (isId && typeof value === 'string') found.push({ file, key, value, line, column });
    }
    children.forEach(look);
  };
  const body = text
    .split('\n')
    .map((line, index) => (index < bodyLine ? '' : line))
    .join('\n');
  try {
    look(mdxToMdast(body) as MdastNode as Node);
  } catch {
    return [];
  }
  return found;
}
