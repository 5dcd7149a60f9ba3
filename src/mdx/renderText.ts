import { satteriHeadingIdsPlugin, type SatteriAstroData } from '@astrojs/markdown-satteri';
import type { MarkdownHeading } from 'astro';
import type { CollectionEntry } from 'astro:content';
import { Fragment, jsx, jsxs } from 'astro/jsx-runtime';
import { Renderer } from 'astro/runtime/server/index.js';
import { defineHastPlugin, evaluate, type EvaluateOptions } from 'satteri';

/** A text in MDX, ready for a page. */
export interface RenderedText {
  /** Takes what stands in for elements and what authors may name as `components`. */
  Content: (props: Record<string, unknown>) => unknown;
  headings: MarkdownHeading[];
}

/** What MDX is turned into: Astro's own elements. */
const astrosElements = { Fragment, jsx, jsxs } as object;

/** What pages put components of their own in the place of: everything else is told once, as HTML. */
const replaced = ['a', 'img', 'table'];

/** Names pictures that stand beside the text by their place in the project. */
const placedPictures = (filePath: string) =>
  defineHastPlugin({
    name: 'placed-pictures',
    element: {
      filter: ['img'],
      visit(node, context) {
        const { src } = node.properties;
        if (typeof src !== 'string' || src.startsWith('/') || URL.canParse(src)) return;
        const place = new URL(src, `file:///${filePath}`).pathname;
        context.setProperty(node, 'src', decodeURI(place));
      },
    },
  });

const kept = new Map<string, RenderedText>();

/**
 * The text of an entry as a component and its headings. Kept by the file's digest: the page, the
 * feed, the Markdown twin and the viewer's answer show the same text.
 * @throws when the text is no MDX; the content check has said so before, in an author's words
 */
export function renderText({
  body = '',
  filePath = '',
  digest = '',
}: Pick<CollectionEntry<'blog' | 'legal'>, 'body' | 'filePath' | 'digest'>): RenderedText {
  const key = `${filePath} ${digest}`;
  const known = kept.get(key);
  if (known) return known;

  const astro: SatteriAstroData = {
    frontmatter: {},
    headings: [],
    localImagePaths: new Set(),
    remoteImagePaths: new Set(),
  };
  const { default: MDXContent } = evaluate(body, {
    ...(astrosElements as EvaluateOptions),
    data: { astro },
    hastPlugins: [placedPictures(filePath), satteriHeadingIdsPlugin()],
    optimizeStatic: { component: 'Fragment', prop: 'set:html', ignoreElements: replaced },
    elementAttributeNameCase: 'html',
    features: { gfm: true, smartPunctuation: true },
  }) as { default: RenderedText['Content'] };
  const Content: RenderedText['Content'] = (props) =>
    MDXContent({
      ...props,
      components: { Fragment, ...(props['components'] as object | undefined) },
    });
  const text = {
    Content: Object.assign(Content, { [Renderer]: 'astro:jsx' }),
    headings: astro.headings,
  };
  kept.set(key, text);
  return text;
}
