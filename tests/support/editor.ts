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
    /** Opens an entry of a part of the content. */
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
    /** Saves and waits until it is saved. */
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

/**
 * Fills the folder that the page «chooses», which is one of the browser's own: a browser that is
 * driven can choose none of the computer's.
 * @returns what reads a file of it
 */
export async function fillFolder(page: Page, files: [path: string, bytes: Buffer][]) {
  await page.evaluate(
    async (given) => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
      const root = await navigator.storage.getDirectory();
      // What tells a project's folder from another.
      await root.getDirectoryHandle('.git', { create: true });
      for (const [path = '', bytes = ''] of given) {
        const steps = path.split('/');
        const name = steps.pop() ?? '';
        let inner = root;
        for (const step of steps) inner = await inner.getDirectoryHandle(step, { create: true });
        const file = await inner.getFileHandle(name, { create: true });
        const writable = await file.createWritable();
        await writable.write(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)));
        await writable.close();
      }
    },
    files.map(([path, bytes]) => [path, bytes.toString('base64')]),
  );
  return (file: string): Promise<string> =>
    page.evaluate(async (path) => {
      const steps = path.split('/');
      const name = steps.pop() ?? '';
      let inner = await navigator.storage.getDirectory();
      for (const step of steps) inner = await inner.getDirectoryHandle(step);
      return (await (await inner.getFileHandle(name)).getFile()).text();
    }, file);
}
