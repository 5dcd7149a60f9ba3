import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articlePath } from '../lib/articlePaths.ts';
import { isoDate, readDay } from '../lib/dates.ts';
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
  if (borrador === true) return `es un borrador (${file})`;
  const day = typeof fecha === 'string' ? readDay(fecha) : fecha;
  const isLater = day instanceof Date && day.getTime() > Date.now();
  return isLater ? `sale recién el ${isoDate(day)} (${file})` : undefined;
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
