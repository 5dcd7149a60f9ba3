import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { movedOf, type Moved } from '#articles/moves.ts';
import { publicationOf, type Publication } from '#articles/publication.ts';
import { formatDate, isoDate, readDay } from '#lib/dates.ts';
import { articlePath } from '#lib/paths.ts';
import { BLOG, filesIn, isArticle, nameOf } from './files.ts';
import { parseYaml } from './yaml.ts';

/** Whether visitors may read an article today, and how its addresses moved. */
export interface ArticleState extends Moved {
  /** Path from the project's root. */
  file: string;
  address: string;
  status: Publication;
  /** The day of its publication. */
  day: Date;
}

/** The state of an article, as far as its frontmatter tells it. */
export function stateOf(file: string, data: unknown): ArticleState {
  const { borrador, fecha, retirado } = (data ?? {}) as Record<string, unknown>;
  const read = typeof fecha === 'string' ? readDay(fecha) : fecha;
  // A date that can't be read is reported as such, and hides nothing.
  const day = read instanceof Date ? read : new Date(0);
  const withdrawn = typeof retirado === 'string' ? retirado : undefined;
  const fields = { borrador: borrador === true, fecha: day, retirado: withdrawn };
  const id = nameOf(file);
  const status = publicationOf(fields, Date.now());
  return { ...movedOf(id, data), file, address: articlePath(id), status, day };
}

/** Why nobody may read an article today, as the end of a sentence; nothing when visitors may. */
export const whyHidden = ({ status, day, file }: ArticleState): string | undefined =>
  ({
    published: undefined,
    draft: `es un borrador (${file})`,
    scheduled: `sale recién el ${isoDate(day)} (${file})`,
    withdrawn: `fue retirado (${file})`,
  })[status];

/** The state of every article of the project at `root`. */
export async function articleStates(root: string): Promise<ArticleState[]> {
  const { files } = await filesIn(root, BLOG);
  return Promise.all(
    files.filter(isArticle).map(async (file) => {
      const { data } = parseYaml(await readFile(join(root, file), 'utf8'), true);
      return stateOf(file, data);
    }),
  );
}

/** The articles whose earlier addresses lead somewhere: nothing leads to a draft. */
export const movedArticles = async (root: string): Promise<Moved[]> =>
  (await articleStates(root)).filter(({ status }) => /^(?:published|withdrawn)$/.test(status));

/** What sound content still keeps from visitors, a line each: articles for a later day, and drafts. */
export function waitingLines(states: readonly ArticleState[]): string[] {
  const drafts = states.filter(({ status }) => status === 'draft').length;
  const waiting = states
    .filter(({ status }) => status === 'scheduled')
    .map(({ address, day }) => `${address} sale el ${formatDate(day)}: volvé a publicar ese día.`);
  const count = drafts === 1 ? 'Hay 1 borrador.' : `Hay ${drafts} borradores.`;
  return drafts > 0 ? [...waiting, count] : waiting;
}
