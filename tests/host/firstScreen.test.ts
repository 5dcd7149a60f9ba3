import { expect, inject, test } from 'vitest';
import { articleRoute, errorRoute, homeRoute, notFoundRoute, routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import { firstScreenOf } from '#tests/support/builtPages/firstScreen.ts';
import { fetchRaw } from '#tests/support/hosts/request.ts';

/** Bytes that TCP sends before the first acknowledgement: ten packets of 1,460. */
const FIRST_FLIGHT = 14_600;

/** With the twenty packets after that one. */
const SECOND_FLIGHT = 3 * FIRST_FLIGHT;

/**
 * Pages whose first screen comes with the second flight: `.github/numbers.md`. A few bytes more cost their visitors no
 * further round trip; what bounds them is the weight of the whole page.
 */
const inSecondFlight = new Set<string>([
  // The home page, whose content the 404 page repeats, has all its styles in its head.
  homeRoute.path,
  notFoundRoute.path,
  // Its head has the styles of six screens.
  routes.soluciones.path,
  // Its first section has three phones.
  routes.app.path,
  // Its first section ends with the audit's script and the clients' logos.
  routes['landing/auditorias'].path,
  // An article's head has the styles of every part that an author may write.
  ...content.articles().map(({ id }) => articleRoute(id).path),
]);

const port = Number(new URL(inject('host')).port);

test.each([...content.routes(), notFoundRoute, errorRoute])(
  'the first screen of $path comes with the first bytes',
  async ({ path }) => {
    // The weakest compression, which every host supports.
    const headers = { 'accept-encoding': 'gzip' };
    const firstBytes = inSecondFlight.has(path) ? SECOND_FLIGHT : FIRST_FLIGHT;
    const { body } = await fetchRaw(port, path, { headers, firstBytes });
    const firstScreen = firstScreenOf((await fetchRaw(port, path)).body.toString());

    expect(firstScreen).toContain('<h1');
    expect(body.toString().startsWith(firstScreen)).toBe(true);
  },
);
