import { VIEWER_PATH } from '#lib/paths.ts';
import { isAlias } from '#lib/routes.ts';
import { nearestWord } from '#lib/nearestWord.ts';
import { decodeAddress } from '#tools/check/decodeAddress.ts';
import {
  servedAt,
  redirectsIn,
  type BuiltSite,
  type OutputProblem,
  type ReadPage,
} from './builtSite.ts';

/** A built file that leads to addresses. */
type Linking = Pick<ReadPage, 'file' | 'addresses'>;

/** A fragment in the form that is compared: decoded, each letter with its accent as one character. */
const partName = (id: string): string => decodeAddress(id).normalize('NFC');

/** The file that the host serves at a path of the site. */
function fileAt(path: string, { files }: BuiltSite): string | undefined {
  const name = decodeAddress(path).slice(1);
  if (name === '') return 'index.html';
  // The host redirects «/app.html» and «/app/» to «/app», which costs visitors a request.
  if (/(\.html|\/)$/.test(name)) return undefined;
  return [`${name}.html`, name].find((file) => files.has(file));
}

/** The error for a link to a part that its page does not have. */
function missingPart(address: string, part: string, parts: ReadonlySet<string>): string {
  const error = `El enlace «${address}» lleva a «#${part}», un subtítulo que cambió o no existe.`;
  const meant = nearestWord(part, [...parts]);
  if (meant) return `${error} ¿Quisiste decir «${address.replace(/#.*$/, `#${meant}`)}»?`;
  // The id of a question or a trade is made of its text, «pregunta-cuanto_cuesta»: a new text makes a new id.
  const [, family] = /^(\w+-)./.exec(part) ?? [];
  const alike = [...parts].filter((one) => family && one.startsWith(family));
  const now = alike.map((one) => `«#${one}»`).join(', ');
  return now
    ? `${error} Si cambiaste su texto, su dirección es ahora una de estas: ${now}.`
    : error;
}

/**
 * Links and redirects of the site whose page or fragment does not exist.
 * @param hidden by address, why an article can't be read, as the end of a sentence
 */
export function brokenLinks(
  built: BuiltSite,
  origin: string,
  hidden: ReadonlyMap<string, string | undefined>,
): OutputProblem[] {
  const { files, pages } = built;
  const partsOf = new Map(pages.map(({ file, ids }) => [file, new Set([...ids].map(partName))]));
  const known = [...files.keys()]
    .filter((file) => file.endsWith('.html'))
    .map(servedAt)
    // Links should not use the other spellings of a page's address.
    .filter((address) => !isAlias(address));
  // Many articles may link to the same missing page, so its address is compared with all others only once.
  const meantBy = new Map<string, string | undefined>();
  const nearestPage = (path: string) => {
    if (!meantBy.has(path)) meantBy.set(path, nearestWord(path, known));
    return meantBy.get(path);
  };

  const redirects = redirectsIn(built);
  const targets = new Map(redirects);

  const errorFor = (address: string, { file: from }: Linking): string | undefined => {
    // The HTML in an article's data is shown at the viewer's address.
    const base = new URL(from.endsWith('.json') ? VIEWER_PATH : servedAt(from), origin);
    if (!URL.canParse(address, base)) return `El enlace «${address}» no es una dirección.`;
    const { origin: site, pathname, hash } = new URL(address, base);
    if (site !== origin || /^(?:data|tel|mailto|blob|sms):/i.test(address)) return undefined;
    const file = address.startsWith('#') ? from : fileAt(pathname, built);
    if (file === undefined) {
      const reason = hidden.get(pathname);
      if (reason) return `El enlace «${address}» no llevaría a nada: ese artículo ${reason}.`;
      const target = targets.get(pathname);
      if (target && target !== pathname)
        return `«${address}» cambió de dirección: escribí «${target}».`;
      const meant = nearestPage(pathname.replace(/(?:\.html|\/)$/, ''));
      if (meant) return `No existe la página «${address}». ¿Quisiste decir «${meant}»?`;
      const elsewhere =
        ' Si es de otro sitio, empieza por «https://»; si es un correo, por «mailto:».';
      return `No existe la página «${address}».${address.startsWith('/') ? '' : elsewhere}`;
    }
    const part = partName(hash.slice(1));
    const parts = partsOf.get(file);
    if (!part || part === 'top' || !parts || parts.has(part)) return undefined;
    return missingPart(address, part, parts);
  };

  const targetsOnSite = redirects.map(([, to]) => to).filter((to) => /^\/[^:*]*$/.test(to));
  const host: Linking = { file: '_redirects', addresses: new Set(targetsOnSite) };
  return [...pages, host].flatMap((page) =>
    [...page.addresses].flatMap((address): OutputProblem[] => {
      const message = errorFor(address, page);
      return message ? [{ file: page.file, message, cause: address }] : [];
    }),
  );
}
