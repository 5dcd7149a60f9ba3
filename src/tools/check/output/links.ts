import { VIEWER_PATH } from '#lib/paths.ts';
import { nearest } from '#schemas/messages.ts';
import { decoded } from '#tools/check/content/pictureNames.ts';
import type { Built, Finding, Page } from './readBuilt.ts';

/** The address at which the host serves a built file. */
const addressOf = (file: string): string =>
  file.endsWith('.html') ? `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/') : `/${file}`;

/** The part of a page that an address names: a heading's accents may be written in two forms. */
const partName = (id: string): string => decoded(id).normalize('NFC');

/** The file that the host answers with at a path of the site. */
function fileAt(path: string, { files }: Built): string | undefined {
  const name = decoded(path).slice(1);
  if (name === '') return 'index.html';
  // The host leads these to the clean address: one answer more for the visitor to wait for.
  if (/(\.html|\/)$/.test(name)) return undefined;
  return [`${name}.html`, name].find((file) => files.has(file));
}

/** The redirects that the host reads, each with where it leads. */
const movesOf = ({ files }: Built): [from: string, to: string][] =>
  (files.get('_redirects')?.toString('utf8').trim() ?? '')
    .split('\n')
    .map((line) => line.split(/\s+/) as [string, string]);

/** Earlier addresses that are a page's today, or that lead to two pages. */
export function takenAddresses(built: Built): Finding[] {
  const pages = [...built.files.keys()].map((file) => addressOf(file).toLowerCase());
  const owners = new Map(pages.map((page) => [page, page]));
  return movesOf(built).flatMap(([from, to]): Finding[] => {
    const owner = owners.get(from.toLowerCase());
    owners.set(from.toLowerCase(), owner ?? to);
    // In other letters, its own leads to the page by itself.
    if (owner === undefined || from.endsWith('/') || (owner === to && from !== to)) return [];
    const message = `La dirección «${from}» ya es de otra página, o lleva a «${owner}»: no puede ser una dirección anterior.`;
    return [{ file: '_redirects', message, written: from }];
  });
}

/**
 * Links that lead to no page of the site, or to no part of it, and redirects that lead nowhere.
 * @param hidden why nobody may read the article of an address, as the end of a sentence
 */
export function brokenLinks(
  built: Built,
  origin: string,
  hidden: ReadonlyMap<string, string | undefined>,
): Finding[] {
  const { files, pages } = built;
  const partsOf = new Map(pages.map(({ file, ids }) => [file, new Set([...ids].map(partName))]));
  const known = [...files.keys()].filter((file) => file.endsWith('.html')).map(addressOf);

  const moves = movesOf(built);
  const moved = new Map(moves);

  const trouble = (address: string, { file: from }: Page): string | undefined => {
    // The viewer shows an article's data at an address of its own.
    const base = new URL(from.endsWith('.json') ? VIEWER_PATH : addressOf(from), origin);
    if (!URL.canParse(address, base)) return `El enlace «${address}» no es una dirección.`;
    const { origin: site, pathname, hash } = new URL(address, base);
    if (site !== origin || /^(?:data|tel|mailto|blob|sms):/i.test(address)) return undefined;
    const file = address.startsWith('#') ? from : fileAt(pathname, built);
    if (file === undefined) {
      const reason = hidden.get(pathname);
      if (reason) return `El enlace «${address}» no llevaría a nada: ese artículo ${reason}.`;
      const target = moved.get(pathname);
      if (target && target !== pathname)
        return `«${address}» cambió de dirección: escribí «${target}».`;
      const meant = nearest(pathname.replace(/(?:\.html|\/)$/, ''), known);
      return `No existe la página «${address}».${meant ? ` ¿Quisiste decir «${meant}»?` : ''}`;
    }
    const part = partName(hash.slice(1));
    const parts = partsOf.get(file);
    if (!part || part === 'top' || !parts || parts.has(part)) return undefined;
    const meant = nearest(part, [...parts]);
    const advice = meant ? ` ¿Quisiste decir «${address.replace(/#.*$/, `#${meant}`)}»?` : '';
    return `El enlace «${address}» lleva a «#${part}», un subtítulo que cambió o no existe.${advice}`;
  };

  const host: Page = {
    file: '_redirects',
    ids: new Set(),
    addresses: new Set(moves.map(([, to]) => to).filter((target) => /^\/[^:*]*$/.test(target))),
    pictures: new Set(),
    code: '',
  };
  return [...pages, host].flatMap((page) =>
    [...page.addresses].flatMap((written): Finding[] => {
      const message = trouble(written, page);
      return message ? [{ file: page.file, message, written }] : [];
    }),
  );
}
