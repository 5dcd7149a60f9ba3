import { kitNames } from '#components/kit/kit.ts';
import { foreignMark } from '#tools/check/content/foreignMark.ts';
import { at, type Rule } from '#tools/check/content/rule.ts';

/** Whether what stands between braces is a note of its author's. */
export const isComment = (code: string): boolean => /^(\s*\/\*[\s\S]*?\*\/\s*)+$/.test(code);

const isQuoted = (code: string) => /^\s*('[^'\\]*'|"[^"\\]*")?\s*$/.test(code);

function moduleComplaint(code: string): string {
  const [, word = ''] = /^\s*(import|export)\b/.exec(code) ?? [];
  // What begins as a sentence is one.
  if (
    !/^\s*(?:import\s+(?:[\w$*{"']|.+\sfrom\s)|export\s+(?:default|const|let|var|function|class|async|\*|\{))/.test(
      code,
    ) ||
    !/[=;'"{(]/.test(code)
  ) {
    return `Una línea que empieza con «${word}» se lee como código. Si es parte del texto, empezala con otra palabra.`;
  }
  if (word === 'export') return 'Esta línea empieza con «export» y se lee como código: borrala.';
  const target = /['"]([^'"]+)['"]/.exec(code)?.[1];
  const advice = ` Los componentes (${kitNames.join(', ')}) ya están: usalos y borrá esta línea.`;
  return `Un artículo no trae archivos con «import»${target ? `, y se encontró «${target}»` : ''}.${advice}`;
}

/** An article is words: nothing in it runs. */
export const code: Rule = (node) => {
  const { type, value = '' } = node;
  if (type === 'mdxjsEsm') return [at(node, moduleComplaint(value))];
  if (type !== 'mdxFlowExpression' && type !== 'mdxTextExpression') return [];
  if (isComment(value) || isQuoted(value)) return [];
  const mark = foreignMark(`{${value}}`);
  if (mark) return [at(node, mark)];
  const shown = value.length > 40 ? `${value.slice(0, 40)}…` : value;
  const plain = `{${shown}}`.replace(/[{}]/g, '\\$&');
  return [
    at(
      node,
      `Lo que va entre llaves se lee como código, y se encontró «{${shown}}». Si es parte del texto, escribí «${plain}».`,
    ),
  ];
};
