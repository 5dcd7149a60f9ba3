import { icons as lucide } from '@iconify-json/lucide';
import { icons as simpleIcons } from '@iconify-json/simple-icons';
import symbolFile from '#assets/brand/symbol.svg?raw';
import type { IconName } from '#schemas/icons.ts';

/** The drawing in Lucide of each icon that content may name. */
const iconDrawings: Record<IconName, string> = {
  solutions: 'layers',
  audience: 'store',
  blog: 'book-open-text',
  app: 'smartphone',
  contact: 'mail',
  register: 'user-round-plus',
  login: 'log-in',
  audits: 'clipboard-check',
  metrics: 'chart-line',
  tasks: 'list-checks',
  communication: 'megaphone',
  planning: 'calendar-days',
  productivity: 'gauge',
  check: 'check',
  alert: 'triangle-alert',
  clock: 'clock',
  evidence: 'camera',
  person: 'user-round',
  repeat: 'repeat-2',
  scatter: 'shuffle',
  blind: 'eye-off',
  price: 'tag',
  data: 'database',
};

/** Logos of other companies that the icon file has. */
const companyLogos = [
  'apple',
  'facebook',
  'googleplay',
  'instagram',
  'linkedin',
  'whatsapp',
] as const;
export type CompanyLogo = (typeof companyLogos)[number];

/** Simple Icons have withdrawn LinkedIn's logo: this one is two letters drawn as shapes. */
const linkedin =
  '<path fill="currentColor" d="M4.2 8.6h3.6V20H4.2zM6 3.2a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM10.1 8.6h3.45v1.56c.5-.94 1.73-1.86 3.5-1.86 3.7 0 4.35 2.37 4.35 5.5V20h-3.6v-5.5c0-1.34-.03-3.04-1.87-3.04-1.88 0-2.17 1.43-2.17 2.94V20H10.1z"/>';

/** The SVG of an icon in a set. @throws when the set has none of that name */
function drawingOf(set: typeof lucide, name: string): string {
  const icon = set.icons[name];
  if (!icon) throw new Error(`The icon set ${set.prefix} has no drawing named ${name}.`);
  return icon.body;
}

/** The logo of another company, as SVG. */
const logoOf = (name: CompanyLogo) =>
  name === 'linkedin' ? linkedin : drawingOf(simpleIcons, name);

const symbol = (id: string, drawing: string) =>
  `<symbol id="${id}" viewBox="0 0 24 24">${drawing}</symbol>`;

/**
 * Every icon of the site in one SVG file, by `#name`. Shown as a picture the file is the brand's
 * symbol, so that it also serves as favicon without another download.
 */
export function iconSprite(): string {
  const icons = Object.entries(iconDrawings).map(([name, drawing]) =>
    symbol(name, drawingOf(lucide, drawing)),
  );
  const logos = companyLogos.map((name) => symbol(name, logoOf(name)));
  return symbolFile.trim().replace('</svg>', `${[...icons, ...logos].join('')}</svg>`);
}
