import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addressesIn } from '#articles/articleRedirects.ts';
import { publicationOf } from '#articles/publication.ts';
import { formatDate } from '#lib/dates.ts';
import { articlePath } from '#lib/paths.ts';
import { dayIn } from '#schemas/day.ts';
import { projectFiles } from '#tools/filesOf.ts';
import { BLOG_FOLDER, isArticle, nameOf } from '#tools/check/content/files/contentPaths.ts';
import type { ContentFile } from '#tools/check/content/contentFile.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import { parseFrontmatter } from '#tools/check/content/yaml/parseYaml.ts';

/** An article's status today and its addresses, from frontmatter that may be invalid. */
export function articleState(file: string, data: unknown) {
  const { borrador, fecha, retirado } = (data ?? {}) as Record<string, unknown>;
  // An invalid date is reported elsewhere; here it must not make the article look scheduled.
  const day = dayIn(fecha) ?? new Date(0);
  const withdrawn = typeof retirado === 'string' ? retirado : undefined;
  const fields = { borrador: borrador === true, fecha: day, retirado: withdrawn };
  const id = nameOf(file);
  const status = publicationOf(fields, Date.now());
  /** Why visitors can't read it today, as the end of a sentence; `undefined` when they can. */
  const whyHidden = {
    published: undefined,
    draft: `es un borrador (${file})`,
    scheduled: `sale recién el ${formatDate(day)} (${file})`,
    withdrawn: `fue retirado (${file})`,
  }[status];
  return { ...addressesIn(id, data), file, address: articlePath(id), status, whyHidden };
}
type ArticleState = ReturnType<typeof articleState>;

/** The state of every article of the project at `root`. */
export async function articleStates(root: string): Promise<ArticleState[]> {
  const files = projectFiles(root, BLOG_FOLDER);
  return Promise.all(
    files.filter(isArticle).map(async (file) => {
      const { data } = parseFrontmatter(await readFile(join(root, file), 'utf8'));
      return articleState(file, data);
    }),
  );
}

/** One line in Spanish for each article that visitors can't read today. */
export const hiddenLines = (states: readonly ArticleState[]): string[] =>
  states.flatMap(({ address, whyHidden }) =>
    whyHidden ? [`${address} no se ve: ${whyHidden}.`] : [],
  );

/** The problem of a blog without a single published article. */
export function emptyBlog(articles: readonly ContentFile[]): Problem[] {
  const isPublished = ({ file, source }: ContentFile) =>
    articleState(file, source.data).status === 'published';
  const message =
    'El blog necesita al menos un artículo que se publique: un archivo .mdx en esta carpeta, con una fecha que ya llegó, ni borrador ni retirado.';
  return articles.some(isPublished) ? [] : [{ file: BLOG_FOLDER, message }];
}

/** Hints about articles deleted since the last commit whose address no longer leads anywhere. */
export async function deletedArticles(root: string): Promise<Problem[]> {
  const filter = ['--name-only', '--relative', '--no-renames', '--diff-filter=D', '-z'];
  const command = ['-C', root, 'diff', ...filter, 'HEAD', '--', BLOG_FOLDER];
  // Without Git or a first commit no deletion can be known.
  const { stdout } = await promisify(execFile)('git', command).catch(() => ({ stdout: '' }));
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
