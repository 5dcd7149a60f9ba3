import { contentFolder } from '#lib/contentFolder.ts';
import { playerHosts } from '#lib/videoAddress.ts';
import type { Built, Finding } from './built.ts';

/** Hosts of the form's frame: it has many, and `site.yaml` holds the portal's number only. */
const FORM_HOST = /(^|\.)hsforms\.(net|com)$/;

/** What a page loads from a place that is not safe, or that nobody put on the list. */
export function strangeEmbeds({ pages, hosts, origin }: Built): Finding[] {
  const list = [...new Set([...hosts, ...playerHosts])].sort().join(', ');
  return pages.flatMap(({ file, frames, named }): Finding[] => [
    ...frames.flatMap(({ element, address }): Finding[] => {
      const target = URL.canParse(address, origin) ? new URL(address, origin) : null;
      const isKnown =
        target &&
        (address === '' ||
          target.origin === origin ||
          hosts.has(target.host) ||
          playerHosts.includes(target.host) ||
          FORM_HOST.test(target.host));
      if (isKnown) return [];
      const message = `Hay un marco (<${element}>) de «${target?.host ?? address}», que no está en ${contentFolder}/site.yaml. Los sitios que se pueden mostrar son: ${list}.`;
      return [{ file, message, written: address }];
    }),
    ...named
      .filter(
        ({ element, address }) =>
          element !== 'a' && element !== 'meta' && /^http:/i.test(address.trim()),
      )
      .map(({ element, address }) => ({
        file,
        message: `<${element}> trae «${address}» sin conexión segura: escribí «${address.replace(/^http:/i, 'https:')}».`,
        written: address,
      })),
  ]);
}
