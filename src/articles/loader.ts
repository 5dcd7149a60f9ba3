import { glob, type Loader } from 'astro/loaders';
import { publicationOf } from '../lib/publication.ts';

/** What the schema has made of an article's frontmatter. */
type Frontmatter = Parameters<typeof publicationOf>[0];

/**
 * Astro's `glob()` for articles. A build forgets drafts and articles for a later day as soon as they
 * are read, so no page, feed or picture can come of them; the development server keeps them. It is
 * told by its watcher: `import.meta.env.DEV` follows a variable of that name in the shell.
 */
export function articles(options: Parameters<typeof glob>[0]): Loader {
  const files = glob(options);
  return {
    ...files,
    name: 'lineo:articles',
    async load(context) {
      await files.load(context);
      if (context.watcher) return;
      for (const { id, data } of context.store.values()) {
        const isPublished =
          publicationOf(data as unknown as Frontmatter, Date.now()) === 'published';
        if (!isPublished) context.store.delete(id);
      }
    },
  };
}
