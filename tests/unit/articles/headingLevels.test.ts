import { satteri } from '@astrojs/markdown-satteri';
import { describe, expect, test } from 'vitest';
import { headingIds } from '#articles/headingIds.ts';
import { shownHeadings } from '#articles/headingLevels.ts';

/** The headings of a text as a page called «Abrir un local» shows them. */
async function shown(text: string, titulo: unknown = 'Abrir un local'): Promise<string[]> {
  const markdown = satteri({ mdastPlugins: [shownHeadings], hastPlugins: [headingIds] });
  const { render } = await markdown.createRenderer({ syntaxHighlight: false });
  const { code } = await render(text, { frontmatter: { titulo } });
  return code.match(/<h\d.*?<\/h\d>/g) ?? [];
}

describe('below the title of the page', () => {
  test.each([
    ['from the second level on, as they are', '## Uno\n\n### Dos', ['h2 Uno', 'h3 Dos']],
    [
      'from the first level on, one lower',
      '# Uno\n\n## Dos\n\n# Tres',
      ['h2 Uno', 'h3 Dos', 'h2 Tres'],
    ],
    [
      'from the third level on, one higher',
      '### Uno\n\n#### Dos\n\n### Tres',
      ['h2 Uno', 'h3 Dos', 'h2 Tres'],
    ],
    ['underlined', 'Uno\n===\n\nDos\n---\n\nTres\n===', ['h2 Uno', 'h3 Dos', 'h2 Tres']],
    ['in a quote', '> # Uno\n\n# Dos', ['h2 Uno', 'h2 Dos']],
    ['the title again', '# ¡Abrir un **local**!\n\n## Uno', ['h2 Uno']],
    ['the title again, over parts of its level', '# Abrir un local\n\n# Uno', ['h2 Uno']],
    ['the title again, over parts two levels below', '# Abrir un local\n\n### Uno', ['h2 Uno']],
    ['the title again, and nothing else', '# Abrir un local\n\nHola.', []],
    [
      'the title as a part that comes later',
      '# Uno\n\n# Abrir un local',
      ['h2 Uno', 'h2 Abrir un local'],
    ],
    ['another title', '# Cómo abrir\n\n## Uno\n\n### Dos', ['h2 Cómo abrir', 'h3 Uno', 'h4 Dos']],
    [
      'another title, over parts two levels below',
      '# Cómo abrir\n\n### Uno',
      ['h2 Cómo abrir', 'h3 Uno'],
    ],
    [
      'six levels',
      '# 1\n\n## 2\n\n### 3\n\n#### 4\n\n##### 5\n\n###### 6\n\n# 7',
      ['h2 1', 'h3 2', 'h4 3', 'h5 4', 'h6 5', 'h6 6', 'h2 7'],
    ],
    ['none', 'Hola.', []],
  ])('%s', async (_what, text, expected) => {
    const headings = (await shown(text)).map((heading) =>
      heading.replace(/<(h\d).*?>/, '$1 ').replace(/<.*?>/g, ''),
    );
    expect(headings).toEqual(expected);
  });

  test('a title that is left out takes no name from a heading', async () => {
    expect(await shown('# Abrir un local\n\n## Abrir un local')).toEqual([
      '<h2 id="abrir-un-local">Abrir un local</h2>',
    ]);
  });

  test('a text without a title is shown all the same', async () => {
    expect(await shown('# Uno\n\n# Dos', undefined)).toHaveLength(2);
  });
});
