import { mdxToMdast, type MdastNode } from 'satteri';
import { portableMarkdown } from './portable.ts';

/** A stretch of the text to be replaced. */
interface Change {
  start: number;
  end: number;
  text: string;
}

/** What means something only where the article is: its components, its pictures, its footnotes. */
const PLACED = /^(mdx|image|imageReference$|linkReference$|definition$|footnote)/;

const spanOf = ({ position }: MdastNode) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});
const childrenOf = (node: MdastNode): readonly MdastNode[] =>
  'children' in node ? node.children : [];

/**
 * The changes that make the links below a node lead to where they do on the page, or `undefined`
 * when the node holds what Markdown alone can't say.
 */
function linkChanges(node: MdastNode, text: string, address: string): Change[] | undefined {
  if (PLACED.test(node.type)) return undefined;
  const changes: Change[] = [];
  for (const child of childrenOf(node)) {
    const below = linkChanges(child, text, address);
    if (!below) return undefined;
    changes.push(...below);
  }
  if (node.type !== 'link' || URL.canParse(node.url)) return changes;
  const { start, end } = spanOf(node);
  const at = text.lastIndexOf(`](${node.url}`, end) + 2;
  if (at < start + 2 || !URL.canParse(node.url, address)) return undefined;
  return [
    ...changes,
    { start: at, end: at + node.url.length, text: new URL(node.url, address).href },
  ];
}

/**
 * An article's text as Markdown that holds anywhere. An author writes Markdown already: it is
 * carried as it stands, links with whole addresses. Only the blocks that hold components or
 * pictures go the long way, through what the page shows.
 * @param address where the article's page is
 * @param render gives the HTML of a part of the text
 */
export async function carriedMarkdown(
  text: string,
  address: string,
  render: (part: string) => Promise<string>,
): Promise<string> {
  const blocks = childrenOf(mdxToMdast(text));
  const isWhole = blocks.some(({ type }) => /^(definition|footnoteDefinition)$/.test(type));
  if (isWhole) return portableMarkdown(await render(text), address);

  const parts = await Promise.all(
    blocks.map(async (block) => {
      const { start, end } = spanOf(block);
      const changes = linkChanges(block, text, address);
      if (!changes) return portableMarkdown(await render(text.slice(start, end)), address).trim();
      let read = start;
      let carried = '';
      for (const change of changes) {
        carried += text.slice(read, change.start) + change.text;
        read = change.end;
      }
      return carried + text.slice(read, end);
    }),
  );
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
