import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import { openLocalEditor, startDev, type DevServer } from '#tests/support/editor.ts';
import type { ContentCopy } from '#tests/support/contentCopy.ts';
import { copyProject } from '#tests/support/projectCopy.ts';
import { expect, test } from '#tests/support/test.ts';

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

// The editor's server starts cold and builds what a change needs.
test.describe.configure({ mode: 'default', timeout: 180_000 });

let copy: ContentCopy;
let dev: DevServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy = await copyProject();
  dev = await startDev(copy);
});
test.afterAll(async () => {
  await dev.stop();
  await copy.dispose();
});

test(
  'in development the editor saves on this computer, keeps what was not touched and asks nobody',
  { tag: COMPLETE },
  async ({ page, trouble }) => {
    const [article] = content.articles();
    const id = article?.id ?? '';
    const articleFile = `src/content/blog/${id}.mdx`;
    const siteFile = 'src/content/site.yaml';
    const original = (file: string) => readFile(join(copy.root, file), 'utf8');
    await copy.write(`blog/${id}.mdx`, (await original(articleFile)).trimEnd() + components);
    const [articleBefore, siteBefore] = [await original(articleFile), await original(siteFile)];
    const answered: string[] = [];
    page.context().on('response', (response) => {
      if (!/^(http:\/\/localhost|blob:|data:)/.test(response.url())) answered.push(response.url());
    });

    const editor = await openLocalEditor(page, dev.address, copy);
    await editor.open('Datos del sitio', 'Datos del sitio');
    await editor.unfold('Teléfono');
    await editor.field('Número de teléfono').getByRole('textbox').fill('+543514120777');
    await editor.save();
    const siteAfter = (await editor.read(siteFile)).split('\n');
    const changed = siteBefore.split('\n').filter((line, index) => line !== siteAfter[index]);
    expect(changed).toEqual([expect.stringMatching(/^ {2}number: .* # EJEMPLO$/)]);
    expect(siteAfter.join('\n')).toMatch(/^ {2}number: ["']\+543514120777["']$/m);

    await editor.open('Artículos', article?.titulo ?? '');
    await editor.field('Título del artículo').getByRole('textbox').fill('Otro: título');
    await editor.save();
    const articleAfter = await editor.read(articleFile);
    expect(articleAfter).toBe(articleBefore.replace(/^titulo: .*$/m, "titulo: 'Otro: título'"));

    await copy.write(`blog/${id}.mdx`, articleAfter);
    await page.goto(`${dev.address}/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otro: título');
    expect(answered).toEqual([]);
    // What it asks for all the same, its policy refuses.
    trouble.errors = trouble.errors.filter((error) => !error.includes('githubstatus.com'));
  },
);
