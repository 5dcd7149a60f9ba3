import { placeIn, type Complaint } from '#tools/check/content/textFile.ts';
import type { BodyNode } from '#tools/check/content/bodyNode.ts';
import { at, type Rule, type RuleContext } from '#tools/check/content/rule.ts';
import { slipsIn } from '#tools/check/content/words/slipsIn.ts';

/** What hides a sign that is no word: as long as the sign, so that places stay. */
const COVER = '\uE000';

const cover = (words: string) => words.replace(/[^\n]/g, COVER);

/** Signs that are letters by their author's own word: after a backslash, or written as code. */
const LETTERS = /\\[!-/:-@[-`{-~]|&(?!amp;[#a-z]\w*;)(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi;

/** What holds words in one run. */
const RUNS = new Set(['paragraph', 'heading', 'tableCell']);

const rangeOf = ({ position }: BodyNode): [number, number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/** The text of a run with everything covered that its reader understood: marks, links, code. */
function uncovered(run: BodyNode, text: string): string {
  const [start, end] = rangeOf(run);
  let shown = cover(text.slice(start, end));
  const uncover = (node: BodyNode): void => {
    if (node.type === 'text') {
      const [from, to] = rangeOf(node);
      const words = text.slice(from, to).replace(LETTERS, cover);
      shown = shown.slice(0, from - start) + words + shown.slice(to - start);
    } else if (!/^(inlineCode|image|mdx)/.test(node.type) || /^mdxJsx/.test(node.type)) {
      node.children?.forEach(uncover);
    }
  };
  run.children?.forEach(uncover);
  return shown;
}

const inRun = (run: BodyNode, { text, isDraft }: RuleContext): Complaint[] => {
  const [start] = rangeOf(run);
  return slipsIn(uncovered(run, text), { kind: 'markdown', isDraft }).map(
    ({ index, message, isHint }) => ({
      ...placeIn(text, start + index),
      message,
      ...(isHint && { isHint }),
    }),
  );
};

/** The words that a part carries beside its text: what a picture shows, what a component is given. */
const inAttributes = (node: BodyNode, { isDraft }: RuleContext): Complaint[] => {
  const given: { words: string; kind: 'alt' | 'plain' }[] =
    node.type === 'image'
      ? [{ words: node.alt ?? '', kind: 'alt' }]
      : (node.attributes ?? []).flatMap(({ value }) =>
          typeof value === 'string' ? [{ words: value, kind: 'plain' as const }] : [],
        );
  return given.flatMap(({ words, kind }) =>
    slipsIn(words, { kind, isDraft }).map(({ message, isHint }) => ({
      ...at(node, message),
      ...(isHint && { isHint }),
    })),
  );
};

/** Marks that stayed in the words, and words that wait for others. */
export const words: Rule = (node, context) => {
  if (RUNS.has(node.type)) return inRun(node, context);
  return node.type === 'image' || node.attributes ? inAttributes(node, context) : [];
};
