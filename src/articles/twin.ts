import type { CollectionEntry } from 'astro:content';
import type { Paragraph } from 'mdast';
import { articlePath } from '#lib/articlePaths.ts';
import { formatDate } from '#lib/dates.ts';
import type { ArticleBodyCopy } from './ArticleBody/ArticleBody.copy.ts';
import { markdownOf } from './portable.ts';

/** Where an article's Markdown twin is. */
export const twinPath = (id: string): string => `${articlePath(id)}.md`;

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
