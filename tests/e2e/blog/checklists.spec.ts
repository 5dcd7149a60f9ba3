import { checklistRoute, routes } from '#lib/routes.ts';
import { isComplete } from '#tests/support/run/tags.ts';
import { content } from '#tests/support/sites/content.ts';
import { expect, test, testWithoutScripts } from '#tests/support/browser/test.ts';

const { checklistSheet: sheet } = content.page('checklists');
const alike = content.alikePaths();
const sheets = content
  .checklists()
  .map((name) => checklistRoute(name).path)
  .filter((path) => isComplete || !alike.includes(path));

for (const path of sheets) {
  test(`${path} prints on one page, and links back to the list`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { print: () => (document.title = 'printed') });
    });
    await page.goto(routes.checklists.path);
    await page.locator(`main a[href="${path}"]`).click();

    await page.getByRole('button', { name: sheet.print }).click();
    await expect(page).toHaveTitle('printed');
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    const others = page.locator(`main a[href^="${routes.checklists.path}"]`);
    await expect(others.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('link', { name: sheet.back }).click();
    await expect(page).toHaveURL(routes.checklists.path);
  });
}

testWithoutScripts('without scripts a sheet says how to print it', async ({ page }) => {
  await page.goto(sheets[0] ?? '');
  await expect(page.getByText(sheet.howToPrint)).toBeVisible();
  await expect(page.getByRole('button', { name: sheet.print })).toHaveCount(0);
});
