import './command.ts';
import { plannedClicks } from '#tools/authoring/trackingPlan.ts';
import { dist } from '#tools/projectRoot.ts';

// `npm run --silent tracking:plan > plan.md`: what the built site measures, page by page.
const rows = plannedClicks(dist).map(({ page, click }) =>
  [page, click.cta_id, click.cta_label, click.cta_location, click.destination_url]
    .map((cell) => `| ${cell.replaceAll('|', '\\|')} `)
    .join(''),
);
const head = '| page | cta_id | cta_label | cta_location | destination_url |\n| - | - | - | - | -';
process.stdout.write([head, ...rows].map((row) => `${row}|\n`).join(''));
