import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Page } from 'playwright/test';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { EDITOR_PATH } from '#tools/editor/address.ts';
import { projectRoot } from '#tools/projectRoot.ts';
import { COMPLETE } from '#tests/playwright.config.ts';
import { copyContent } from '#tests/support/contentCopy.ts';
import { formOf, type EditorForm } from '#tests/support/editor.ts';
import { FakeGithub } from '#tests/support/fakeGithub.ts';
import { picture } from '#tests/support/slips.ts';
import { expect, test as base } from '#tests/support/test.ts';
import { contentFolderOf } from '#tests/support/variants.ts';

/** The editor saves in the content that the site was built of. */
const CONTENT = relative(projectRoot, contentFolderOf('settings')).split(sep).join('/');
const HOME = `${CONTENT}/pages/inicio.yaml`;
const HEADLINE = 'Abrí, ordená y crecé.';

const filesOf = (folder: string): [string, Buffer][] =>
  readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [relative(projectRoot, path).split(sep).join('/'), readFileSync(path)]);

const test = base.extend<{ github: FakeGithub; editor: EditorForm }>({
  github: async ({ page }, use) => {
    const github = new FakeGithub(new Map([...filesOf(CONTENT), ...filesOf('public')]));
    await github.answer(page);
    await use(github);
  },
  editor: async ({ page, github }, use) => {
    expect(github.commits).toHaveLength(1);
    await page.goto(EDITOR_PATH);
    await page.getByRole('button', { name: /token de acceso/ }).click();
    await page.getByRole('textbox').fill('un-token');
    await page.keyboard.press('Enter');
    await page.getByText('Datos del sitio').first().waitFor();
    await use(formOf(page));
  },
});

/** Opens the home page's headline and writes another; nothing is saved yet. */
async function changeHeadline(editor: EditorForm, words: string): Promise<void> {
  await editor.open('Páginas', 'Portada (/inicio)');
  await editor.unfold('Portada');
  await editor.field('Titular de la portada').getByRole('textbox').fill(words);
}

const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();

// Each waits for an editor of some megabytes.
test.describe.configure({ timeout: 120_000 });

test('the editor has a policy of its own, nobody lists or keeps it, and no page knows it', async ({
  page,
}) => {
  const headers = (await page.goto(EDITOR_PATH))?.headers() ?? {};
  await expect(page.getByRole('button', { name: /token de acceso/ })).toBeVisible();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(headers['cache-control']).toBe('no-store');

  const home = await page.goto('/inicio');
  expect(home?.headers()['x-robots-tag']).toBeUndefined();
  expect(await home?.text()).not.toContain(EDITOR_PATH);
});

test('a changed text is one commit of one line, and a wrong one none', async ({
  page,
  github,
  editor,
}) => {
  const before = github.read(HOME);
  await changeHeadline(editor, '');
  await save(page);
  await expect(page.getByText('Este campo es obligatorio.').first()).toBeVisible();
  expect(github.commits).toHaveLength(1);

  await editor.field('Titular de la portada').getByRole('textbox').fill(HEADLINE);
  await editor.save();
  const lines = before.split('\n');
  const changed = github.read(HOME).split('\n');
  expect(github.commits.slice(1).map(({ changes }) => [...changes.keys()])).toEqual([[HOME]]);
  expect(changed).toHaveLength(lines.length);
  expect(changed.filter((line, index) => line !== lines[index])).toEqual([`  title: ${HEADLINE}`]);
});

test(
  'a new article with a photo is one commit, and a draft with nothing wrong',
  { tag: COMPLETE },
  async ({ page, github, editor }) => {
    const fill = (field: string, words: string) =>
      editor.field(field).getByRole('textbox').fill(words);
    await page.getByRole('treeitem', { name: 'Artículos' }).click();
    await page.getByRole('button', { name: 'Crear una nueva entrada' }).click();
    await fill('Título del artículo', 'Cómo abrir: el tercer local');
    await fill(
      'Resumen del artículo',
      'Lo que conviene mirar antes de abrir el tercer local de una red, paso a paso.',
    );
    await editor.field('Imagen de portada').getByRole('button', { name: 'Explorar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Seleccionar imagen' });
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Subir' }).click();
    const photo = await picture('jpeg', 800, 450);
    await (
      await chooser
    ).setFiles({ name: 'vidriera (1).jpg', mimeType: 'image/jpeg', buffer: photo });
    await dialog.getByRole('button', { name: 'Insertar' }).click();
    await fill('Descripción de la imagen', 'Una vidriera de noche.');
    await fill('Día de publicación', '2026-03-12');
    await editor
      .field('Categorías')
      .getByRole('button', { name: /Agregar/ })
      .click();
    await fill('Categorías', 'Operación');
    await editor.field('Texto').getByRole('textbox').click();
    await page.keyboard.insertText('Un párrafo.');
    await editor.save();

    const written = github.commits.slice(1).map(({ changes }) => [...changes.keys()].sort());
    const files = ['como_abrir_el_tercer_local.mdx', 'vidriera_1.webp'].map(
      (file) => `${CONTENT}/blog/${file}`,
    );
    expect(written).toEqual([files]);
    const copy = await copyContent();
    for (const file of files) {
      await copy.write(file.slice(CONTENT.length + 1), github.files.get(file) ?? '');
    }
    expect(await checkContent(copy.root)).toEqual([]);
    expect(github.read(files[0] ?? '')).toMatch(/\nborrador: true\n---\n\nUn párrafo\.\n$/);
    await copy.dispose();
  },
);

test(
  'what somebody else saved in the same place is told before it is lost',
  { tag: COMPLETE },
  async ({ page, github, editor }) => {
    await changeHeadline(editor, HEADLINE);
    const theirs = github.read(HOME).replace('hero:', '# De otra persona\nhero:');
    const { oid } = github.commit('Otra persona', new Map([[HOME, Buffer.from(theirs)]]));
    await save(page);

    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    expect(github.head).toBe(oid);
    await expect(editor.field('Titular de la portada').getByRole('textbox')).toHaveValue(HEADLINE);
  },
);
