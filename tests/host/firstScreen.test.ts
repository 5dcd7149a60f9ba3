import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, inject, test } from 'vitest';
import { errorRoute, homeRoute, notFoundRoute, routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import { ask } from '#tests/support/request.ts';

/** Bytes that TCP sends before the first acknowledgement: ten packets of 1,460. */
const FIRST_FLIGHT = 14_600;

/** The home page's styles stand all in its head: its first screen needs a second flight of packets. */
const SECOND_FLIGHT = 18_500;

/** The audit's own script, at the end of its first screen, comes with the second flight. */
const WITH_AUDIT = 15_000;

const port = Number(new URL(inject('host')).port);

/** A page's HTML up to the end of its first section, of its article's header, or else of its heading. */
function firstScreenOf(html: string): string {
  const { children } = parseDocument(html, { withEndIndices: true });
  const first = (name: string) => DomUtils.getElementsByTagName(name, children)[0];
  const main = DomUtils.getElementsByTagName('main', children);
  const [part] = DomUtils.getElementsByTagName((name) => /^(section|header)$/.test(name), main);
  return html.slice(0, ((part ?? first('h1'))?.endIndex ?? 0) + 1);
}

test.each([...content.routes(), notFoundRoute, errorRoute])(
  'the first screen of $path comes with the first bytes',
  async ({ path }) => {
    // The weakest compression, which every host supports.
    const headers = { 'accept-encoding': 'gzip' };
    const isHome = path === notFoundRoute.path || path === homeRoute.path;
    const isAudit = path === routes['landing/auditorias'].path;
    const firstBytes = isHome ? SECOND_FLIGHT : isAudit ? WITH_AUDIT : FIRST_FLIGHT;
    const { body } = await ask(port, path, { headers, firstBytes });
    const firstScreen = firstScreenOf((await ask(port, path)).body.toString());

    expect(firstScreen).toContain('<h1');
    expect(body.toString().startsWith(firstScreen)).toBe(true);
  },
);
