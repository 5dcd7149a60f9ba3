import { expect, test, type BrowserContext } from 'playwright/test';
import { articleRoute, routes } from '#lib/routes.ts';
import {
  attackNames,
  startAttackedSite,
  startAttacker,
  type Attacker,
  type Served,
} from '#tests/support/attacks.ts';
import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import { unknownAddress } from '#tests/support/screens.ts';

/** The kinds of pages. */
const kinds: readonly string[] = [
  routes.inicio.path,
  routes.soluciones.path,
  articleRoute(content.articles()[0]?.id ?? '').path,
  routes.contacto.path,
  routes['landing/auditorias'].path,
  routes.Login.path,
  unknownAddress,
];

/** What somebody can try whose own page is open in the same browser. */
const fromOutside = ['framed', 'read', 'kept-open'];

/** How long all attacks of a page may take, in ms. */
const PATIENCE = 15_000;

/** The names of what somebody's own page could do with the page at `target`. */
async function attackFromOutside(
  context: BrowserContext,
  attacker: Attacker,
  target: string,
): Promise<string[]> {
  const own = await context.newPage();
  await own.goto(`${attacker.address}/own`);
  const canRead = await own.evaluate(
    (address) =>
      fetch(address, { mode: 'no-cors' }).then(
        () => true,
        () => false,
      ),
    target,
  );
  const [opened] = await Promise.all([
    own.waitForEvent('popup'),
    own.evaluate((address) => {
      Object.assign(window, { opened: window.open(address) });
    }, target),
  ]);
  await opened.waitForURL(target, { waitUntil: 'domcontentloaded' });
  const isKept = await own.evaluate(() => !(window as unknown as { opened: Window }).opened.closed);
  // The last: without protection the framed page opens windows of its own.
  await own.evaluate(
    (address) =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe');
        frame.addEventListener('load', resolve);
        frame.src = address;
        document.body.append(frame);
      }),
    target,
  );
  const isFramed = own.frames().some((frame) => frame.url() === target);
  return fromOutside.filter((_name, index) => [isFramed, canRead, isKept][index]);
}

let attacker: Attacker;
let site: Served;
test.beforeEach(async () => {
  attacker = await startAttacker();
});
test.afterEach(() => {
  attacker.stop();
  site.stop();
});

for (const path of kinds) {
  const tag = [routes.inicio.path, routes.contacto.path].includes(path) ? [] : COMPLETE;
  test(
    `nothing that somebody gets into ${path} happens`,
    { tag },
    async ({ page, context, baseURL }) => {
      site = await startAttackedSite(baseURL ?? '', path, attacker.address, true);
      await page.goto(`${site.address}${path}`);

      const root = page.locator('html');
      await expect(root).toHaveAttribute('data-pending', '', { timeout: PATIENCE });
      const outside = await attackFromOutside(context, attacker, `${site.address}${path}`);

      expect(await root.getAttribute('data-happened')).toBeNull();
      expect(attackNames.filter((name) => attacker.reached.has(name))).toEqual([]);
      expect(outside).toEqual([]);
    },
  );
}

test(
  'without protection all of it happens',
  { tag: COMPLETE },
  async ({ page, context, baseURL }) => {
    const { path } = routes.inicio;
    site = await startAttackedSite(baseURL ?? '', path, attacker.address, false);
    await page.goto(`${site.address}${path}`);

    const missing = async () => {
      const noted = await page.locator('html').getAttribute('data-happened');
      const happened = new Set([...(noted ?? '').split(' '), ...attacker.reached]);
      return attackNames.filter((name) => !happened.has(name));
    };
    await expect.poll(missing, { timeout: PATIENCE }).toEqual([]);
    expect(attackNames.length).toBeGreaterThanOrEqual(24);
    expect(await attackFromOutside(context, attacker, `${site.address}${path}`)).toEqual(
      fromOutside,
    );
  },
);
