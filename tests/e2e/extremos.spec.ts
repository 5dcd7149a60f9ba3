import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { startHost, type Host } from '../../src/host/server.ts';
import { pageNames, pageSchema } from '../../src/schemas/pages.ts';
import { site as siteSchema } from '../../src/schemas/site.ts';
import { freePort } from '../support/editor.ts';
import { copyProject, type ProjectCopy } from '../support/projectCopy.ts';
import { screens } from '../support/screens.ts';
import { nameOfCopy, stretch } from '../support/stretch.ts';
import { expect, test } from '../support/test.ts';

const widths = [360, 768, 1024, 1440];

for (const [name, lists] of [
  ['lists of one', 'fewest'],
  ['lists of twelve', 'most'],
] as const) {
  test.describe(`with texts twice as long and ${name}`, () => {
    let copy: ProjectCopy;
    let host: Host;

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      copy = await copyProject();
      const rewrite = async (file: string, schema: Parameters<typeof stretch>[0]) => {
        const text = await readFile(join(copy.root, 'src', 'content', file), 'utf8');
        await copy.write(file, stringify(stretch(schema, parse(text), lists), { lineWidth: 0 }));
      };
      await rewrite('site.yaml', siteSchema);
      const logos = join(copy.root, 'src', 'assets', 'clients');
      for (const logo of await readdir(logos)) {
        for (let lap = 1; lap < 12; lap += 1) {
          await cp(join(logos, logo), join(logos, nameOfCopy(logo, lap)));
        }
      }
      for (const page of pageNames) await rewrite(`pages/${page}.yaml`, pageSchema(page));
      const { code, complained } = await copy.run('build');
      expect(complained).toBe('');
      expect(code).toBe(0);
      host = await startHost(join(copy.root, 'dist'), await freePort());
    });
    test.afterAll(async () => {
      await host.stop();
      await copy.dispose();
    });

    for (const path of screens) {
      test(`${path} cuts no word and fits every width`, async ({ page }) => {
        await page.goto(`${host.address}${path}`);

        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const faults = await page.evaluate(() => {
            const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
              const box = element.getBoundingClientRect();
              const hasWords = [...element.childNodes].some(
                (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
              );
              // What only a screen reader has is a pixel wide; a drawing is told by its own words.
              if (element.closest('[role="img"]')) return false;
              if (!hasWords || box.width <= 1 || !element.checkVisibility()) return false;
              // Words wider than their box are cut or run over their neighbour; inline boxes have no width.
              return element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
            });
            return {
              cut: cut.map((element) => element.textContent.trim().slice(0, 60)),
              overflow: document.documentElement.scrollWidth - innerWidth,
            };
          });
          expect.soft(faults.cut, `cut at ${width} px`).toEqual([]);
          expect.soft(faults.overflow, `sideways at ${width} px`).toBeLessThanOrEqual(0);
        }
      });
    }
  });
}
