import { satteri } from '@astrojs/markdown-satteri';
import { expect, test } from 'vitest';
import { belowTitle, headingIds } from '#articles/markdown.ts';

async function headingsOf(text: string): Promise<string[]> {
  const markdown = satteri({ mdastPlugins: [belowTitle], hastPlugins: [headingIds] });
  const { render } = await markdown.createRenderer({ syntaxHighlight: false });
  const { code } = await render(text);
  return code.match(/<h\d.*?<\/h\d>/g) ?? [];
}

test('no heading of a text stands beside the title of the page', async () => {
  expect(await headingsOf('# Uno\n\n### Dos')).toEqual([
    '<h2 id="uno">Uno</h2>',
    '<h3 id="dos">Dos</h3>',
  ]);
});

test('a heading called like another, or like a part of the page, is numbered', async () => {
  expect(await headingsOf('## Uno\n\n## Uno\n\n## Contenido')).toEqual([
    '<h2 id="uno">Uno</h2>',
    '<h2 id="uno-1">Uno</h2>',
    '<h2 id="contenido-1">Contenido</h2>',
  ]);
});
