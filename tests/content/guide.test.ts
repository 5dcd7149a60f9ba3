import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { kit, kitNames } from '#components/kit/kit.ts';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { parseFrontmatter, parseYaml } from '#tools/check/content/yaml/parseYaml.ts';
import { checkOutput } from '#tools/check/output/checkOutput.ts';
import { content } from '#tests/support/sites/content.ts';
import { copyContent, type ContentCopy } from '#tests/support/authoring/contentCopy.ts';
import { drawing, problemsOfText } from '#tests/support/authoring/articleSource.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const guide = read('src/content/GUIA.md');
const article = `blog/${content.articles()[0]?.id}.mdx`;

/** File and field of each mistake in the guide, in its order. */
const places: [file: string, path: (string | number)[]][] = [
  [article, ['titulo']],
  [article, ['fecha']],
  [article, ['titulo']],
  ['pages/inicio.yaml', ['hero', 'title']],
  [article, ['blogImg']],
  [article, ['blogImgAlt']],
  ['pages/inicio.yaml', ['hero', 'action', 'href']],
  ['site.yaml', ['phone', 'number']],
  ['site.yaml', ['figures', 0, 'principal']],
  [article, ['borrador']],
];

/** The guide's mistakes: the wrong text, and the message quoted for it. */
const mistakes = [...guide.matchAll(/^### \d+\. .+\n\n`(.+)`\n\n> (.+)$/gm)].map(
  ([, written = '', message = ''], index) => ({ written, message, place: places[index] }),
);

let copy: ContentCopy;
beforeEach(async () => {
  copy = await copyContent();
  return copy.dispose;
});

describe('the guide', () => {
  test('lists ten mistakes', () => {
    expect(mistakes).toHaveLength(places.length);
  });

  test.each(mistakes)(
    'quotes the message that «$written» really gets',
    async ({ written, message: expected, place: [file, path] = ['', []] }) => {
      await copy.put(file, path, written);

      // Links are only checked in built pages.
      await copy.write('../../built/contacto.html', '');
      await copy.write('../../built/inicio.html', '<a href="/contato"></a>');
      const links = await checkOutput(copy.root, join(copy.root, 'built'));
      const problems = [...(await checkContent(copy.root)), ...links];

      expect(problems.map(({ message }) => message.replace(/ \(En inicio.*/, ''))).toContain(
        expected,
      );
    },
  );
});

describe('the examples of the guide', () => {
  const examples = (language: string) =>
    [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(
      ({ 1: name, 2: text = '', index }) => {
        const heading = guide
          .slice(0, index)
          .match(/(?<=^#+ ).+$/gm)
          ?.at(-1);
        return name === language ? [{ text, heading }] : [];
      },
    );
  const picture = [...guide.matchAll(/\]\(\.\/([^)]+)\)/g)].map(([, name = '']) => name);
  const pictures = new Set(picture.map((name) => `src/content/blog/${decodeURI(name)}`));

  test.each(examples('mdx'))('of an article are valid as they stand: $heading', ({ text }) => {
    expect(problemsOfText(text, pictures)).toEqual([]);
  });

  test.each(kitNames)('show <%s> as it is declared, as the tests’ own article does', (name) => {
    expect(
      examples('mdx')
        .map(({ text }) => text)
        .join('\n'),
    ).toContain(`${kit[name].example}\n`);
    expect(read('tests/fixture/blog/con_todo.mdx')).toContain(`<${name}`);
  });

  test.each(examples('yaml'))('of YAML can be parsed as they stand: $heading', ({ text }) => {
    expect((text.startsWith('---') ? parseFrontmatter(text) : parseYaml(text)).problems).toEqual(
      [],
    );
  });

  test('have one whole frontmatter', async () => {
    const cards = examples('yaml')
      .map(({ text }) => text)
      .filter((text) => text.startsWith('---'));
    await copy.write('blog/mi_articulo.mdx', `${cards.join('')}\nUn párrafo.\n`);
    await copy.write('blog/mi_articulo.svg', drawing(''));

    expect(cards).toHaveLength(1);
    expect(await checkContent(copy.root)).toEqual([]);
  });
});
