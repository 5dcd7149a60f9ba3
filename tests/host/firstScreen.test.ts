import { expect, inject, test } from 'vitest';
import { errorRoute, homeRoute, notFoundRoute, routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import { firstScreenOf } from '#tests/support/firstScreen.ts';
import { fetchRaw } from '#tests/support/request.ts';

/** Bytes that TCP sends before the first acknowledgement: ten packets of 1,460. */
const FIRST_FLIGHT = 14_600;

/** Pages whose first screen needs a second flight of packets: `.github/numbers.md`. */
const otherBounds = new Map<string, number>([
  // The home page, whose content the 404 page repeats, has all its styles in its head.
  ...[homeRoute, notFoundRoute].map(({ path }) => [path, 20_200] as const),
  // Its head has the styles of six screens, and the rule that keeps five of them out of the first layout.
  [routes.soluciones.path, 14_950],
  // An article with every component that there is.
  ['/con_todo', 14_800],
  // Its first section ends with the audit's script and the clients' logos.
  [routes['landing/auditorias'].path, 16_950],
]);

const port = Number(new URL(inject('host')).port);

test.each([...content.routes(), notFoundRoute, errorRoute])(
  'the first screen of $path comes with the first bytes',
  async ({ path }) => {
    // The weakest compression, which every host supports.
    const headers = { 'accept-encoding': 'gzip' };
    const firstBytes = otherBounds.get(path) ?? FIRST_FLIGHT;
    const { body } = await fetchRaw(port, path, { headers, firstBytes });
    const firstScreen = firstScreenOf((await fetchRaw(port, path)).body.toString());

    expect(firstScreen).toContain('<h1');
    expect(body.toString().startsWith(firstScreen)).toBe(true);
  },
);
