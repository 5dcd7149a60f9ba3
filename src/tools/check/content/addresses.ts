import { articlePath } from '#lib/paths.ts';
import { addressesOf, checklistRoute, routeNames, routes } from '#lib/routes.ts';
import { EDITOR_PATH } from '#tools/editor/address.ts';
import { isArticle, isChecklist, nameOf } from './files.ts';
import type { Problem } from './problem.ts';

/** How long an address may be. */
const MAX_NAME_LENGTH = 80;

/** Names that Windows keeps for its devices, whatever the ending. */
const WINDOWS_DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Why a page can't have its file's name, which is its address. */
function nameTrouble(name: string): string | undefined {
  const isSound = /^(?!_)[A-Za-z0-9_-]+$/.test(name) && !WINDOWS_DEVICE.test(name);
  return isSound && name.length <= MAX_NAME_LENGTH
    ? undefined
    : `El nombre del archivo es la dirección de su página: lleva hasta ${MAX_NAME_LENGTH} letras sin tilde, números, «-» y «_» (que no va adelante, ni oculta nada), no es uno de los que Windows guarda para sí («con»), y se encontró «${name}».`;
}

/** The owners of the addresses that no file may take but their own. */
const owned: readonly [address: string, owner: string][] = [
  ...routeNames.flatMap((name) =>
    addressesOf(routes[name]).map((address): [string, string] => [
      address,
      `src/pages/${name}.astro`,
    ]),
  ),
  [EDITOR_PATH, 'el editor del contenido'],
];

/** The address that a file is published at; nothing for what has none of its own. */
function addressOf(file: string): string | undefined {
  if (isArticle(file)) return articlePath(nameOf(file));
  if (isChecklist(file)) return checklistRoute(nameOf(file)).path;
  const [, page, other] =
    /^(?:src\/pages(\/[^[]+)\.\w+|public(\/.+?)(?:\.html)?)$/.exec(file) ?? [];
  return page ?? other;
}

/** Files that can't have their address, or whose address is another's, in any letter case: the first keeps it. */
export function addressProblems(files: readonly string[]): Problem[] {
  const owners = new Map(owned.map(([address, owner]) => [address.toLowerCase(), owner]));
  return files.flatMap((file) => {
    const address = addressOf(file);
    if (address === undefined) return [];
    const owner = owners.get(address.toLowerCase()) ?? file;
    owners.set(address.toLowerCase(), owner);
    const isNamed = isArticle(file) || isChecklist(file);
    const message =
      (isNamed && nameTrouble(nameOf(file))) ||
      (owner !== file && `La dirección «${address}» ya es de ${owner}: cambiale el nombre a este.`);
    return message ? [{ file, message }] : [];
  });
}
