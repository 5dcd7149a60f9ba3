import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { movedOf, type Moved } from '#articles/moves.ts';
import { nameOf } from './fileNames.ts';
import { filesIn } from './projectFiles.ts';
import { readYaml } from './readYaml.ts';
import { whyUnpublished } from './unpublished.ts';
import { contentFolder } from '#lib/contentFolder.ts';

/** The articles of the project at `root` whose addresses moved, as they are published today: nothing leads to a draft. */
export async function movedArticles(root: string): Promise<Moved[]> {
  const { files } = await filesIn(root, `${contentFolder}/blog`);
  const articles = await Promise.all(
    files
      .filter((file) => file.endsWith('.mdx'))
      .map(async (file) => {
        const { data } = readYaml(await readFile(join(root, file), 'utf8'), 'frontmatter');
        const moved = movedOf(nameOf(file), data);
        const isRead = whyUnpublished(data, file) === undefined;
        return isRead || moved.withdrawnTo !== undefined ? [moved] : [];
      }),
  );
  return articles.flat();
}
