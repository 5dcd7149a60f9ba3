import { glob, type Loader } from 'astro/loaders';
import { publicationOf } from './publication.ts';

/**
 * Astro's `glob()` for articles. A build forgets those that nobody may read as soon as they are
 * read, so no page, feed or picture can come of them; the development server keeps drafts and
 * articles for a later day. Its watcher tells one from the other: `import.meta.env.DEV` follows a variable of
 * that name in the shell.
 */
export function articles(options: Parameters<typeof glob>[0]): Loader {
  const files = glob(options);
  return {
    ...files,
    name: 'lineo:articles',
    async load(context) {
      await files.load(context);
      for (const { id, data } of context.store.values()) {
        const state = publicationOf(data as never, Date.now());
        const isKept = state === 'published' || (context.watcher && state !== 'withdrawn');
        if (!isKept) context.store.delete(id);
      }
    },
  };
}
