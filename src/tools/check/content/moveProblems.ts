import { movedOf } from '#articles/moves.ts';
import { problemAt } from './fieldProblems.ts';
import { nameOf } from './fileNames.ts';
import type { Problem } from './problem.ts';
import { articlePath } from '#lib/paths.ts';
import { contentFolder } from '#lib/contentFolder.ts';
import { routes } from '#lib/routes.ts';
import type { Owners } from './addresses.ts';
import type { ReadFile } from './contentHints.ts';

/** What the addresses of an article may not take away from. */
interface Around {
  owners: Owners;
  /** Why an address of the site leads nowhere. */
  linkTrouble(address: string): string | undefined;
  /** Files of the content, from the root. */
  files: readonly string[];
}

/** Whose an address is that a page gives out by number or by name. */
function ownerByName(address: string, files: readonly string[]): string | undefined {
  if (/^\/blogs\/\d+$/.test(address)) return 'la lista de artículos';
  if (!address.startsWith(`${routes.checklists.path}/`)) return undefined;
  const file = `${contentFolder}/checklists/${nameOf(address)}.yaml`;
  return files.includes(file) ? file : undefined;
}

/** Earlier addresses that are somebody's, and withdrawn articles that lead nowhere. */
export function moveProblems(articles: readonly ReadFile[], around: Around): Problem[] {
  const claimed = new Map<string, string>();
  return articles.flatMap(({ file, source }): Problem[] => {
    const own = articlePath(nameOf(file));
    const { earlier, withdrawnTo } = movedOf(nameOf(file), source.data);
    const taken = earlier.flatMap((address, index): Problem[] => {
      const tell = (message: string) => [
        problemAt(file, source, ['direccionesAnteriores', index], message),
      ];
      const key = address.toLowerCase();
      const owner = around.owners.get(key) ?? ownerByName(address, around.files);
      const first = claimed.get(key);
      claimed.set(key, first ?? file);
      if (address === own) {
        return tell(`«${address}» es la dirección de hoy de este artículo: borrala de acá.`);
      }
      if (owner && owner !== file) {
        return tell(
          `La dirección «${address}» ya lleva a otra parte (${owner}), que dejaría de verse: borrala de acá.`,
        );
      }
      if (first === file) return tell(`«${address}» está dos veces: borrá una.`);
      return first
        ? tell(
            `La dirección «${address}» ya está en ${first}, y lleva a un solo lugar: borrala de uno de los dos.`,
          )
        : [];
    });
    if (withdrawnTo === undefined) return taken;
    const tell = (message: string) => [...taken, problemAt(file, source, ['retirado'], message)];
    if (withdrawnTo === own || earlier.includes(withdrawnTo)) {
      return tell(
        `«retirado» lleva al mismo artículo que se retira: escribí otra página, por ejemplo «${routes.blogs.path}».`,
      );
    }
    // The field itself reports what is no address of the site.
    const trouble = withdrawnTo.startsWith('/') && around.linkTrouble(withdrawnTo);
    return trouble ? tell(trouble) : taken;
  });
}
