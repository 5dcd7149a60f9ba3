import type { Complaint } from '#tools/check/content/textFile.ts';
import { hasWords, type BodyNode } from '#tools/check/content/bodyNode.ts';
import { at, ifAny, type Rule } from '#tools/check/content/rule.ts';

/** The scheme of an address, with what browsers leave out taken out; empty when it has none. */
const schemeOf = (address: string) =>
  /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/\s/g, ''))?.[1]?.toLowerCase() ?? '';

/** Why an address can't be the target of a link, whatever it leads to. */
export function schemeTrouble(address: string): string | undefined {
  const scheme = schemeOf(address);
  if (scheme && !['https', 'http', 'mailto', 'tel'].includes(scheme)) {
    return `Un enlace no puede empezar por «${scheme}:»: se espera «https://», «mailto:», «tel:», «/» si es una página del sitio o «#» si es un subtítulo.`;
  }
  if (address.startsWith('//')) return `Escribí la dirección entera: «https:${address}».`;
  return undefined;
}

/** An address without encryption: there are sites that know no other, and a visitor's browser may refuse it. */
function insecure(node: BodyNode): Complaint[] {
  const url = node.url ?? '';
  if (schemeOf(url) !== 'http') return [];
  const secure = url.replace(/^http:/i, 'https:');
  const message = `El enlace «${url}» no es seguro: si ese sitio también abre con «https», escribí «${secure}».`;
  return [{ ...at(node, message), isHint: true }];
}

/** Links lead somewhere, safely, and say where. */
export const links: Rule = (node, { text, linkTrouble }) => {
  if (node.type !== 'link' && node.type !== 'definition') return [];
  const url = node.url ?? '';
  const { offset = 0 } = node.position?.start ?? {};
  // An address that stands as it is becomes a link by itself, an insecure one where it begins with «www.».
  const isBare = /^www\./i.test(text.slice(offset));
  const complaints = isBare
    ? []
    : [...ifAny(node, schemeTrouble(url) ?? linkTrouble(url)), ...insecure(node)];
  if (node.type === 'link' && !hasWords(node)) {
    complaints.push(
      at(
        node,
        'Este enlace no tiene texto, y nadie sabría adónde lleva: escribí [texto](dirección).',
      ),
    );
  }
  return complaints;
};
