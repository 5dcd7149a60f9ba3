import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { dist } from '#tools/build/built.ts';
import { startHost } from '#tools/delivery/server.ts';
import { articlePath } from '#lib/articlePaths.ts';
import { routeNames, routes } from '#lib/routes.ts';
import { findBrowser } from '#tests/support/browser.ts';
import { content } from '#tests/support/content.ts';
import { projectRoot } from '#tools/projectRoot.ts';

/** Viewport widths of the sheet, in px. */
const WIDTHS = [360, 768, 1024, 1280, 1600];
/** Width of one picture on the sheet, and how much of a long page it shows, in px. */
const CELL = { width: 420, height: 2400, gap: 24 };
const PORT = 4398;

const folder = join(projectRoot, '.cache/sheet');

/** Brings everything that loads late into the page, then back to its top. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

async function shoot(
  browser: Browser,
  address: string,
  width: number,
  name: string,
): Promise<string> {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 780 : 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.abort(),
  );
  await page.goto(address);
  await readToTheEnd(page);
  const file = join(folder, `${name}-${width}.png`);
  await page.screenshot({ path: file, fullPage: true });
  await context.close();
  return file;
}

/** One row a page, one column a width. */
async function compose(name: string, files: string[]): Promise<void> {
  const cells = await Promise.all(
    files.map(async (file) => {
      const whole = await sharp(file).resize({ width: CELL.width }).png().toBuffer();
      const { height } = await sharp(whole).metadata();
      return sharp(whole)
        .extract({ left: 0, top: 0, width: CELL.width, height: Math.min(height, CELL.height) })
        .toBuffer();
    }),
  );
  const heights = await Promise.all(
    cells.map(async (cell) => (await sharp(cell).metadata()).height),
  );
  await sharp({
    create: {
      width: cells.length * (CELL.width + CELL.gap) + CELL.gap,
      height: Math.max(...heights) + 2 * CELL.gap,
      channels: 3,
      background: 'gray',
    },
  })
    .composite(
      cells.map((input, index) => ({
        input,
        left: CELL.gap + index * (CELL.width + CELL.gap),
        top: CELL.gap,
      })),
    )
    .png()
    .toFile(join(folder, `hoja-${name}.png`));
}

const paths = [
  ...routeNames.map((name) => routes[name].path),
  ...content.articles().map(({ id }) => articlePath(id)),
  '/nada-por-aca',
];

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const host = await startHost(dist, PORT);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  for (const path of paths) {
    const name = path.slice(1).replaceAll('/', '-');
    const files: string[] = [];
    for (const width of WIDTHS) files.push(await shoot(browser, host.address + path, width, name));
    await compose(name, files);
  }
  console.log(`La hoja de contactos está en ${folder}`);
} finally {
  await browser.close();
  await host.stop();
}
