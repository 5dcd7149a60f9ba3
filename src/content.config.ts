import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { articles } from './articles/loader.ts';
import { contentFolder } from './lib/contentFolder.ts';
import { articleSchema, legalSchema } from './articles/schema.ts';
import { networkSchema } from './schemas/network.ts';
import { checklistSchema } from './schemas/checklist.ts';
import { pageCopy } from './copy/pages.ts';
import { site } from './schemas/site.ts';

// The file's own name is the id: it is also the route, so letter case has to stay.
const fileName = ({ entry }: { entry: string }) => entry.replace(/\.[^.]+$/, '');

export const collections = {
  pages: defineCollection({
    loader: glob({ base: `./${contentFolder}/pages`, pattern: '**/*.yaml', generateId: fileName }),
    schema: pageCopy,
  }),
  site: defineCollection({
    loader: glob({ base: `./${contentFolder}`, pattern: 'site.yaml', generateId: fileName }),
    schema: site,
  }),
  network: defineCollection({
    loader: glob({ base: `./${contentFolder}`, pattern: 'red.yaml', generateId: fileName }),
    schema: networkSchema,
  }),
  blog: defineCollection({
    loader: articles({ base: `./${contentFolder}/blog`, pattern: '*.mdx', generateId: fileName }),
    schema: articleSchema,
  }),
  checklists: defineCollection({
    loader: glob({
      base: `./${contentFolder}/checklists`,
      pattern: '*.yaml',
      generateId: fileName,
    }),
    schema: checklistSchema,
  }),
  legal: defineCollection({
    loader: glob({ base: `./${contentFolder}/legal`, pattern: '*.mdx', generateId: fileName }),
    schema: legalSchema,
  }),
};
