import { articlePath, EDITOR_PATH } from '#lib/paths.ts';
import { addressesOf, checklistRoute, routeNames, routes } from '#lib/routes.ts';
import { MAX_PAGE_NAME_LENGTH, PAGE_FILE_NAME } from '#lib/slug.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import { isArticle, isChecklist, nameOf } from './contentPaths.ts';

/** The error for a file name that can't be the address of a page. */
const fileNameError = (name: string): string | undefined =>
  PAGE_FILE_NAME.test(name)
    ? undefined
    : `El nombre del archivo es la dirección de su página: lleva hasta ${MAX_PAGE_NAME_LENGTH} letras minúsculas sin tilde, números, «-» y «_» (que no va adelante, ni oculta nada), no es uno de los que Windows guarda para sí («con»), y se encontró «${name}».`;

/** Addresses that belong to a page or to the editor, with their owner. */
const owned: readonly [address: string, owner: string][] = [
  ...routeNames.flatMap((name) =>
    addressesOf(routes[name]).map((address): [string, string] => [
      address,
      `src/pages/${name}.astro`,
    ]),
  ),
  [EDITOR_PATH, 'el editor del contenido'],
];

/** A page's own file, «src/pages/app.astro»; one in brackets, «[article].astro», makes pages of content. */
const PAGE_FILE = /^src\/pages(\/[^[]+)\.\w+$/;
/** A file that is published as it is: «public/favicon.svg»; HTML loses its ending. */
const PUBLIC_FILE = /^public(\/.+?)(?:\.html)?$/;

/** The address at which a file is published; `undefined` where it has none. */
function publishedAt(file: string): string | undefined {
  if (isArticle(file)) return articlePath(nameOf(file));
  if (isChecklist(file)) return checklistRoute(nameOf(file)).path;
  const [, page] = PAGE_FILE.exec(file) ?? [];
  const [, publicFile] = PUBLIC_FILE.exec(file) ?? [];
  return page ?? publicFile;
}

/** Files whose name is no valid address, or whose address an earlier file already has, in any letter case. */
export function addressProblems(files: readonly string[]): Problem[] {
  const owners = new Map(owned.map(([address, owner]) => [address.toLowerCase(), owner]));
  return files.flatMap((file) => {
    const address = publishedAt(file);
    if (address === undefined) return [];
    const owner = owners.get(address.toLowerCase()) ?? file;
    owners.set(address.toLowerCase(), owner);
    const isNamed = isArticle(file) || isChecklist(file);
    const message =
      (isNamed && fileNameError(nameOf(file))) ||
      (owner !== file && `La dirección «${address}» ya es de ${owner}: cambiale el nombre a este.`);
    return message ? [{ file, message }] : [];
  });
}
