import { constants } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articleTitle } from '#articles/articleSchema.ts';
import { articlePath } from '#lib/paths.ts';
import { slugOf } from '#lib/slug.ts';
import { addressProblems } from '#tools/check/content/files/addressProblems.ts';
import { checkedFolders } from '#tools/check/content/checkContent.ts';
import { BLOG_FOLDER } from '#tools/check/content/files/contentPaths.ts';
import { projectFiles } from '#tools/filesOf.ts';

/**
 * Copies an empty draft and its cover into the project at `root`, dated `today`, such as 2026-03-12.
 * @returns the paths of both files from `root`, and the address of the article
 * @throws in Spanish, without having written anything, when the title can't name an article
 */
export async function createArticle(root: string, title: string, today: string) {
  const parsed = articleTitle.safeParse(title);
  if (!parsed.success) {
    const usage = title ? '' : '\nSe escribe así: npm run article:new -- "El título del artículo"';
    throw new Error((parsed.error.issues[0]?.message ?? '') + usage);
  }
  const slug = slugOf(parsed.data);
  if (!slug) throw new Error('El título necesita alguna letra o algún número.');
  const text = `${BLOG_FOLDER}/${slug}.mdx`;
  const files = projectFiles(root, ...checkedFolders);
  if (files.includes(text)) throw new Error(`Ya existe ${text}: seguí ese, o elegí otro título.`);
  const picture = `${BLOG_FOLDER}/${slug}.svg`;
  if (files.includes(picture))
    throw new Error(`Ya existe ${picture}, un dibujo de otro artículo: elegí otro título.`);
  const problems = addressProblems([...files, text]);
  const problem = problems.find(({ file }) => file === text);
  if (problem) throw new Error(`${problem.message}\nElegí otro título.`);
  const draft = await readFile(join(import.meta.dirname, 'draft.mdx'), 'utf8');
  const article = draft
    .replace('NOMBRE', slug)
    .replace('FECHA', today)
    // A string of JSON is valid YAML.
    .replace('TITULO', () => JSON.stringify(parsed.data));
  await writeFile(join(root, text), article, { flag: 'wx' });
  const cover = join(import.meta.dirname, 'cover.svg');
  await copyFile(cover, join(root, picture), constants.COPYFILE_EXCL);
  return { text, picture, path: articlePath(slug) };
}
