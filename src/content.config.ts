import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { texts } from './mdx/textLoader.ts';
import { articleSchema, legalSchema } from './schemas/article.ts';
import { pageCopy } from './schemas/pages.ts';
import { site } from './schemas/site.ts';

// The file's own name is the id: it is also the route, so letter case has to stay.
const fileName = ({ entry }: { entry: string }) => entry.replace(/\.[^.]+$/, '');

export const collections = {
  pages: defineCollection({
    loader: glob({ base: './src/content/pages', pattern: '**/*.yaml', generateId: fileName }),
    schema: pageCopy,
  }),
  site: defineCollection({
    loader: glob({ base: './src/content', pattern: 'site.yaml', generateId: fileName }),
    schema: site,
  }),
  blog: defineCollection({
    loader: texts({ base: './src/content/blog', pattern: '*.mdx', generateId: fileName }),
    schema: articleSchema,
  }),
  legal: defineCollection({
    loader: texts({ base: './src/content/legal', pattern: '*.mdx', generateId: fileName }),
    schema: legalSchema,
  }),
};
