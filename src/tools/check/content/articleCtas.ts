import { mdxToMdast, type MdastNode } from 'satteri';
import type { Place } from './readYaml.ts';

/** The name that an article's component gives to a button, and where. */
export interface ArticleCta extends Place {
  file: string;
  cta: string;
}

interface Node {
  position?: { start: Place };
  children?: Node[];
  attributes?: { name?: string; value?: unknown }[];
}

/** The names of the buttons in the text of an article; none when it can't be read, which is told elsewhere. */
export function ctasIn(file: string, text: string, bodyLine: number): ArticleCta[] {
  const found: ArticleCta[] = [];
  const look = ({ position, attributes = [], children = [] }: Node): void => {
    for (const { name, value } of attributes) {
      if (name === 'cta' && typeof value === 'string') {
        const { line, column } = position?.start ?? { line: 1, column: 1 };
        found.push({ file, cta: value, line, column });
      }
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
