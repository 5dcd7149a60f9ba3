import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder } from '#tests/support/variants.ts';
import { filesOf } from '#tools/check/output/built.ts';
import { homeRoute } from '#lib/routes.ts';
import { deploy } from '#tests/support/deploy.ts';
import { startNginx, type Nginx } from '#tests/support/nginx.ts';
import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

let folder: string;
let later: string;
let nginx: Nginx;

/** A site whose menu has other code, and so another file name: as the next release may have it. */
async function withOtherMenu(): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'lineo-later-'));
  await cp(siteFolder, site, { recursive: true });
  const hashed = join(site, '_astro');
  const name = (await readdir(hashed)).find((file) => file.startsWith('HeaderDrawer.')) ?? '';
  const other = 'HeaderDrawer.LATER000.js';
  await rename(join(hashed, name), join(hashed, other));
  await writeFile(join(hashed, other), `${await readFile(join(hashed, other), 'utf8')}\n;`);
  for (const file of await filesOf(site)) {
    if (!/\.(html|js)$/.test(file)) continue;
    const text = await readFile(join(site, file), 'utf8');
    await writeFile(join(site, file), text.replaceAll(name, other));
  }
  return site;
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(join(tmpdir(), 'lineo-visit-'));
  later = await withOtherMenu();
  deploy(siteFolder, folder);
  nginx = await startNginx(folder);
});
test.afterAll(async () => {
  await nginx.stop();
  for (const path of [folder, later]) await rm(path, { recursive: true, force: true });
});

// F48 of the list of faults.
test.describe('a page that was open when the site changed', { tag: COMPLETE }, () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('still finds the code of its islands, forward and back', async ({ page }) => {
    test.slow();
    const address = `http://localhost:${nginx.port}${homeRoute.path}`;
    const codeOf = (html: string) => /HeaderDrawer\.[\w-]+\.js/.exec(html)?.[0] ?? '';
    const published = async () => codeOf(await (await fetch(address)).text());
    const answers: string[] = [];
    page.on('response', (response) => {
      const file = new URL(response.url()).pathname.split('/').at(-1) ?? '';
      if (file.endsWith('.js')) answers.push(`${file} ${response.status()}`);
    });

    for (const change of [() => deploy(later, folder), () => deploy('back', folder)]) {
      answers.length = 0;
      await page.goto(address);
      const opened = codeOf(await page.content());
      change();
      expect(await published()).not.toBe(opened);

      const button = page.getByRole('button', { name: content.site().navigation.menu });
      await button.hover();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(answers).toContain(`${opened} 200`);
      expect(answers.filter((answer) => !answer.endsWith(' 200'))).toEqual([]);
    }
  });
});
