import { articleDataFolder, socialImageFolder } from '#lib/paths.ts';
import { servedAt, redirectsIn, type BuiltSite, type OutputProblem } from './builtSite.ts';

/** Whether an address belongs to a file that comes with a page: its data, or the image that networks show. */
const isCompanionFile = (address: string) =>
  address.startsWith(articleDataFolder) || address.startsWith(socialImageFolder);

/** Redirects from an address that is a page today, or that has two targets. */
export function takenAddresses(built: BuiltSite): OutputProblem[] {
  const pages = [...built.files.keys()].map((file) => servedAt(file).toLowerCase());
  const owners = new Map(pages.map((page) => [page, page]));
  return redirectsIn(built).flatMap(([from, to]): OutputProblem[] => {
    const owner = owners.get(from.toLowerCase());
    owners.set(from.toLowerCase(), owner ?? to);
    // An article may list its own address in another letter case.
    if (
      owner === undefined ||
      from.endsWith('/') ||
      isCompanionFile(from) ||
      (owner === to && from !== to)
    )
      return [];
    const message = `La dirección «${from}» ya es de otra página, o lleva a «${owner}»: no puede ser una dirección anterior.`;
    return [{ file: '_redirects', message, cause: from }];
  });
}
