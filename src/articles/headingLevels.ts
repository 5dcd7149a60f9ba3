import type { Heading } from 'mdast';
import type { MdastPluginEntry } from 'satteri';

/** A heading of a text as its author wrote it. */
export interface WrittenHeading {
  /** How many «#» it has. */
  depth: number;
  words: string;
}

/** The level of the page's title, which stands above the text. */
const TITLE = 1;
const DEEPEST = 6;

/** Words without their capitals and signs. */
const bare = (words: string) => (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** What the first heading of a text is, where it is of the first level: the page's title again, a title of its own, or neither. */
export function ownTitle(
  [first, ...others]: readonly WrittenHeading[],
  title: string,
): 'repeated' | 'other' | 'none' {
  if (first?.depth !== TITLE) return 'none';
  if (bare(first.words) === bare(title)) return 'repeated';
  return others.every(({ depth }) => depth > TITLE) ? 'other' : 'none';
}

/** At which level such a heading is shown. */
const shownTitle: Record<ReturnType<typeof ownTitle>, (number | null)[]> = {
  repeated: [null],
  other: [TITLE + 1],
  none: [],
};

/**
 * The levels at which the headings of a text are shown below the page's title, in their order;
 * `null` for one that is not shown. The page has one title, so:
 *
 * - a text that begins with the page's title does not show it again;
 * - the highest of the other headings are shown right below what they belong to, and the rest as
 *   far below those as they were written.
 */
export function headingLevels(
  headings: readonly WrittenHeading[],
  title: string,
): (number | null)[] {
  const own = shownTitle[ownTitle(headings, title)];
  const others = headings.slice(own.length);
  const highest = Math.min(...others.map(({ depth }) => depth));
  const top = (own[0] ?? TITLE) + 1;
  return [...own, ...others.map(({ depth }) => Math.min(top + depth - highest, DEEPEST))];
}

/** Shows the headings of a text at their levels below the page's title, wherever the text goes. */
export const shownHeadings: MdastPluginEntry = ({ data }) => {
  const titulo: unknown = data.astro?.frontmatter['titulo'];
  const title = typeof titulo === 'string' ? titulo : '';
  const headings: Readonly<Heading>[] = [];
  return {
    name: 'lineo:shown-headings',
    heading(node) {
      headings.push(node);
    },
    after(_root, context) {
      const written = headings.map((node) => ({
        depth: node.depth,
        words: context.textContent(node),
      }));
      headingLevels(written, title).forEach((level, index) => {
        const node = headings[index];
        if (!node) return;
        if (level === null) context.removeNode(node);
        else context.setProperty(node, 'depth', level as Heading['depth']);
      });
    },
  };
};
