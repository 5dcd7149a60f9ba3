import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { articleStates, stateOf } from './articleStates.ts';
import { BLOG, isArticle } from './files.ts';
import type { Problem } from './problem.ts';
import { parseYaml } from './yaml.ts';

/** Hints about articles that visitors could read in the last commit and whose address nobody has any more. */
export async function goneArticles(root: string): Promise<Problem[]> {
  // Where there is no Git, or no commit yet, nothing is gone.
  const git = (...words: string[]) =>
    promisify(execFile)('git', ['-C', root, ...words]).then(
      ({ stdout }) => stdout,
      () => '',
    );
  const filter = ['--name-only', '--relative', '--no-renames', '--diff-filter=D', '-z'];
  const deleted = (await git('diff', ...filter, 'HEAD', '--', BLOG)).split('\0').filter(isArticle);
  if (deleted.length === 0) return [];
  const earlier = (await articleStates(root)).flatMap((state) => state.earlier);
  const asked = deleted.map(async (file): Promise<Problem[]> => {
    const { data } = parseYaml(await git('show', `HEAD:./${file}`), true);
    const { address, status } = stateOf(file, data);
    if (status !== 'published' || earlier.includes(address)) return [];
    const message = `Este artículo se publicaba y ya no está: quien abra «${address}» no encontraría nada. Si le cambiaste el nombre, escribí «direccionesAnteriores: [${address}]» en la ficha del nuevo. Si lo retiraste, recuperá el archivo y escribí en su ficha adónde lleva su dirección, por ejemplo «retirado: /blogs».`;
    return [{ file, isHint: true, message }];
  });
  return (await Promise.all(asked)).flat();
}
