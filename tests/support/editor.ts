import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import { EDITOR_PATH } from '#tools/editor/address.ts';
import { freePort } from './freePort.ts';
import type { ContentCopy } from './contentCopy.ts';

/** What the editor reads of a project: where content and its pictures are. */
const folders = ['src/content', 'src/assets', 'public'];

/** The development server of a copy of the project. */
export interface DevServer {
  address: string;
  stop(): Promise<void>;
}

/** Starts `npm run dev` in a copy. @throws with what it said when it ends before it answers. */
export async function startDev(copy: ContentCopy): Promise<DevServer> {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/tools/commands/dev.ts'], {
    cwd: copy.root,
    env: { ...process.env, PORT: String(port), NODE_NO_WARNINGS: '1' },
  });
  let said = '';
  const listen = (chunk: Buffer) => {
    said += chunk.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  const address = `http://localhost:${port}`;
  const isAnswering = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  while (!(await isAnswering())) {
    if (child.exitCode !== null) throw new Error(`The development server ended:\n${said}`);
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

const projectFiles = (root: string): Record<string, string> =>
  Object.fromEntries(
    folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file.split(sep).join('/')}`)
        .filter((file) => statSync(join(root, file)).isFile())
        .map((file) => [file, readFileSync(join(root, file), 'base64')] as const),
    ),
  );

/** What the editor shows to whoever writes. */
export interface EditorForm {
  /** Opens an entry of a part of the content, by the names that the editor shows. */
  open(part: string, entry: string): Promise<void>;
  /** The part of the form that a field takes, by its label. */
  field(label: string, within?: Locator): Locator;
  /** Unfolds a block or an element of a list. */
  unfold(label: string, within?: Locator): Promise<void>;
  /** Saves and waits until it is saved. */
  save(): Promise<void>;
}

/** The editor, open on the files of a copy of the project. */
export interface OpenEditor extends EditorForm {
  /** The text of a file as the editor left it. */
  read(file: string): Promise<string>;
  /** Changes a file behind the editor's back, as another program does. */
  write(file: string, text: string): Promise<void>;
  /** Puts what the editor saved where the copy's own files are, as a disk does by itself. */
  toDisk(files: readonly string[]): Promise<void>;
}

/** Works the editor that is open in a page. */
export function formOf(page: Page): EditorForm {
  const field = (label: string, within: Locator | Page = page) =>
    // The editor wraps names in marks that isolate their direction.
    within.getByRole('group', {
      name: new RegExp(`^Campo .${String.fromCharCode(0x2068)}?${label}\\W+$`),
    });

  return {
    field,
    open: async (part, entry) => {
      const link = page.getByRole('treeitem', { name: part });
      // The list may still be settling when it shows.
      await expect(async () => {
        await link.click();
        await expect(link).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
        await page
          .getByRole('main')
          .getByText(entry, { exact: true })
          .last()
          .click({ timeout: 3000 });
        await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
      }).toPass();
    },
    unfold: async (label, within) => {
      const block = field(label, within);
      const inner = block.getByRole('group').nth(1);
      const expand = block.getByRole('button', { name: 'Expandir', exact: true }).first();
      // The form may still be settling when it shows; on a busy machine it unfolds late.
      await expect(async () => {
        if (!(await inner.isVisible())) await expand.click({ timeout: 3000 });
        await expect(inner).toBeVisible({ timeout: 1000 });
      }).toPass();
    },
    save: async () => {
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await page.getByText('Entrada guardada').waitFor();
    },
  };
}

/**
 * Opens the editor on a copy. A browser that is driven can't choose a folder, so the folder that it
 * «chooses» is one of the browser's own, filled with the copy's files.
 */
export async function openEditor(
  page: Page,
  address: string,
  copy: ContentCopy,
): Promise<OpenEditor> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${address}${EDITOR_PATH}`);
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    // What tells a project's folder from another.
    await root.getDirectoryHandle('.git', { create: true });
  });
  const put = (files: Record<string, string>) =>
    page.evaluate(async (bytesOfFiles) => {
      const root = await navigator.storage.getDirectory();
      for (const [path, bytes] of Object.entries(bytesOfFiles)) {
        const steps = path.split('/');
        const name = steps.pop() ?? '';
        let folder = root;
        for (const step of steps) folder = await folder.getDirectoryHandle(step, { create: true });
        const file = await folder.getFileHandle(name, { create: true });
        const writable = await file.createWritable();
        await writable.write(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)));
        await writable.close();
      }
    }, files);
  await put(projectFiles(copy.root));
  await page.getByRole('button', { name: 'Trabajar con un repositorio local' }).click();
  await page.getByText('Datos del sitio').waitFor();

  const bytesOf = (file: string) =>
    page.evaluate(async (path) => {
      const steps = path.split('/');
      const name = steps.pop() ?? '';
      let folder = await navigator.storage.getDirectory();
      for (const step of steps) folder = await folder.getDirectoryHandle(step);
      const handle = await folder.getFileHandle(name);
      return [...new Uint8Array(await (await handle.getFile()).arrayBuffer())];
    }, file);
  return {
    ...formOf(page),
    read: async (file) => Buffer.from(await bytesOf(file)).toString('utf8'),
    write: (file, text) => put({ [file]: Buffer.from(text).toString('base64') }),
    toDisk: async (files) => {
      for (const file of files) {
        await mkdir(dirname(join(copy.root, file)), { recursive: true });
        await writeFile(join(copy.root, file), Buffer.from(await bytesOf(file)));
      }
    },
  };
}
