import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { articleLoader } from './articles/articleLoader.ts';
import { contentFolder } from './schemas/contentFolder.ts';
import { articleSchema } from './articles/articleSchema.ts';
import { sampleNetworkSchema } from './sampleNetwork/sampleNetworkSchema.ts';
import { checklistSchema } from './checklists/checklistSchema.ts';
import { legalSchema } from './legal/legalSchema.ts';
import { pageCopy } from './sections/pages.copy.ts';
import { siteSchema } from './site/siteSchema.ts';

/** Files of the content. A file's own name is its id: it is also the route, so letter case has to stay. */
const files = (pattern: string, folder = '') => ({
  base: `./${contentFolder}/${folder}`,
  pattern,
  generateId: ({ entry }: { entry: string }) => entry.replace(/\.[^.]+$/, ''),
});

export const collections = {
  pages: defineCollection({ loader: glob(files('**/*.yaml', 'pages')), schema: pageCopy }),
  site: defineCollection({ loader: glob(files('site.yaml')), schema: siteSchema }),
  sampleNetwork: defineCollection({ loader: glob(files('red.yaml')), schema: sampleNetworkSchema }),
  blog: defineCollection({ loader: articleLoader(files('*.mdx', 'blog')), schema: articleSchema }),
  checklists: defineCollection({
    loader: glob(files('*.yaml', 'checklists')),
    schema: checklistSchema,
  }),
  legal: defineCollection({ loader: glob(files('*.mdx', 'legal')), schema: legalSchema }),
};
