import { mdxToMdast, type MdastNode } from 'satteri';
import { explainMdx } from './explainMdx.ts';
import { placeIn, type Complaint } from './textFile.ts';
import { allIn, type BodyNode } from './bodyNode.ts';
import { meantLines } from './meant.ts';
import type { OfFrontmatter, Rule, Surroundings } from './rule.ts';
import { code, isComment } from './rules/code.ts';
import { definitions } from './rules/definitions.ts';
import { elements } from './rules/elements.ts';
import { fences } from './rules/fences.ts';
import { footnotes } from './rules/footnotes.ts';
import { headings } from './rules/headings.ts';
import { images } from './rules/images.ts';
import { indented } from './rules/indented.ts';
import { letters } from './rules/letters.ts';
import { links } from './rules/links.ts';
import { subscripts } from './rules/subscripts.ts';
import { tables } from './rules/tables.ts';
import { words } from './rules/words.ts';

/** What can't be meant, whatever an author says. */
const rules: readonly Rule[] = [
  code,
  definitions,
  elements,
  fences,
  footnotes,
  headings,
  images,
  indented,
  letters,
  links,
  subscripts,
  tables,
];

const isShown = ({ type, value = '' }: BodyNode) =>
  type === 'mdxjsEsm' || /^mdx(Flow|Text)Expression$/.test(type)
    ? !isComment(value) && value.trim() !== ''
    : type !== 'definition';

const isTitle = (node: BodyNode) => node.type === 'heading' && node.depth === 1;

/** The text below the frontmatter; blanks keep every place what it is in the file. */
function onlyBody(text: string, bodyLine: number): string {
  const start = text.split('\n', bodyLine).reduce((sum, { length }) => sum + length + 1, 0);
  return text.slice(0, start).replace(/[^\n]/g, ' ') + text.slice(start);
}

/** The text of an article as its parts, or what its reader could not read. */
export type ArticleBody =
  { root: BodyNode; body: string; bodyLine: number } | { complaint: Complaint };

/**
 * Reads the text of an article, below its frontmatter. `text` is the whole file, and `bodyLine` the
 * number of lines before the text, so that places are those of the file.
 */
export function readBody(text: string, bodyLine: number): ArticleBody {
  const body = onlyBody(text, bodyLine);
  try {
    return { root: mdxToMdast(body) as MdastNode as BodyNode, body, bodyLine };
  } catch (error) {
    return { complaint: explainMdx(body, error) };
  }
}

/** What is wrong with the text of an article. */
export function bodyComplaints(
  read: ArticleBody,
  around: Surroundings,
  { title, isDraft }: OfFrontmatter = { title: '', isDraft: false },
): Complaint[] {
  if ('complaint' in read) return [read.complaint];
  const { root, body, bodyLine } = read;
  if (!(root.children ?? []).some((node) => isShown(node) && !isTitle(node))) {
    return [
      {
        line: Math.max(bodyLine, 1),
        column: 1,
        message:
          'Después de la ficha no hay texto: el artículo saldría vacío. Escribí al menos un párrafo.',
      },
    ];
  }
  const context = { ...around, text: body, title, isDraft };
  const isMeant = meantLines(body);
  const nodes = allIn(root);
  const aboutWords = nodes
    .flatMap((node) => words(node, context))
    .filter(({ line = 0 }) => !isMeant(line));
  const hinted = new Set<string>();
  return (
    nodes
      .flatMap((node) => rules.flatMap((rule) => rule(node, context)))
      .concat(aboutWords)
      .sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0))
      // A hint is reported once, at its first place.
      .filter(({ message, isHint }) => {
        if (!isHint) return true;
        const isNew = !hinted.has(message);
        hinted.add(message);
        return isNew;
      })
  );
}

/** Where the text of an article begins: the number of lines of its frontmatter, fences included. */
export function bodyStart(text: string): number {
  const fence = /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(text);
  return fence ? placeIn(text, fence[0].length).line - 1 : 0;
}
