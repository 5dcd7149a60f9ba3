import { expect, type Page } from 'playwright/test';

/** Works the editor that is open in a page, by the names that it shows to whoever writes. */
export function formOf(page: Page) {
  const saveButton = page.getByRole('button', { name: 'Guardar', exact: true });
  /** The part of the form that a field takes, by its label. */
  const field = (label: string) =>
    // The editor wraps names in marks that isolate their direction.
    page.getByRole('group', {
      name: new RegExp(`^Campo .${String.fromCharCode(0x2068)}?${label}\\W+$`),
    });
  return {
    field,
    saveButton,
    fill: (label: string, words: string) => field(label).getByRole('textbox').fill(words),
    open: async (part: string, entry: string) => {
      const link = page.getByRole('treeitem', { name: part });
      const name = page.getByRole('main').getByText(entry, { exact: true }).last();
      // The list may still be settling when it shows.
      await expect(async () => {
        await link.click();
        await expect(link).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
        await name.click({ timeout: 3000 });
        await expect(saveButton).toBeVisible();
      }).toPass();
    },
    save: async () => {
      const saved = page.getByText('Entrada guardada');
      // The editor may refuse a save that comes at once after the last key: asked again, as a hand would.
      await expect(async () => {
        if (await saveButton.isVisible()) await saveButton.click();
        await saved.waitFor({ timeout: 15_000 });
      }).toPass();
      await saved.waitFor({ state: 'hidden' });
    },
  };
}
