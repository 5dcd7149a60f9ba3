import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import { EDITOR_PATH } from '#tools/editor/address.ts';
import type { ContentCopy } from './contentCopy.ts';
import { freePort } from './freePort.ts';

/** The development server of a copy of the project. */
export interface DevServer {
  address: string;
  stop(): Promise<void>;
}

/** Starts the development server in a copy. @throws when it ends before it answers */
export async function startDev(copy: ContentCopy): Promise<DevServer> {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/tools/commands/dev.ts'], {
    cwd: copy.root,
    env: { ...process.env, PORT: String(port), NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = `http://localhost:${port}`;
  const isAnswering = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  while (!(await isAnswering())) {
    if (child.exitCode !== null) throw new Error('The development server ended.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** What the editor shows to whoever writes. */
export interface EditorForm {
  /** Opens an entry of a part of the content, by the names that the editor shows. */
  open(part: string, entry: string): Promise<void>;
  /** The part of the form that a field takes, by its label. */
  field(label: string): Locator;
  /** Unfolds a block or an element of a list. */
  unfold(label: string): Promise<void>;
  /** Saves and waits until it is saved. */
  save(): Promise<void>;
}

/** Works the editor that is open in a page. */
export function formOf(page: Page): EditorForm {
  const saveButton = page.getByRole('button', { name: 'Guardar', exact: true });
  const field = (label: string) =>
    // The editor wraps names in marks that isolate their direction.
    page.getByRole('group', {
      name: new RegExp(`^Campo .${String.fromCharCode(0x2068)}?${label}\\W+$`),
    });
  return {
    field,
    open: async (part, entry) => {
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
    unfold: async (label) => {
      const inner = field(label).getByRole('group').nth(1);
      const expand = field(label).getByRole('button', { name: 'Expandir', exact: true }).first();
      // The form may still be settling when it shows.
      await expect(async () => {
        if (!(await inner.isVisible())) await expand.click({ timeout: 3000 });
        await expect(inner).toBeVisible({ timeout: 1000 });
      }).toPass();
    },
    save: async () => {
      await saveButton.click();
      await page.getByText('Entrada guardada').waitFor();
      await page.getByText('Entrada guardada').waitFor({ state: 'hidden' });
    },
  };
}

/**
 * Opens the editor on a copy's content. A browser that is driven can't choose a folder, so the folder that
 * it «chooses» is one of the browser's own, filled with the copy's files.
 */
export async function openLocalEditor(page: Page, address: string, copy: ContentCopy) {
  const folder = join(copy.root, 'src/content');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [
      relative(copy.root, path).split(sep).join('/'),
      readFileSync(path).toString('base64'),
    ]);
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${address}${EDITOR_PATH}`);
  await page.evaluate(async (bytesOfFiles) => {
    const root = await navigator.storage.getDirectory();
    // What tells a project's folder from another.
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path = '', bytes = ''] of bytesOfFiles) {
      const steps = path.split('/');
      const name = steps.pop() ?? '';
      let inner = root;
      for (const step of steps) inner = await inner.getDirectoryHandle(step, { create: true });
      const file = await inner.getFileHandle(name, { create: true });
      const writable = await file.createWritable();
      await writable.write(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)));
      await writable.close();
    }
  }, files);
  await expect(page.getByRole('button')).toHaveText([/Trabajar con un repositorio local/]);
  await page.getByRole('button').click();
  await page.getByText('Datos del sitio').waitFor();

  /** The text of a file as the editor left it. */
  const read = (file: string) =>
    page.evaluate(async (path) => {
      const steps = path.split('/');
      const name = steps.pop() ?? '';
      let inner = await navigator.storage.getDirectory();
      for (const step of steps) inner = await inner.getDirectoryHandle(step);
      return (await (await inner.getFileHandle(name)).getFile()).text();
    }, file);
  return { ...formOf(page), read };
}
