import { articlePath } from '#lib/paths.ts';
import { addressesOf, checklistRoute, routeNames, routes } from '#lib/routes.ts';
import { isWindowsDevice } from '#lib/slug.ts';
import { EDITOR_PATH } from '#tools/editor/address.ts';
import { isArticle, nameOf } from './files.ts';
import type { Problem } from './problem.ts';

/** How long an address may be. */
const MAX_NAME_LENGTH = 80;

/** Why a page can't have its file's name, which is its address. */
function nameTrouble(name: string): string | undefined {
  const isSound = /^(?!_)[A-Za-z0-9_-]+$/.test(name) && !isWindowsDevice(name);
  return isSound && name.length <= MAX_NAME_LENGTH
    ? undefined
    : `El nombre del archivo es la dirección de su página: lleva hasta ${MAX_NAME_LENGTH} letras sin tilde, números, «-» y «_» (que no va adelante, ni oculta nada), no es uno de los que Windows guarda para sí («con»), y se encontró «${name}».`;
}

/** The owners of the addresses that no author's file may take. */
const pages: readonly [address: string, owner: string][] = [
  ...routeNames.flatMap((name) =>
    addressesOf(routes[name]).map((address): [string, string] => [
      address,
      `src/pages/${name}.astro`,
    ]),
  ),
  ['/index', 'src/pages/index.astro'],
  ['/404', 'src/pages/404.astro'],
  ['/500', 'src/pages/500.astro'],
  [EDITOR_PATH, 'el editor del contenido'],
];

/** Articles and checklists that can't have their address, or whose address is another's, in any letter case. */
export function addressProblems(files: readonly string[]): Problem[] {
  const owners = new Map(pages.map(([address, owner]) => [address.toLowerCase(), owner]));
  return files.flatMap((file) => {
    const name = nameOf(file);
    const path = isArticle(file) ? articlePath(name) : checklistRoute(name).path;
    const owner = owners.get(path.toLowerCase());
    owners.set(path.toLowerCase(), owner ?? file);
    const taken = owner && `La dirección «${path}» ya es de ${owner}: cambiale el nombre a este.`;
    const message = nameTrouble(name) ?? taken;
    return message ? [{ file, message }] : [];
  });
}
