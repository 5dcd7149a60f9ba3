import { isComment, QUOTED_TEXT } from '#tools/check/content/article/textNode.ts';
import { nodeRule } from './articleRule.ts';

/** Articles contain no code, except a text in quotes, which shows a sign that would be read as code: `{"{"}`. */
export const code = nodeRule(({ type, value = '' }) => {
  if (type === 'mdxjsEsm') {
    const [word = ''] = /\w+/.exec(value) ?? [];
    return [
      `Una línea que empieza con «${word}» se lee como código: borrala (los componentes ya están) o, si es parte del texto, empezala con otra palabra.`,
    ];
  }
  const isExpression = /^mdx\w+Expression$/.test(type);
  if (!isExpression || isComment(value) || QUOTED_TEXT.test(value)) return [];
  const shown = `{${value.length > 40 ? `${value.slice(0, 40)}…` : value}}`;
  return [
    `Lo que va entre llaves se lee como código, y se encontró «${shown}». Si es parte del texto, escribí «${shown.replace(/[{}]/g, '\\$&')}».`,
  ];
});
