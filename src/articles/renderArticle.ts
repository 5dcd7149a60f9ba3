import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import { render, type CollectionEntry } from 'astro:content';
import { portableElements } from '#components/Prose/proseElements.ts';

/** Renders components outside a page, MDX included. */
export const articleRenderer = await AstroContainer.create({
  renderers: await loadRenderers([getContainerRenderer()]),
});

/** An article's text as HTML, without the page around it, for the feed. */
export async function renderArticle(article: CollectionEntry<'blog'>): Promise<string> {
  const { Content } = await render(article);
  return articleRenderer.renderToString(Content, { props: { components: portableElements } });
}
