import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import { openEditor, startDev, type DevServer } from '#tests/support/editor.ts';
import { copyProject } from '#tests/support/projectCopy.ts';
import { expect, test } from '#tests/support/test.ts';

const [article] = content.articles();
if (!article) throw new Error('The editor’s test needs an article.');
const articleFile = `src/content/blog/${article.id}.mdx`;

/** What an editor that understands Markdown, and no MDX, would put right. */
const components = [
  '',
  '{/* Una nota   con espacios. */}',
  '<Nota',
  '    titulo="Ojo con esto">',
  '',
  '\t**Atención**:  dos espacios, un\u00a0espacio duro y un tabulador.  ',
  '* Un punto con asterisco',
  '</Nota>',
  '',
].join('\n');

// One worker: two development servers would share, and spoil, what Vite prepares of the packages.
test.describe.configure({ mode: 'default' });

let copy: Awaited<ReturnType<typeof copyProject>>;
let dev: DevServer;

test.beforeAll(async () => {
  // The first time, the server prepares the editor's own code.
  test.setTimeout(180_000);
  copy = await copyProject();
  const path = join('blog', `${article.id}.mdx`);
  await copy.write(path, (await original(articleFile)).trimEnd() + '\n' + components);
  dev = await startDev(copy);
});
test.afterAll(async () => {
  await dev.stop();
  await copy.dispose();
});

test.setTimeout(60_000);

const original = (file: string) => readFile(join(copy.root, file), 'utf8');

/** The lines that differ between two texts of as many lines: what was and what is. */
function changedLines(before: string, after: string): [string, string][] {
  const now = after.split('\n');
  return before
    .split('\n')
    .map((line, index): [string, string] => [line, now[index] ?? ''])
    .filter(([was, is]) => was !== is);
}

test(
  'speaks Spanish, shows all content and asks nothing of anybody',
  { tag: COMPLETE },
  async ({ page }) => {
    const asked: string[] = [];
    page.context().on('request', (request) => {
      if (!/^(http:\/\/localhost|blob:|data:)/.test(request.url())) asked.push(request.url());
    });
    await openEditor(page, dev.address, copy);

    for (const part of ['Artículos', 'Páginas', 'Datos del sitio', 'Textos legales']) {
      await expect(page.getByText(part, { exact: true }).first()).toBeVisible();
    }
    for (const { titulo } of content.articles()) {
      await expect(page.getByText(titulo)).toBeVisible();
    }
    expect(asked).toEqual([]);
  },
);

// The editor's server starts cold and builds what a change needs: on a busy machine a minute is not enough.
test.describe.configure({ timeout: 180_000 });

test('offers only what works without a repository', { tag: COMPLETE }, async ({ page }) => {
  await page.goto(`${dev.address}/admin`);

  await expect(page.getByRole('button')).toHaveText([/Trabajar con un repositorio local/]);
});

test('changes a headline, which the site then shows', { tag: COMPLETE }, async ({ page }) => {
  const file = 'src/content/pages/inicio.yaml';
  const before = await original(file);
  const editor = await openEditor(page, dev.address, copy);
  await editor.open('Páginas', 'Portada (/inicio)');
  await editor.unfold('Portada');
  await editor.field('Titular de la portada').getByRole('textbox').fill('Abrí, ordená y crecé.');
  await editor.save();

  const after = await editor.read(file);
  expect(changedLines(before, after)).toEqual([
    [`  title: ${content.page('inicio').hero.title}`, '  title: Abrí, ordená y crecé.'],
  ]);
  const site = await page.context().newPage();
  await site.goto(`${dev.address}/inicio`);
  await editor.toDisk([file]);
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Abrí, ordená y crecé.');
  // Saving does not take the editor away from who is writing.
  await expect(page.getByText('Portada (/inicio)').first()).toBeVisible();
});

test(
  'changes an article and leaves its components byte for byte',
  { tag: COMPLETE },
  async ({ page }) => {
    const before = await original(articleFile);
    const editor = await openEditor(page, dev.address, copy);
    await editor.open('Artículos', article.titulo);
    const words = editor.field('Texto').getByRole('textbox');
    // The editor draws the last fields of a long form once they come near.
    await editor.field('Retirado: adónde lleva').hover();
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      await expect(words).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByText('los componentes (', { exact: false })).toContainText('Nota');
    await words.click();
    await words.press('ControlOrMeta+Home');
    await page.keyboard.insertText('Una frase nueva. ');
    await editor.save();

    const after = await editor.read(articleFile);
    const body = before.slice(before.indexOf('\n---\n') + '\n---\n\n'.length);
    expect(after).toBe(before.replace(body, () => `Una frase nueva. ${body}`));
    const site = await page.context().newPage();
    await site.goto(`${dev.address}/${article.id}`);
    await expect(site.getByText('Ojo con esto')).toBeVisible();
    await editor.toDisk([articleFile]);
    await expect(site.getByText(/^Una frase nueva\. /)).toBeVisible();
  },
);

