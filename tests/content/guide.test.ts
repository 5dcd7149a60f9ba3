import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pageNames, pageSchema } from '#copy/pages.ts';
import { describe as schemaOf } from '#schemas/describe.ts';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { parseYaml } from '#tools/check/content/yaml.ts';
import { checkOutput } from '#tools/check/output/checkOutput.ts';
import { content } from '#tests/support/content.ts';
import { copyContent, type ContentCopy } from '#tests/support/contentCopy.ts';
import { drawing, problemsOfText } from '#tests/support/slips.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const guide = readFileSync(join(projectRoot, 'src/content/GUIA.md'), 'utf8');
const article = `blog/${content.articles()[0]?.id}.mdx`;

/** A mistake as its author writes it: the file, the field and the line. */
const mistakes: [file: string, path: (string | number)[], yaml: string][] = [
  [article, ['titulo'], 'titulo: Escalar: la guía'],
  [article, ['fecha'], 'fecha: 12/03/2026'],
  [article, ['titulo'], "titlo: 'Escalar'"],
  [
    'pages/inicio.yaml',
    ['hero', 'title'],
    'title: Gestioná, replicá y escalá toda tu red de locales en un solo lugar',
  ],
  [article, ['blogImg'], 'blogImg: ./portada.png'],
  [article, ['blogImgAlt'], 'blogImgAlt:'],
  ['pages/inicio.yaml', ['hero', 'action', 'href'], 'href: /contato'],
  ['site.yaml', ['phone', 'number'], "number: '(351) 412-0777'"],
  ['site.yaml', ['figures', 0, 'principal'], 'principal: 11'],
  [article, ['borrador'], 'borrador: no'],
];

/** The mistakes that the guide tells: what is written, and what the check says to it. */
const told = [...guide.matchAll(/^### \d+\. .+\n\n`(.+)`\n\n> (.+)$/gm)].map(
  ([, written = '', message = '']) => ({ written, message }),
);

/** Fields of pages that are no block of their own. */
const plain = ['page', 'seo', 'title', 'text', 'action', 'notice', 'demo', 'whatsapp'];

let copy: ContentCopy;
beforeEach(async () => {
  copy = await copyContent();
});
afterEach(() => copy.dispose());

describe('the guide', () => {
  test('leads from every block of a page to its examples', () => {
    const blocks = ['sections', 'articles'].flatMap((folder) =>
      Object.keys(parse(readFileSync(join(projectRoot, `src/${folder}/examples.yaml`), 'utf8'))),
    );
    const linked = new Set(
      [...guide.matchAll(/^- \[`(\w+)`\]\(.*\/galeria#(\w+)\)$/gm)].map(([, field = '', name]) => {
        expect(blocks, field).toContain(name);
        return field;
      }),
    );
    const fields = pageNames.flatMap((page) =>
      Object.keys(schemaOf(pageSchema(page)).properties ?? {}),
    );
    const isBlock = (field: string) => !plain.includes(field);

    expect(fields.filter((field) => isBlock(field) && !linked.has(field))).toEqual([]);
  });

  test('tells ten mistakes, each as it is written', () => {
    expect(told.map(({ written }) => written)).toEqual(mistakes.map(([, , yaml]) => yaml));
  });

  test.each(mistakes.map(([file, path, yaml], index) => [yaml, file, path, index] as const))(
    'gives the message that the check gives to «%s»',
    async (yaml, file, path, index) => {
      await copy.put(file, path, yaml);

      // Links are looked at once the pages are built.
      await copy.write('../../built/contacto.html', '');
      await copy.write('../../built/inicio.html', '<a href="/contato"></a>');
      const links = await checkOutput(copy.root, join(copy.root, 'built'));
      const problems = [...(await checkContent(copy.root)), ...links];

      expect(problems.map(({ message }) => message.replace(/ \(En inicio.*/, ''))).toContain(
        told[index]?.message,
      );
    },
  );
});

describe('the examples of the guide', () => {
  const examples = (language: string) =>
    [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, name, code = '']) =>
      name === language ? [code] : [],
    );
  const picture = [...guide.matchAll(/\]\(\.\/([^)]+)\)/g)].map(([, name = '']) => name);
  const pictures = new Set(picture.map((name) => `src/content/blog/${decodeURI(name)}`));

  test.each(examples('mdx'))('of an article are right as they stand: %s', (text) => {
    expect(problemsOfText(text, pictures)).toEqual([]);
  });

  test.each(examples('yaml'))('of YAML can be parsed as they stand: %s', (text) => {
    expect(parseYaml(text, text.startsWith('---')).problems).toEqual([]);
  });

  test('have one whole frontmatter', async () => {
    const cards = examples('yaml').filter((text) => text.startsWith('---'));
    await copy.write('blog/mi_articulo.mdx', `${cards.join('')}\nUn párrafo.\n`);
    await copy.write('blog/mi_articulo.svg', drawing(''));

    expect(cards).toHaveLength(1);
    expect(await checkContent(copy.root)).toEqual([]);
  });
});
