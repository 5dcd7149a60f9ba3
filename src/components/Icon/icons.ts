import { siApple, siFacebook, siGoogleplay, siInstagram, siWhatsapp } from 'simple-icons';
import mark from '#assets/brand/symbol.svg?raw';
import type { IconName } from '#schemas/fields.ts';

/** The drawings of the icon set, as SVG files' text by path. */
const lucide = import.meta.glob<string>('/node_modules/lucide-static/icons/*.svg', {
  query: '?raw',
  import: 'default',
});

/** Which drawing each icon of the content is. */
const drawings: Record<IconName, string> = {
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

/** The set has no LinkedIn mark: this one is two letters drawn as shapes. */
const linkedin =
  'M4.2 8.6h3.6V20H4.2zM6 3.2a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM10.1 8.6h3.45v1.56c.5-.94 1.73-1.86 3.5-1.86 3.7 0 4.35 2.37 4.35 5.5V20h-3.6v-5.5c0-1.34-.03-3.04-1.87-3.04-1.88 0-2.17 1.43-2.17 2.94V20H10.1z';

/** Marks of other companies, as one path each. */
const marks = {
  apple: siApple.path,
  facebook: siFacebook.path,
  googleplay: siGoogleplay.path,
  instagram: siInstagram.path,
  linkedin,
  whatsapp: siWhatsapp.path,
};
export type MarkName = keyof typeof marks;

const symbol = (id: string, content: string) =>
  `<symbol id="${id}" viewBox="0 0 24 24">${content}</symbol>`;

async function strokes(drawing: string): Promise<string> {
  const load = lucide[`/node_modules/lucide-static/icons/${drawing}.svg`];
  if (!load) throw new Error(`The icon set has no drawing named ${drawing}.`);
  const [, content = ''] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(await load()) ?? [];
  return content.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Every icon of the site in one SVG file, by `#name`. Shown as a picture the file is the brand's
 * mark, so that the browser's tab asks for nothing that the page has not asked for already.
 */
export async function iconSprite(): Promise<string> {
  const icons = await Promise.all(
    Object.entries(drawings).map(async ([name, drawing]) =>
      symbol(
        name,
        `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${await strokes(drawing)}</g>`,
      ),
    ),
  );
  const brands = Object.entries(marks).map(([name, path]) =>
    symbol(name, `<path fill="currentColor" d="${path}"/>`),
  );
  return mark.trim().replace('</svg>', `${[...icons, ...brands].join('')}</svg>`);
}

/** Where the sprite is served. */
export const SPRITE_PATH = '/iconos.svg';
