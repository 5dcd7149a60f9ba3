import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import { dist } from '#tools/build/built.ts';
import { routeNames, routes } from '#lib/routes.ts';
import { idsOf, planOf, type AcceptedIds, type PlannedClick } from './plan.ts';

const acceptedFile = fileURLToPath(new URL('accepted.json', import.meta.url));

/** Where the host serves a page's file. */
const pathOf = (file: string) =>
  `/${file
    .split(sep)
    .join('/')
    .replace(/\.html$/, '')}`;

/**
 * The plan of the site that was built into `folder`: every page once, in the order of the route table, then
 * articles and what the host shows when it has no page.
 * @throws when there is no built site.
 */
export async function readPlan(folder: string = dist): Promise<PlannedClick[]> {
  const files = await readdir(folder, { recursive: true }).catch(() => {
    throw new Error('Todavía no hay un sitio construido: corré «npm run build» primero.');
  });
  const known = routeNames.map((name) => routes[name]);
  const aliases = new Set<string>(known.flatMap((route) => [...route.aliases]));
  const order = known.map((route): string => route.path);
  const rank = (path: string) => (order.indexOf(path) + order.length + 1) % (order.length + 1);

  const paths = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, path: pathOf(file) }))
    .filter(({ path }) => path !== '/index' && !aliases.has(path))
    .sort((a, b) => rank(a.path) - rank(b.path) || a.path.localeCompare(b.path));

  const plans = await Promise.all(
    paths.map(async ({ file, path }) => {
      const html = await readFile(join(folder, file), 'utf8');
      return planOf(path, new JSDOM(html).window.document);
    }),
  );
  return plans.flat();
}

/** The ids that reports can count on, and where each may stand. */
export async function readAccepted(): Promise<AcceptedIds> {
  return JSON.parse(await readFile(acceptedFile, 'utf8')) as AcceptedIds;
}

/** Accepts the ids of a plan from now on. */
export async function accept(plan: readonly PlannedClick[]): Promise<void> {
  await writeFile(acceptedFile, `${JSON.stringify(idsOf(plan), null, 2)}\n`);
}
