import { posix } from 'node:path';
import { nearest } from '#schemas/messages.ts';
import type { Addresses } from './addresses.ts';

/** The parts of pages that links may lead to, by the page's address; pages that are not here may have any. */
export type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

function withoutSite(href: string): string {
  const bare = href.replace(/^[./]+/, '');
  const [, file, part = ''] = /([^/]+)\.(?:mdx?|markdown)(#.*)?$/i.exec(bare) ?? [];
  if (file) {
    return `El enlace «${href}» lleva a un archivo, y un artículo se enlaza por su dirección, por ejemplo «/${file}${part}».`;
  }
  if (/^www\./i.test(bare)) {
    return `El enlace «${href}» no dice de qué sitio es: escribí «https://${bare}».`;
  }
  return `El enlace «${href}» no dice de qué sitio es: escribí «/${bare}» si es una página de este, o «https://${bare}» si es de otro.`;
}

function missingPart(href: string, fragment: string, parts: ReadonlySet<string>): string {
  const meant = nearest(fragment, [...parts]);
  const advice = meant
    ? ` ¿Quisiste decir «${href.replace(/#.*$/, `#${meant}`)}»?`
    : parts.size > 0
      ? ` Los que hay son: ${[...parts].map((part) => `#${part}`).join(', ')}.`
      : ' Ahí no hay subtítulos.';
  return `El enlace «${href}» lleva a un subtítulo que no existe, o que cambió.${advice}`;
}

/**
 * Why a link of the page at `own` leads nowhere; nothing when it leads somewhere, or to another site.
 */
export function explainLink(
  href: string,
  { served, hidden, moved, patterns }: Addresses,
  anchors: Anchors = new Map(),
  own?: string,
): string | undefined {
  if (href === '') return 'Este enlace no lleva a ningún lado: escribí la dirección.';
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return undefined;
  if (!href.startsWith('/') && !href.startsWith('#')) return withoutSite(href);
  let address: string;
  let fragment: string;
  try {
    address = decodeURI(/^[^?#]*/.exec(href)?.[0] ?? '') || (own ?? '');
    fragment = decodeURIComponent(/#(.*)$/.exec(href)?.[1] ?? '');
  } catch {
    return `El enlace «${href}» tiene un «%» que no corresponde.`;
  }
  const move = moved.get(address);
  if (move && address !== own && !served.has(address)) {
    if (move.to === own)
      return `«${address}» ${move.why} y lleva a esta misma página: sacá el enlace.`;
    const rest = /[?#].*$/.exec(href)?.[0] ?? '';
    return `«${address}» ${move.why}: escribí «${move.to}${rest}», que es adonde lleva.`;
  }
  const reason = hidden.get(address);
  if (reason && address !== own) {
    return `El enlace «${address}» no llevaría a nada: ese artículo ${reason}.`;
  }
  const isServed =
    address === (own ?? '') ||
    served.has(address) ||
    patterns.some((pattern) => pattern.test(address));
  if (!isServed) {
    const bare = address.replace(/(?:\.html?|\/(?:index(?:\.html?)?)?)+$/i, '');
    const meant = served.has(bare) ? bare : nearest(address, [...served]);
    const isFile = bare === address && posix.extname(address) !== '';
    const advice = meant
      ? ` ¿Quisiste decir «${meant}»?`
      : isFile
        ? ` Ponelo en «public${address}» o sacá el enlace.`
        : '';
    return `No existe ${isFile ? 'el archivo' : 'la página'} «${address}».${advice}`;
  }
  const parts = anchors.get(address);
  if (!fragment || fragment === 'top' || !parts || parts.has(fragment)) return undefined;
  return missingPart(href, fragment, parts);
}
