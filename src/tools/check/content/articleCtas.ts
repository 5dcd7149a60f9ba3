import { kindAt } from '#schemas/kind.ts';
import { kitComponent } from '#components/kit/kit.ts';
import type { ArticleBody } from './articleBody.ts';
import { allIn } from './bodyNode.ts';
import type { Place } from './readYaml.ts';

/** The name that an article's component gives to a button, and where. */
export interface ArticleCta extends Place {
  file: string;
  /** What the component calls it, and the name. */
  key: string;
  value: string;
}

/** The names of the buttons in the text of an article; none when it can't be read, which another rule reports. */
export function ctasIn(file: string, text: ArticleBody): ArticleCta[] {
  if ('complaint' in text) return [];
  return allIn(text.root).flatMap(({ name: component, position, attributes = [] }) => {
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    const props = component ? kitComponent(component)?.props : undefined;
    return attributes.flatMap(({ name: key = '', value }): ArticleCta[] => {
      const isId = props && kindAt(props, [key]) === 'tracking id';
      return isId && typeof value === 'string' ? [{ file, key, value, line, column }] : [];
    });
  });
}
