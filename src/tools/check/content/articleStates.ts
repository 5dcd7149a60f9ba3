import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { movedOf } from '#articles/moves.ts';
import { publicationOf } from '#articles/publication.ts';
import { formatDate, readDay } from '#lib/dates.ts';
import { articlePath } from '#lib/paths.ts';
import { BLOG, filesIn, isArticle, nameOf } from './files.ts';
import type { Problem } from './problem.ts';
import { parseYaml } from './yaml.ts';

/** Whether visitors may read an article today, and how its addresses moved, as far as its frontmatter tells it. */
export function stateOf(file: string, data: unknown) {
  const { borrador, fecha, retirado } = (data ?? {}) as Record<string, unknown>;
  const read = typeof fecha === 'string' ? readDay(fecha) : fecha;
  // A date that can't be read is reported as such, and hides nothing.
  const day = read instanceof Date ? read : new Date(0);
  const withdrawn = typeof retirado === 'string' ? retirado : undefined;
  const fields = { borrador: borrador === true, fecha: day, retirado: withdrawn };
  const id = nameOf(file);
  const status = publicationOf(fields, Date.now());
  /** Why nobody may read it today, as the end of a sentence; nothing when visitors may. */
  const whyHidden = {
    published: undefined,
    draft: `es un borrador (${file})`,
    scheduled: `sale recién el ${formatDate(day)} (${file})`,
    withdrawn: `fue retirado (${file})`,
  }[status];
  return { ...movedOf(id, data), file, address: articlePath(id), status, whyHidden };
}
type ArticleState = ReturnType<typeof stateOf>;

/** The state of every article of the project at `root`. */
export async function articleStates(root: string): Promise<ArticleState[]> {
  const files = filesIn(root, BLOG);
  return Promise.all(
    files.filter(isArticle).map(async (file) => {
      const { data } = parseYaml(await readFile(join(root, file), 'utf8'), true);
      return stateOf(file, data);
    }),
  );
}

/** What sound content keeps from visitors today, a line each. */
export const waitingLines = (states: readonly ArticleState[]): string[] =>
  states.flatMap(({ address, whyHidden }) =>
    whyHidden ? [`${address} no se ve: ${whyHidden}.`] : [],
  );

/** Hints about articles of the last commit whose address nobody has any more. */
export async function goneArticles(root: string): Promise<Problem[]> {
  const filter = ['--name-only', '--relative', '--no-renames', '--diff-filter=D', '-z'];
  const asked = ['-C', root, 'diff', ...filter, 'HEAD', '--', BLOG];
  // Where there is no Git, or no commit yet, nothing is gone.
  const { stdout } = await promisify(execFile)('git', asked).catch(() => ({ stdout: '' }));
  const earlier = (await articleStates(root)).flatMap((state) => state.earlier);
  return stdout
    .split('\0')
    .filter(isArticle)
    .flatMap((file) => {
      const address = articlePath(nameOf(file));
      const message = `Este artículo ya no está: si se publicaba, quien abra «${address}» no encontraría nada. Si le cambiaste el nombre, escribí «direccionesAnteriores: [${address}]» en la ficha del nuevo. Si lo retiraste, recuperá el archivo y escribí en su ficha adónde lleva su dirección, por ejemplo «retirado: /blogs».`;
      return earlier.includes(address) ? [] : [{ file, isHint: true, message }];
    });
}
