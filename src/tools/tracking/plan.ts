import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { JSDOM } from 'jsdom';
import { routeNames, routes } from '#lib/routes.ts';
import { ctaClickOf } from '#measurement/ctaClick.ts';
import type { CtaClick } from '#measurement/dataLayer.ts';

/** A call to action of the built site, and the event that a click on it pushes. */
export interface PlannedClick {
  /** Path of its page. */
  page: string;
  click: CtaClick;
}

const aliases = new Set<string>(routeNames.flatMap((name) => [...routes[name].aliases, '/index']));

const pathOf = (file: string) => `/${file.replaceAll(sep, '/').replace(/\.html$/, '')}`;

/**
 * The calls to action of the site that was built into `folder`, page by page.
 * @throws when there is no built site
 */
export async function readPlan(folder: string): Promise<PlannedClick[]> {
  const files = await readdir(folder, { recursive: true }).catch(() => {
    throw new Error('Todavía no hay un sitio construido: corré «npm run build» primero.');
  });
  const pages = files
    .filter((file) => file.endsWith('.html') && !aliases.has(pathOf(file)))
    .sort((a, b) => a.localeCompare(b));

  const plans = await Promise.all(
    pages.map(async (file) => {
      const { window } = new JSDOM(await readFile(join(folder, file), 'utf8'));
      return [...window.document.querySelectorAll('[data-cta-id]')].map((cta) => ({
        page: pathOf(file),
        click: ctaClickOf(cta),
      }));
    }),
  );
  return plans.flat();
}