test(
  'changes an article’s data and leaves its words byte for byte',
  { tag: COMPLETE },
  async ({ page }) => {
    const before = await original(articleFile);
    const editor = await openEditor(page, dev.address, copy);
    await editor.open('Artículos', article.titulo);
    await editor.field('Título del artículo').getByRole('textbox').fill('Otro: título');
    await editor.save();

    const after = await editor.read(articleFile);
    expect(changedLines(before, after)).toEqual([
      [expect.stringContaining(article.titulo), "titulo: 'Otro: título'"],
    ]);
  },
);

test(
  'adds a picture beside an article, which the site then shows',
  { tag: COMPLETE },
  async ({ page }) => {
    const picture = await sharp({
      create: { width: 800, height: 450, channels: 3, background: '#6d28d9' },
    })
      .png()
      .toBuffer();
    const editor = await openEditor(page, dev.address, copy);
    await editor.open('Artículos', article.titulo);
    const cover = editor.field('Imagen de portada');
    await cover.getByRole('button', { name: 'Cambiar la imagen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Seleccionar imagen' });
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Subir' }).click();
    await (
      await chooser
    ).setFiles({ name: 'portada nueva.png', mimeType: 'image/png', buffer: picture });
    await dialog.getByRole('button', { name: 'Insertar' }).click();
    await expect(cover.getByText('./portada_nueva.webp')).toBeVisible();
    await editor.save();

    const after = await editor.read(articleFile);
    expect(after).toContain('\nblogImg: ./portada_nueva.webp\n');
    const site = await page.context().newPage();
    await site.goto(`${dev.address}/${article.id}`);
    await editor.toDisk(['src/content/blog/portada_nueva.webp', articleFile]);
    expect(await checkContent(copy.root)).toEqual([]);
    await expect(site.locator('img[src*="portada_nueva"]').first()).toBeVisible();
  },
);

test(
  'takes the mark of an example away with its value, and no other',
  { tag: COMPLETE },
  async ({ page }) => {
    const file = 'src/content/site.yaml';
    const before = await original(file);
    const editor = await openEditor(page, dev.address, copy);
    await editor.open('Datos del sitio', 'Datos del sitio');
    await editor.unfold('Teléfono');
    await editor.field('Número de teléfono').getByRole('textbox').fill('+543514120777');
    await editor.save();

    expect(changedLines(before, await editor.read(file))).toEqual([
      [
        expect.stringMatching(/^ {2}number: .* # EJEMPLO$/),
        expect.stringMatching(/^ {2}number: ["']\+543514120777["']$/),
      ],
    ]);
  },
);

test(
  'moves an element of a list with its lines, and nothing else',
  { tag: COMPLETE },
  async ({ page }) => {
    const file = 'src/content/site.yaml';
    const before = await original(file);
    const editor = await openEditor(page, dev.address, copy);
    await editor.open('Datos del sitio', 'Datos del sitio');
    await editor.unfold('Cifras');
    await editor
      .field('Cifras')
      .getByRole('button', { name: 'Reordenar el elemento' })
      .first()
      .focus();
    await page.keyboard.press('ArrowDown');
    await editor.save();

    const after = await editor.read(file);
    expect(after).not.toBe(before);
    expect(after.split('\n').sort()).toEqual(before.split('\n').sort());
  },
);

test(
  'refuses to save over a file that changed meanwhile, and loses nothing',
  { tag: COMPLETE },
  async ({ page }) => {
    const file = 'src/content/pages/inicio.yaml';
    const editor = await openEditor(page, dev.address, copy);
    await editor.open('Páginas', 'Portada (/inicio)');
    await editor.unfold('Portada');
    const headline = editor.field('Titular de la portada').getByRole('textbox');
    await headline.fill('Abrí con orden.');
    const theirs = `${await editor.read(file)}\n# Una nota de otra persona.\n`;
    await editor.write(file, theirs);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();

    const told = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(told).toContainText('«inicio.yaml» cambió en esta computadora');
    expect(await editor.read(file)).toBe(theirs);
    await page.keyboard.press('Escape');
    await expect(headline).toHaveValue('Abrí con orden.');
  },
);

test('saves what it saved before once more', { tag: COMPLETE }, async ({ page }) => {
  const file = 'src/content/pages/inicio.yaml';
  const editor = await openEditor(page, dev.address, copy);
  for (const words of ['Abrí una vez.', 'Abrí dos veces.']) {
    await editor.open('Páginas', 'Portada (/inicio)');
    await editor.unfold('Portada');
    await editor.field('Titular de la portada').getByRole('textbox').fill(words);
    await editor.save();
    expect(await editor.read(file)).toContain(`title: ${words}`);
    await page.getByText('Entrada guardada').waitFor({ state: 'hidden' });
  }
});
