import type { CollectionEntry } from 'astro:content';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toMdast, type State } from 'hast-util-to-mdast';
import type { List, ListItem, Nodes, Paragraph, PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { formatDate } from '#lib/dates.ts';
import type { ArticleBodyCopy } from './ArticleBody/ArticleBody.copy.ts';

/** What an article consists of once it has left its page: no looks, no code. */
const article: Schema = {
  tagNames: [
    ...[
      'p',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'ul',
      'ol',
      'li',
      'blockquote',
      'hr',
      'br',
      'pre',
      'code',
    ],
    ...['a', 'strong', 'em', 'del', 'sub', 'sup', 'cite', 'time'],
    ...['figure', 'figcaption', 'img', 'dl', 'dt', 'dd', 'div'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'input'],
  ],
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    input: [['type', 'checkbox'], 'checked', ['disabled', true]],
    td: ['align'],
    th: ['align'],
    ol: ['start'],
    time: ['dateTime'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  strip: ['script', 'style', 'template', 'svg', 'iframe'],
};

/** The article as a tree that holds anywhere; `address` is where its page is. */
function portableTree(html: string, address: string): Root {
  const tree = fromHtml(html, { fragment: true });
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const value = properties[name];
      if (typeof value === 'string' && URL.canParse(value, address)) {
        properties[name] = new URL(value, address).href;
      }
    }
    const { dataAlign } = properties;
    if (typeof dataAlign === 'string') properties['align'] = dataAlign;
  });
  return sanitize(tree, article) as Root;
}

/**
 * An article's rendered text as HTML for feed readers: links and pictures with whole addresses,
 * nothing of the site's scripts, classes or identifiers.
 */
export const portableHtml = (html: string, address: string): string =>
  toHtml(portableTree(html, address));

/** The words of an element's descendant with a name, as Markdown has them. */
function wordsIn(state: State, element: Element, name: string): PhrasingContent[] {
  const words: PhrasingContent[] = [];
  visit(element, { type: 'element', tagName: name }, (found: Element) => {
    words.push(...(state.all(found) as PhrasingContent[]));
  });
  return words;
}

/** Markdown has no pairs of a name and a value: figures become a list, each led by its value. */
const figures = (state: State, element: Element): List => ({
  type: 'list',
  spread: false,
  children: element.children
    .filter((child) => child.type === 'element')
    .map((pair): ListItem => ({
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'strong', children: wordsIn(state, pair, 'dd') },
            { type: 'text', value: ' ' },
            ...wordsIn(state, pair, 'dt'),
          ],
        },
      ],
    })),
});

/**
 * The same text as Markdown, with tables. Whatever component wrote the text, what is left is plain.
 */
export function portableMarkdown(html: string, address: string): string {
  const body: Nodes = toMdast(portableTree(html, address), { handlers: { dl: figures } });
  return markdownOf(body);
}

/** A tree as Markdown, in the one form that the site writes it. */
const markdownOf = (tree: Nodes): string =>
  toMarkdown(tree, { bullet: '-', extensions: [gfmToMarkdown({ tablePipeAlign: false })] });

const words = (value: string) => ({ type: 'text' as const, value });
const paragraph = (value: string): Paragraph => ({ type: 'paragraph', children: [words(value)] });

/** What the twin says of an article before its text. */
type Head = Pick<
  CollectionEntry<'blog'>['data'],
  'titulo' | 'descripcion' | 'fecha' | 'actualizado' | 'categorias'
>;

/** An article as Markdown: its title, summary and dates, where it comes from, its text. */
export function twinText(
  { titulo, descripcion, fecha, actualizado, categorias }: Head,
  text: string,
  address: string,
  copy: Pick<ArticleBodyCopy, 'published' | 'updated'>,
): string {
  const dates = [
    `${copy.published} ${formatDate(fecha)}`,
    ...(actualizado ? [`${copy.updated} ${formatDate(actualizado)}`] : []),
  ];
  const facts = [...dates, categorias.join(', ')].join(' · ');
  const head = markdownOf({
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [words(titulo)] },
      { type: 'blockquote', children: [paragraph(descripcion)] },
      paragraph(facts),
      { type: 'paragraph', children: [{ type: 'link', url: address, children: [words(address)] }] },
    ],
  });
  return `${head}\n${text}`;
}
