import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Page } from 'playwright/test';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { EDITOR_PATH } from '#lib/paths.ts';
import { projectRoot } from '#tools/projectRoot.ts';
import { COMPLETE } from '#tests/support/run/tags.ts';
import { copyContent } from '#tests/support/authoring/contentCopy.ts';
import { formOf } from '#tests/support/browser/editor.ts';
import { fakeGithub } from '#tests/support/vendors/fakeGithub.ts';
import { freePort } from '#tests/support/hosts/freePort.ts';
import { picture } from '#tests/support/authoring/articleSource.ts';
import { expect, test as base } from '#tests/support/browser/test.ts';
import { contentFolderOf } from '#tests/support/sites/variants.ts';

const pathOf = (file: string) => relative(projectRoot, file).split(sep).join('/');

const filesOf = (folder: string): [string, Buffer][] =>
  readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [pathOf(path), readFileSync(path)]);

const CONTENT = pathOf(contentFolderOf('editor'));
const HOME = `${CONTENT}/pages/inicio.yaml`;

const changedLines = (before: string, after: string) => {
  const lines = before.split('\n');
  expect(after.split('\n')).toHaveLength(lines.length);
  return after.split('\n').filter((line, index) => line !== lines[index]);
};

/** The addresses of requests by `page` that fail from now on. */
function missingOf(page: Page): string[] {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  return missing;
}

/** Opens the published editor on a fake repository: its files, and those of each commit. */
const test = base.extend<{ github: { files: Map<string, Buffer>; commits: string[][] } }>({
  github: async ({ page }, use) => {
    const files = new Map([...filesOf(CONTENT), ...filesOf('public')]);
    const commits = await fakeGithub(page, files);
    const missing = missingOf(page);
    await page.goto('/');
    await page.getByRole('button', { name: /token de acceso/ }).click();
    await page.getByRole('textbox').fill('un-token');
    await page.keyboard.press('Enter');
    await page.getByText('Datos del sitio').first().waitFor();
    await use({ files, commits });
    expect(missing).toEqual([]);
  },
});

// The editor speaks Spanish in any browser.
test.use({ locale: 'en-US' });

test('saving a changed text makes one commit of one line; a wrong text makes none', async ({
  page,
  github,
}) => {
  const editor = formOf(page);
  const before = String(github.files.get(HOME));
  await page.goto('/#/collections/paginas/entries/inicio');
  await editor.field('Portada').getByRole('button', { name: 'Expandir' }).first().click();
  await editor.fill('Titular de la portada', '');
  await editor.saveButton.click();
  await expect(page.getByText('Este campo es obligatorio.').first()).toBeVisible();
  expect(github.commits).toEqual([]);

  await editor.fill('Titular de la portada', 'Abrí, ordená y crecé.');
  await editor.save();
  expect(github.commits).toEqual([[HOME]]);
  const changed = changedLines(before, String(github.files.get(HOME)));
  expect(changed).toEqual(['  title: Abrí, ordená y crecé.']);

  const saved = String(github.files.get(HOME));
  expect(saved).toMatch(/^ {2}meeting: .*$/m);
  await page.goto('/#/collections/paginas');
  await page.goto('/#/collections/paginas/entries/inicio');
  await editor.field('Portada').getByRole('button', { name: 'Expandir' }).first().click();
  await editor.fill('Cómo es la demo, debajo de su botón', '');
  await editor.save();
  expect(String(github.files.get(HOME))).toBe(saved.replace(/^ {2}meeting: .*\n/m, ''));
});

test(
  'a logo that is there already is named as one that is uploaded',
  { tag: COMPLETE },
  async ({ page, github }) => {
    const { field, save } = formOf(page);
    const site = `${CONTENT}/site.yaml`;
    const before = String(github.files.get(site));
    await page.goto('/#/collections/sitio/entries/site');
    const expand = async (label: string) => {
      const button = field(label).getByRole('button', { name: 'Expandir' }).first();
      // Its contents load once they are in view.
      await button.evaluate((element) => {
        element.scrollIntoView({ block: 'start' });
      });
      await button.click();
    };
    await expand('Clientes');
    await expand('Logos');
    await expand('Logos');
    await field('Logo').first().getByText('Reemplazar').click();
    const dialog = page.getByRole('dialog', { name: 'Seleccionar imagen' });
    await dialog.getByRole('option', { name: 'gama.svg' }).click();
    await dialog.getByRole('button', { name: 'Insertar' }).click();
    await save();

    const changed = changedLines(before, String(github.files.get(site)));
    expect(changed).toEqual(['      file: gama.svg']);
  },
);

