import type { CollectionEntry } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { publicationOf } from './publication.ts';

/**
 * Astro's `glob()` for articles. A build drops unpublished articles as soon as they are loaded, so that
 * no page, feed or picture can contain them; the development server keeps all. It is recognised by its
 * watcher, because a shell variable can change `import.meta.env.DEV`.
 */
export function articleLoader(options: Parameters<typeof glob>[0]): Loader {
  const files = glob(options);
  return {
    ...files,
    name: 'lineo:articles',
    async load(context) {
      await files.load(context);
      if (context.watcher) return;
      for (const { id, data } of context.store.values()) {
        if (publicationOf(data as CollectionEntry<'blog'>['data'], Date.now()) !== 'published')
          context.store.delete(id);
      }
    },
  };
}
