import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { movedOf } from '#articles/moves.ts';
import { articlePath } from '#lib/paths.ts';
import { contentFolder } from '#lib/contentFolder.ts';
import { formatDate, isoDate, readDay } from '#lib/dates.ts';
import { publicationOf, type Publication } from '#articles/publication.ts';
import { nameOf } from './fileNames.ts';
import { filesIn } from './projectFiles.ts';
import { readYaml } from './readYaml.ts';

/** An article that visitors can't read today: a draft, one for a later day, or withdrawn. */
export interface Unpublished {
  id: string;
  /** Path from the project's root. */
  file: string;
  address: string;
  /** Why, as the end of a sentence about it. */
  reason: string;
  /** The day it waits for; nothing for one that waits for its author, or for nothing any more. */
  day: Date | undefined;
  /** Where its address leads since it was withdrawn. */
  leadsTo?: string | undefined;
}

/** Whether the article of a frontmatter is published today, and its day. */
function statusOf(data: unknown): { status: Publication; day: Date } {
  const { borrador, fecha, retirado } = (data ?? {}) as Record<string, unknown>;
  const day = typeof fecha === 'string' ? readDay(fecha) : fecha;
  // A date that can't be read is reported as such, and hides nothing.
  const known = day instanceof Date ? day : new Date(0);
  return {
    status: publicationOf(
      {
        borrador: borrador === true,
        fecha: known,
        retirado: typeof retirado === 'string' ? retirado : undefined,
      },
      Date.now(),
    ),
    day: known,
  };
}

/** Why an article is not published today; nothing when it is. */
export function whyUnpublished(data: unknown, file: string): string | undefined {
  const { status, day } = statusOf(data);
  const reasons = {
    published: undefined,
    draft: `es un borrador (${file})`,
    scheduled: `sale recién el ${isoDate(day)} (${file})`,
    withdrawn: `fue retirado (${file})`,
  };
  return reasons[status];
}

/** The articles of the project at `root` that are not published today. */
export async function unpublishedArticles(root: string): Promise<Unpublished[]> {
  const { files } = await filesIn(root, `${contentFolder}/blog`);
  const articles = await Promise.all(
    files
      .filter((file) => file.endsWith('.mdx'))
      .map(async (file): Promise<Unpublished[]> => {
        const { data } = readYaml(await readFile(join(root, file), 'utf8'), 'frontmatter');
        const reason = whyUnpublished(data, file);
        const id = nameOf(file);
        const { status, day } = statusOf(data);
        const waitsFor = status === 'scheduled' ? day : undefined;
        const { withdrawnTo: leadsTo } = movedOf(id, data);
        const address = articlePath(id);
        return reason ? [{ id, file, address, reason, day: waitsFor, leadsTo }] : [];
      }),
  );
  return articles.flat();
}

/** What sound content still keeps from visitors, a line each: articles for a later day, and drafts. */
export function waitingLines(
  articles: readonly Pick<Unpublished, 'address' | 'day' | 'leadsTo'>[],
): string[] {
  const drafts = articles.filter(({ day, leadsTo }) => !day && !leadsTo).length;
  const waiting = articles.flatMap(({ address, day }) =>
    day ? [`${address} sale el ${formatDate(day)}: volvé a publicar ese día.`] : [],
  );
  if (drafts === 0) return waiting;
  return [...waiting, drafts === 1 ? 'Hay 1 borrador.' : `Hay ${drafts} borradores.`];
}
