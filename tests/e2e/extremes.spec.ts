import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { startHost, type Host } from '../../src/tools/delivery/server.ts';
import { pageNames, pageSchema } from '../../src/schemas/pages.ts';
import { site as siteSchema } from '../../src/schemas/site.ts';
import { COMPLETE } from '../playwright.config.ts';
import { misfitOf } from '../support/cutWords.ts';
import { freePort } from '../support/freePort.ts';
import { copyProject, type ProjectCopy } from '../support/projectCopy.ts';
import { screens } from '../support/screens.ts';
import { nameOfCopy, stretch } from '../support/stretch.ts';
import { expect, test } from '../support/test.ts';

const widths = [360, 768, 1024, 1440];

for (const [name, lists] of [
  ['lists of one', 'fewest'],
  ['lists of twelve', 'most'],
] as const) {
  test.describe(`with texts twice as long and ${name}`, { tag: COMPLETE }, () => {
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
      const logos = join(copy.root, 'src', 'content', 'logos');
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

    test('no page cuts a word or is wider than its screen', async ({ page }) => {
      test.setTimeout(180_000);
      for (const path of screens) {
        await page.goto(`${host.address}${path}`);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const misfit = await misfitOf(page);
          expect.soft(misfit, `${path} at ${width} px`).toEqual({ cut: [], overflow: 0 });
        }
      }
    });
  });
}
