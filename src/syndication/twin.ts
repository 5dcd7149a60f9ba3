import type { CollectionEntry } from 'astro:content';
import type { Paragraph } from 'mdast';
import { articlePath } from '~/lib/articlePaths.ts';
import { formatDate } from '~/lib/dates.ts';
import type { ArticleBodyCopy } from '~/sections/ArticleBody/ArticleBody.copy.ts';
import { portableMarkdown } from './portable.ts';

/** Where an article's Markdown twin is. */
export const twinPath = (id: string): string => `${articlePath(id)}.md`;

const text = (value: string) => ({ type: 'text' as const, value });
const paragraph = (words: string): Paragraph => ({ type: 'paragraph', children: [text(words)] });

/** What the twin says of an article before its text. */
type Head = Pick<
  CollectionEntry<'blog'>['data'],
  'titulo' | 'descripcion' | 'fecha' | 'actualizado' | 'categorias'
>;

/** An article as Markdown: its title, summary and dates, its rendered text, where it comes from. */
export function twinText(
  { titulo, descripcion, fecha, actualizado, categorias }: Head,
  html: string,
  address: string,
  copy: Pick<ArticleBodyCopy, 'published' | 'updated'>,
): string {
  const dates = [
    `${copy.published} ${formatDate(fecha)}`,
    ...(actualizado ? [`${copy.updated} ${formatDate(actualizado)}`] : []),
  ];
  const facts = [...dates, categorias.join(', ')].join(' · ');
  return portableMarkdown(html, address, [
    { type: 'heading', depth: 1, children: [text(titulo)] },
    { type: 'blockquote', children: [paragraph(descripcion)] },
    paragraph(facts),
    { type: 'paragraph', children: [{ type: 'link', url: address, children: [text(address)] }] },
  ]);
}
