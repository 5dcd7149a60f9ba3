import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { movedOf } from '#articles/moves.ts';
import { nameOf } from './fileNames.ts';
import type { Problem } from './problem.ts';
import { filesIn } from './projectFiles.ts';
import { readYaml } from './readYaml.ts';
import { whyUnpublished } from './unpublished.ts';
import { articlePath } from '#lib/paths.ts';
import { contentFolder } from '#lib/contentFolder.ts';

const run = promisify(execFile);

/** What Git says in the project at `root`; nothing where there is no Git, or no commit yet. */
const git = (root: string, ...words: string[]): Promise<string> =>
  run('git', ['-C', root, ...words]).then(
    ({ stdout }) => stdout,
    () => '',
  );

/** The earlier addresses that the articles of the project at `root` name. */
async function earlierAddresses(root: string): Promise<ReadonlySet<string>> {
  const { files } = await filesIn(root, `${contentFolder}/blog`);
  const texts = files
    .filter((file) => file.endsWith('.mdx'))
    .map(async (file) => {
      const { data } = readYaml(await readFile(join(root, file), 'utf8'), 'frontmatter');
      return movedOf(nameOf(file), data).earlier;
    });
  return new Set((await Promise.all(texts)).flat());
}

/**
 * Articles that visitors could read in the last commit and that no file answers for any more: hints
 * that ask where their addresses should lead.
 */
export async function goneArticles(root: string): Promise<Problem[]> {
  const folder = `${contentFolder}/blog`;
  const gone = (
    await git(
      root,
      ...['diff', '--name-only', '--relative', '--no-renames', '--diff-filter=D', '-z', 'HEAD'],
      ...['--', folder],
    )
  )
    .split('\0')
    .filter((file) => file.endsWith('.mdx'));
  if (gone.length === 0) return [];
  const earlier = await earlierAddresses(root);
  const asked = gone.map(async (file): Promise<Problem[]> => {
    const { data } = readYaml(await git(root, 'show', `HEAD:./${file}`), 'frontmatter');
    const address = articlePath(nameOf(file));
    if (whyUnpublished(data, file) || earlier.has(address)) return [];
    return [
      {
        file,
        isHint: true,
        message: `Este artículo se publicaba y ya no está: quien abra «${address}» no encontraría nada. Si le cambiaste el nombre, escribí «direccionesAnteriores: [${address}]» en la ficha del nuevo. Si lo retiraste, recuperá el archivo y escribí en su ficha adónde lleva su dirección, por ejemplo «retirado: /blogs».`,
      },
    ];
  });
  return (await Promise.all(asked)).flat();
}
