import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse } from 'yaml';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { EDITOR_PATH } from '#tools/editor/address.ts';
import { COMPLETE } from '#tests/playwright.config.ts';
import { copyContent } from '#tests/support/contentCopy.ts';
import { formOf, type EditorForm } from '#tests/support/editor.ts';
import { FakeGithub } from '#tests/support/fakeGithub.ts';
import { picture } from '#tests/support/slips.ts';
import { expect, test as base } from '#tests/support/test.ts';
import { contentFolderOf } from '#tests/support/variants.ts';
import type { Page } from 'playwright/test';
import { projectRoot } from '#tools/projectRoot.ts';

/** Where the editor of that site saves: in the content that the site was built of. */
const CONTENT = relative(projectRoot, contentFolderOf('settings')).split(sep).join('/');

const filesOf = (folder: string, as: string): [string, Buffer][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [as + path.slice(folder.length).split(sep).join('/'), readFileSync(path)];
    });

const test = base.extend<{ github: FakeGithub }>({
  github: async ({ page }, use) => {
    const github = new FakeGithub(
      new Map([
        ...filesOf(contentFolderOf('settings'), CONTENT),
        ...filesOf(join(projectRoot, 'public'), 'public'),
      ]),
    );
    await github.answer(page);
    await use(github);
  },
});

async function signIn(page: Page): Promise<EditorForm> {
  await page.goto(EDITOR_PATH);
  await page.getByRole('button', { name: /token de acceso/ }).click();
  await page.getByRole('textbox').fill('un-token');
  await page.keyboard.press('Enter');
  await page.getByText('Datos del sitio').first().waitFor();
  return formOf(page);
}

const HOME = `${CONTENT}/pages/inicio.yaml`;
const SITE = `${CONTENT}/site.yaml`;
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();

/** Opens the home page's headline and writes another; nothing is saved yet. */
async function changeHeadline(page: Page, words: string): Promise<EditorForm> {
  const editor = await signIn(page);
  await editor.open('Páginas', 'Portada (/inicio)');
  await editor.unfold('Portada');
  await editor.field('Titular de la portada').getByRole('textbox').fill(words);
  return editor;
}

/** The lines that a text has and another has not. */
const only = (text: string, other: string) => {
  const known = other.split('\n');
  return text.split('\n').filter((line) => !known.includes(line));
};

/** Somebody else's commit: a file with some words in the place of others. */
const change = (github: FakeGithub, path: string, from: string, to: string) =>
  github.commit(
    'Otra persona',
    new Map([[path, Buffer.from(github.read(path).replace(from, to))]]),
  );

// Each waits for an editor of some megabytes.
test.describe.configure({ timeout: 120_000 });

test('a changed text is one commit, of one line', async ({ page, github }) => {
  const before = github.read(HOME);
  const editor = await changeHeadline(page, 'Abrí, ordená y crecé.');
  await editor.save();

  const [, ...commits] = github.commits;
  expect(commits.map(({ changes }) => [...changes.keys()])).toEqual([[HOME]]);
  expect(only(github.read(HOME), before)).toEqual(['  title: Abrí, ordená y crecé.']);
  expect(only(before, github.read(HOME))).toHaveLength(1);
});

test(
  'a moved element takes its lines along, and nothing else moves',
  { tag: COMPLETE },
  async ({ page, github }) => {
    const before = github.read(SITE);
    const { figures } = parse(before) as { figures: unknown[] };
    const editor = await signIn(page);
    await editor.open('Datos del sitio', 'Datos del sitio');
    await editor.unfold('Cifras');
    const handle = editor.field('Cifras').getByRole('button', { name: 'Reordenar el elemento' });
    await handle.first().focus();
    await page.keyboard.press('ArrowDown');
    await editor.save();

    const after = github.read(SITE);
    const [first, second, ...rest] = figures;
    expect(parse(after)).toEqual({ ...parse(before), figures: [second, first, ...rest] });
    expect(after.split('\n').sort()).toEqual(before.split('\n').sort());
  },
);

