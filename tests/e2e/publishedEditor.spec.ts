import { join } from 'node:path';
import { EDITOR_PATH } from '../../src/editor/address.ts';
import { startHost, type Host } from '../../src/tools/delivery/server.ts';
import { freePort } from '../support/freePort.ts';
import { copyProject, type ProjectCopy } from '../support/projectCopy.ts';
import { expect, test } from '../support/test.ts';

test('without a repository the site has no editor', async ({ page }) => {
  const answer = await page.goto(EDITOR_PATH);

  expect(answer?.status()).toBe(404);
});

test.describe('with a repository', () => {
  let copy: ProjectCopy;
  let host: Host;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    copy = await copyProject();
    await copy.edit('site.yaml', (site) => {
      site.setIn(['editor', 'repository'], 'github:lineo/sitio#main');
    });
    const { code, complained } = await copy.run('build');
    expect(complained).toBe('');
    expect(code).toBe(0);
    host = await startHost(join(copy.root, 'dist'), await freePort());
  });
  test.afterAll(async () => {
    await host.stop();
    await copy.dispose();
  });

  test('the editor opens under a policy of its own', async ({ page }) => {
    const answer = await page.goto(`${host.address}${EDITOR_PATH}`);

    await expect(page.getByRole('button', { name: /token de acceso/ })).toBeVisible();
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  });

  test('nobody lists the editor, nobody keeps it', async ({ page }) => {
    const answer = await page.goto(`${host.address}${EDITOR_PATH}`);

    expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
      'content',
      'noindex, nofollow',
    );
  });

  test('the pages of the site know nothing of it', async ({ page }) => {
    const answer = await page.goto(`${host.address}/inicio`);

    expect(answer?.headers()['x-robots-tag']).toBeUndefined();
    expect(await answer?.text()).not.toContain(EDITOR_PATH);
  });
});