test(
  'saving a new article with a photo makes one commit, of a valid draft',
  { tag: COMPLETE },
  async ({ page, github }) => {
    const { field, fill, save } = formOf(page);
    await page.getByRole('treeitem', { name: 'Artículos' }).click();
    await page.getByRole('button', { name: 'Crear una nueva entrada' }).click();
    // Fields load once in view, the rich text last of all; text typed earlier may be lost.
    await field('Cierre propio').scrollIntoViewIfNeeded();
    await field('Retirado: adónde lleva').scrollIntoViewIfNeeded();
    await field('Texto').getByRole('textbox').click();
    await page.keyboard.insertText('Un párrafo.');
    await fill('Título del artículo', 'Cómo abrir: el tercer local');
    await fill(
      'Resumen del artículo',
      'Lo que conviene mirar antes de abrir el tercer local de una red, paso a paso.',
    );
    await field('Imagen de portada').getByRole('button', { name: 'Explorar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Seleccionar imagen' });
    const buffer = await picture('jpeg', 800, 450);
    const photo = { name: 'vidriera (1).jpg', mimeType: 'image/jpeg', buffer };
    page.once('filechooser', (chooser) => chooser.setFiles(photo));
    await dialog.getByRole('button', { name: 'Subir' }).click();
    await dialog.getByRole('button', { name: 'Insertar' }).click();
    await fill('Descripción de la imagen', 'Una vidriera de noche.');
    await fill('Día de publicación', '2026-03-12');
    await field('Categorías')
      .getByRole('button', { name: /Agregar/ })
      .click();
    await fill('Categorías', 'Operación');
    await save();

    const names = ['blog/como_abrir_el_tercer_local.mdx', 'blog/vidriera_1.webp'];
    expect(github.commits).toEqual([names.map((name) => `${CONTENT}/${name}`)]);
    const [article = '', cover = ''] = names.map((name) => github.files.get(`${CONTENT}/${name}`));
    expect(String(article)).toMatch(/\nborrador: true\n---\n\nUn párrafo\.\n$/);
    const copy = await copyContent();
    await copy.write('blog/como_abrir_el_tercer_local.mdx', article);
    await copy.write('blog/vidriera_1.webp', cover);
    expect(await checkContent(copy.root)).toEqual([]);
    await copy.dispose();
  },
);

test(
  'in development the editor saves to this computer alone, with a repository set too',
  { tag: COMPLETE },
  async ({ page, trouble }) => {
    const address = `http://localhost:${await freePort()}`;
    const server = spawn(process.execPath, ['src/tools/commands/dev.ts'], {
      cwd: projectRoot,
      env: { ...process.env, LINEO_CONTENT: CONTENT, PORT: new URL(address).port },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    page.once('close', () => server.kill());
    // This fake would answer if the policy let the editor ask.
    await fakeGithub(page, new Map());
    const missing = missingOf(page);
    const answered: string[] = [];
    page.context().on('response', (response) => {
      if (!/^(http:\/\/localhost|blob:|data:)/.test(response.url())) answered.push(response.url());
    });
    // A cold server takes long to start.
    await expect(() => page.goto(address + EDITOR_PATH)).toPass();
    await expect(page.getByRole('button')).toHaveText([/Trabajar con un repositorio local/]);
    await page.evaluate(async () => void (await document.fonts.ready));
    expect([...answered, ...missing]).toEqual([]);
    // The editor asks for GitHub's status all the same; its policy blocks that.
    trouble.errors = trouble.errors.filter((error) => !error.includes('githubstatus.com'));
  },
);
