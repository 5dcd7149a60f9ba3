import { VIEWER_PATH } from '#lib/paths.ts';
import { nearest } from '#schemas/messages.ts';
import type { Built, Finding } from './built.ts';
import type { Named, Page } from './readPage.ts';

/** The address at which the host serves a built file. */
export const addressOf = (file: string): string =>
  file.endsWith('.html') ? `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/') : `/${file}`;

/** The file that the host answers with at a path of the site. */
function fileAt(path: string, files: ReadonlySet<string>): string | undefined {
  let name = path.slice(1);
  try {
    name = decodeURIComponent(name);
  } catch {
    return undefined;
  }
  if (name === '') return 'index.html';
  // The host leads these to the clean address: one answer more for the visitor to wait for.
  if (/(\.html|\/)$/.test(name)) return undefined;
  return [`${name}.html`, name].find((file) => files.has(file));
}

/** Where the page's own addresses start from: an article's data is shown by the viewer. */
const baseOf = ({ file }: Page) => (file.endsWith('.json') ? VIEWER_PATH : addressOf(file));

/** Links that lead to no page of the site, or to no place of the page. */
export function brokenLinks({ files, pages, lists, origin, unpublished }: Built): Finding[] {
  const idsOf = new Map(pages.map((page) => [page.file, page.ids]));
  const hidden = new Map(unpublished.map(({ address, reason }) => [address, reason]));
  const addresses = [...files].filter((file) => file.endsWith('.html')).map(addressOf);

  const trouble = (address: string, base: string, own: ReadonlySet<string>): string | undefined => {
    if (!URL.canParse(address, new URL(base, origin)))
      return `El enlace «${address}» no es una dirección.`;
    const target = new URL(address, new URL(base, origin));
    if (target.origin !== origin) return undefined;
    const fragment = decodeURIComponent(target.hash.slice(1));
    if (address.startsWith('#')) {
      if (!fragment || own.has(fragment) || fragment === 'top') return undefined;
      return fragmentTrouble(address, fragment, own);
    }
    const file = fileAt(target.pathname, files);
    if (!file) {
      const reason = hidden.get(target.pathname);
      if (reason) return `El enlace «${address}» no llevaría a nada: ese artículo ${reason}.`;
      const meant = nearest(target.pathname, addresses);
      return `El enlace «${address}» no lleva a ninguna página.${meant ? ` ¿Quisiste decir «${meant}»?` : ''}`;
    }
    const ids = idsOf.get(file);
    if (!fragment || !ids || ids.has(fragment)) return undefined;
    return fragmentTrouble(address, fragment, ids);
  };

  const check = (file: string, base: string, named: readonly Named[], ids: ReadonlySet<string>) => {
    const reported = new Set<string>();
    return named.flatMap(({ address }): Finding[] => {
      if (reported.has(address) || /^(data|tel|mailto|blob|sms):/i.test(address)) return [];
      reported.add(address);
      const message = trouble(address, base, ids);
      return message ? [{ file, message, written: address }] : [];
    });
  };

  return [
    ...pages.flatMap((page) => check(page.file, baseOf(page), page.named, page.ids)),
    ...lists.flatMap(({ file, named }) => check(file, '/', named, new Set())),
  ];
}

function fragmentTrouble(address: string, fragment: string, ids: ReadonlySet<string>): string {
  const meant = nearest(fragment, [...ids]);
  const advice = meant ? ` ¿Quisiste decir «${address.replace(/#.*$/, `#${meant}`)}»?` : '';
  return `El enlace «${address}» lleva a «#${fragment}», que no está en esa página: es un subtítulo que cambió o no existe.${advice}`;
}
