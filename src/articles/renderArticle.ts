import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import type { CollectionEntry } from 'astro:content';
import ArticleText from './ArticleText.astro';

/** Renders components outside a page, MDX included. */
export const container = await AstroContainer.create({
  renderers: await loadRenderers([getContainerRenderer()]),
});

/** An article's text as HTML, as its page has it. */
export const renderArticle = (article: CollectionEntry<'blog'>): Promise<string> =>
  container.renderToString(ArticleText, { props: { article } });
