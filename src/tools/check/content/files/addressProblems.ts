import { articlePath } from '#lib/paths.ts';
import { addressesOf, checklistRoute, routeNames, routes } from '#lib/routes.ts';
import { EDITOR_PATH } from '#tools/editor/address.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import { isArticle, isChecklist, nameOf } from './contentFiles.ts';

/** Longest file name of a page, in characters. */
const MAX_NAME_LENGTH = 80;

/** Names that Windows reserves for devices, with any extension. */
const WINDOWS_DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * The error for a file name that can't be the address of a page. It has no capitals, because the 404 page looks for an
 * unknown address in lower case only (`src/scripts/redirectToLowerCase.ts`).
 */
function fileNameError(name: string): string | undefined {
  const isSound = /^(?!_)[a-z0-9_-]+$/.test(name) && !WINDOWS_DEVICE.test(name);
  return isSound && name.length <= MAX_NAME_LENGTH
    ? undefined
    : `El nombre del archivo es la dirección de su página: lleva hasta ${MAX_NAME_LENGTH} letras minúsculas sin tilde, números, «-» y «_» (que no va adelante, ni oculta nada), no es uno de los que Windows guarda para sí («con»), y se encontró «${name}».`;
}

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
  const [, other] = PUBLIC_FILE.exec(file) ?? [];
  return page ?? other;
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
