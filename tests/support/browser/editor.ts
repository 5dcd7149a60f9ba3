import { expect, type Page } from 'playwright/test';

/** Page object of the open editor. */
export function formOf(page: Page) {
  const saveButton = page.getByRole('button', { name: 'Guardar', exact: true });
  const field = (label: string) =>
    // The editor wraps names in bidirectional isolates (U+2068).
    page.getByRole('group', {
      name: new RegExp(`^Campo .${String.fromCharCode(0x2068)}?${label}\\W+$`),
    });
  return {
    field,
    saveButton,
    fill: (label: string, words: string) => field(label).getByRole('textbox').fill(words),
    save: async () => {
      const saved = page.getByText('Entrada guardada');
      // The editor may ignore a save right after the last key, so try again.
      await expect(async () => {
        if (await saveButton.isVisible()) await saveButton.click();
        await saved.waitFor({ timeout: 15_000 });
      }).toPass();
      await saved.waitFor({ state: 'hidden' });
    },
  };
}
