import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articlePath } from '../lib/articlePaths.ts';
import { isoDate, readDay } from '../lib/dates.ts';
import { publicationOf } from '../lib/publication.ts';
import { nameOf } from './fileNames.ts';
import { filesIn } from './projectFiles.ts';
import { readYaml } from './readYaml.ts';

/** An article that visitors can't read today: a draft, or one for a later day. */
export interface Unpublished {
  id: string;
  /** Path from the project's root. */
  file: string;
  address: string;
  title: string;
  /** Why, as the end of a sentence about it. */
  reason: string;
}

/** Why an article is not published today; nothing when it is. */
export function whyUnpublished(data: unknown, file: string): string | undefined {
  const { borrador, fecha } = (data ?? {}) as { borrador?: unknown; fecha?: unknown };
  const day = typeof fecha === 'string' ? readDay(fecha) : fecha;
  // A date that can't be read is told as such, and hides nothing.
  const known = day instanceof Date ? day : new Date(0);
  const stand = publicationOf({ borrador: borrador === true, fecha: known }, Date.now());
  const reasons = {
    published: undefined,
    draft: `es un borrador (${file})`,
    scheduled: `sale recién el ${isoDate(known)} (${file})`,
  };
  return reasons[stand];
}

/** The articles of the project at `root` that are not published today. */
export async function unpublishedArticles(root: string): Promise<Unpublished[]> {
  const { files } = await filesIn(root, 'src/content/blog');
  const articles = await Promise.all(
    files
      .filter((file) => file.endsWith('.mdx'))
      .map(async (file): Promise<Unpublished[]> => {
        const { data } = readYaml(await readFile(join(root, file), 'utf8'), 'frontmatter');
        const reason = whyUnpublished(data, file);
        const { titulo } = (data ?? {}) as { titulo?: unknown };
        const id = nameOf(file);
        return reason
          ? [{ id, file, address: articlePath(id), title: String(titulo), reason }]
          : [];
      }),
  );
  return articles.flat();
}
