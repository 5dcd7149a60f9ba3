/** A place outside the site that a field may only lead to. */
interface Place {
  name: string;
  hosts: RegExp;
  /** What the rest of the address must have, and its description for authors; absent where any page of the host will do. */
  page?: { has: RegExp; description: string };
}

const places = {
  googlePlay: {
    name: 'Google Play',
    hosts: /^play\.google\.com$/,
    page: {
      has: /[?&]id=[\w.]+/,
      description:
        'la ficha de la app, con su «?id=…»: https://play.google.com/store/apps/details?id=com.ejemplo.app',
    },
  },
  appStore: {
    name: 'App Store',
    hosts: /^(?:apps|itunes)\.apple\.com$/,
    page: {
      has: /\/id\d+/,
      description:
        'la ficha de la app, con su «/id…»: https://apps.apple.com/ar/app/nombre/id1234567890',
    },
  },
  instagram: { name: 'Instagram', hosts: /(?:^|\.)instagram\.com$/ },
  linkedin: { name: 'LinkedIn', hosts: /(?:^|\.)(?:linkedin\.com|lnkd\.in)$/ },
  facebook: { name: 'Facebook', hosts: /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/ },
} satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;

/** Why an address does not lead to the place that its field is for; nothing when it does, or is no address. */
export function placeTrouble(address: string, wanted: PlaceName): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, href } = new URL(address);
  const { name, hosts, page }: Place = places[wanted];
  if (hosts.test(hostname)) {
    return !page || page.has.test(href)
      ? undefined
      : `Acá va ${page.description}. Se encontró «${address}».`;
  }
  const other = Object.values(places).find((place) => place.hosts.test(hostname));
  return other
    ? `Acá va una dirección de ${name}, y se encontró una de ${other.name}: ¿están cambiadas? Se encontró «${address}».`
    : `Acá va una dirección de ${name}. Se encontró «${address}».`;
}
