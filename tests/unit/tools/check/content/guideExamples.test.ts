import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readYaml } from '#tools/check/content/readYaml.ts';
import { articleSchema } from '#articles/schema.ts';
import { pictureBeside } from '#tools/editor/fields.ts';
import { bodyComplaints, readBody } from '#tools/check/content/articleBody.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const guide = readFileSync(join(projectRoot, 'src/content/GUIA.md'), 'utf8');

const examples = (language: string) =>
  [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, name, code = '']) =>
    name === language ? [code] : [],
  );

test.each(examples('mdx'))(
  'what the guide shows of an article is right as it stands: %s',
  (text) => {
    const around = { linkTrouble: () => undefined, pictureTrouble: () => undefined };

    expect(bodyComplaints(readBody(text, 0), around)).toEqual([]);
  },
);

test.each(examples('yaml'))('what the guide shows of YAML can be read as it stands: %s', (text) => {
  const part = text.startsWith('---') ? 'frontmatter' : 'whole';

  expect(readYaml(text, part).problems).toEqual([]);
});

test('the card of an article that the guide shows is complete', () => {
  const cards = examples('yaml').filter((text) => text.startsWith('---'));
  const schema = articleSchema({ image: () => pictureBeside as never });

  expect(cards).toHaveLength(1);
  for (const text of cards) {
    expect(schema.safeParse(readYaml(text, 'frontmatter').data).error?.issues).toBeUndefined();
  }
});