test(
  'a new article with a photo is one commit, and a draft with nothing wrong',
  { tag: COMPLETE },
  async ({ page, github }) => {
    const photo = await picture('jpeg', 800, 450);
    const editor = await signIn(page);
    await page.getByRole('treeitem', { name: 'Artículos' }).click();
    await page.getByRole('button', { name: 'Crear una nueva entrada' }).click();
    await editor
      .field('Título del artículo')
      .getByRole('textbox')
      .fill('Cómo abrir: el tercer local');
    await editor
      .field('Resumen del artículo')
      .getByRole('textbox')
      .fill('Lo que conviene mirar antes de abrir el tercer local de una red, paso a paso.');
    const cover = editor.field('Imagen de portada');
    await cover.getByRole('button', { name: 'Explorar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Seleccionar imagen' });
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Subir' }).click();
    await (
      await chooser
    ).setFiles({ name: 'vidriera (1).jpg', mimeType: 'image/jpeg', buffer: photo });
    await dialog.getByRole('button', { name: 'Insertar' }).click();
    await editor
      .field('Descripción de la imagen')
      .getByRole('textbox')
      .fill('Una vidriera de noche.');
    await editor.field('Día de publicación').getByRole('textbox').fill('2026-03-12');
    const categories = editor.field('Categorías');
    await categories.getByRole('button', { name: /Agregar/ }).click();
    await categories.getByRole('textbox').fill('Operación');
    await editor.field('Texto').getByRole('textbox').click();
    await page.keyboard.insertText('Un párrafo.');
    await editor.save();

    const [, ...commits] = github.commits;
    const written = commits.map(({ changes }) => [...changes.keys()].sort());
    expect(written).toEqual([
      [`${CONTENT}/blog/como_abrir_el_tercer_local.mdx`, `${CONTENT}/blog/vidriera_1.webp`],
    ]);
    const copy = await copyContent();
    for (const file of written[0] ?? []) {
      await copy.write(file.slice(CONTENT.length + 1), github.files.get(file) ?? '');
    }
    expect(await checkContent(copy.root)).toEqual([]);
    expect(github.read(written[0]?.[0] ?? '')).toMatch(/\nborrador: true\n---\n\nUn párrafo\.\n$/);
    await copy.dispose();
  },
);

test(
  'what somebody else saved elsewhere meanwhile stays',
  { tag: COMPLETE },
  async ({ page, github }) => {
    const editor = await changeHeadline(page, 'Abrí, ordená y crecé.');
    change(github, SITE, 'tagline:', 'tagline: Otra bajada #');
    await editor.save();

    expect(github.read(HOME)).toContain('title: Abrí, ordená y crecé.');
    expect(github.read(SITE)).toContain('tagline: Otra bajada');
  },
);

test(
  'what somebody else saved in the same place is told before it is lost, in Spanish',
  { tag: COMPLETE },
  async ({ page, github }) => {
    const editor = await changeHeadline(page, 'Abrí, ordená y crecé.');
    change(github, HOME, 'hero:', '# De otra persona\nhero:');
    const { title } = (parse(github.read(HOME)) as { seo: { title: string } }).seo;
    const theirs = change(github, HOME, title, 'El título de otra persona');
    await save(page);

    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(dialog).toContainText('Otra persona cambió lo mismo');
    await expect(dialog).toContainText('Si guardás ahora, se pierde ese otro cambio.');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    expect(github.head).toBe(theirs.oid);
    await expect(editor.field('Titular de la portada').getByRole('textbox')).toHaveValue(
      'Abrí, ordená y crecé.',
    );
  },
);

test(
  'a commit that comes in between is told, and the next try loses nothing',
  { tag: COMPLETE },
  async ({ page, github }) => {
    const editor = await changeHeadline(page, 'Abrí, ordená y crecé.');
    github.beforeCommit = () => change(github, SITE, 'tagline:', 'tagline: Otra bajada #');
    await save(page);

    const told = page.getByText('Mientras se guardaba, otra persona guardó un cambio');
    await expect(told).toBeVisible();
    await page.keyboard.press('Escape');
    await editor.save();

    expect(github.read(HOME)).toContain('title: Abrí, ordená y crecé.');
    expect(github.read(SITE)).toContain('tagline: Otra bajada');
  },
);
