import { glob, type Loader, type LoaderContext } from 'astro/loaders';

/** What Astro knows of a kind of file; its types leave it out of what a loader is given. */
interface EntryType {
  extensions: string[];
  getEntryInfo: unknown;
}
type FullContext = LoaderContext & { entryTypes: Map<string, EntryType> };

/**
 * Astro's `glob()` for MDX files that `renderText` renders. Astro itself makes a module of each
 * file for the bundler, which costs more than all else that is done for an article: these entries
 * say nothing of modules, so the bundler never meets them and ten times the articles are ten times
 * the pages, not ten times the bundle.
 */
export function texts(options: Parameters<typeof glob>[0]): Loader {
  const loader = glob(options);
  return {
    ...loader,
    load: (context) => {
      const mdx = (context as FullContext).entryTypes.get('.mdx');
      if (!mdx) throw new Error('The MDX integration is missing.');
      const { extensions, getEntryInfo } = mdx;
      const entryTypes = new Map([['.mdx', { extensions, getEntryInfo }]]);
      return loader.load({ ...context, entryTypes } as LoaderContext);
    },
  };
}
