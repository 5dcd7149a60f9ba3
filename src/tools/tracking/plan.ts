import { ctaClickOf } from '#measurement/ctaClick.ts';
import type { CtaClick } from '#measurement/events.ts';

/** A call to action of the built site, and what a click on it tells. */
export interface PlannedClick {
  /** Path of its page. */
  page: string;
  click: CtaClick;
}

/** Where each call to action may be: by its id, the parts of pages in which it stands. */
export type AcceptedIds = Record<string, string[]>;

/** The calls to action of a page, in its order. */
export const planOf = (page: string, document: Document): PlannedClick[] =>
  [...document.querySelectorAll('[data-cta-id]')].map((cta) => ({ page, click: ctaClickOf(cta) }));

/** What a plan would have accepted: sorted, so that it changes only where the site does. */
export function idsOf(plan: readonly PlannedClick[]): AcceptedIds {
  const ids: AcceptedIds = {};
  const sorted = plan.map(({ click }) => click).sort((a, b) => a.cta_id.localeCompare(b.cta_id));
  for (const { cta_id, cta_location } of sorted) {
    ids[cta_id] = [...new Set([...(ids[cta_id] ?? []), cta_location])].sort();
  }
  return ids;
}

/** What a plan changes of what was accepted, a sentence for each change, in Spanish. */
export function changesIn(plan: readonly PlannedClick[], accepted: AcceptedIds): string[] {
  const found = idsOf(plan);
  const places = (ids: AcceptedIds, id: string) => `«${ids[id]?.join('», «')}»`;
  const ids = [...new Set([...Object.keys(accepted), ...Object.keys(found)])].sort();
  return ids.flatMap((id) => {
    if (!found[id]) return [`«${id}», que estaba en ${places(accepted, id)}, no está más.`];
    if (!accepted[id]) return [`«${id}», en ${places(found, id)}, es nuevo.`];
    if (places(found, id) === places(accepted, id)) return [];
    return [`«${id}» pasó de ${places(accepted, id)} a ${places(found, id)}.`];
  });
}

/** Fields that only some calls to action have, and that a table puts in one column. */
const OCCASIONAL = ['channel', 'social_network', 'store', 'platform', 'app_id'] as const;

const cell = (text = '') => text.replaceAll('|', '\\|');

const row = ({ click }: PlannedClick) => {
  const fields = OCCASIONAL.filter((name) => click[name] !== undefined);
  const cells = [
    `\`${click.cta_id}\``,
    click.cta_label,
    click.cta_location,
    click.destination_url,
    fields.map((name) => `${name}: ${click[name]}`).join(', '),
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
};

/** The plan as Markdown: a table for each page. */
export function planAsMarkdown(plan: readonly PlannedClick[]): string {
  const byPage = Map.groupBy(plan, ({ page }) => page);
  const tables = [...byPage].map(([page, clicks]) =>
    [
      `## ${page} (${clicks.length})`,
      '',
      '| cta_id | cta_label | cta_location | destination_url | otros campos |',
      '| --- | --- | --- | --- | --- |',
      ...clicks.map(row),
    ].join('\n'),
  );
  return [
    '# Plan de medición',
    `${plan.length} elementos medidos en ${byPage.size} páginas, tal como están en el sitio construido.`,
    ...tables,
  ]
    .join('\n\n')
    .concat('\n');
}
