import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { code, ctaId, drawing } from '#schemas/fields.ts';
import { readYaml } from '#tools/check/content/readYaml.ts';
import { repeatedNames } from '#tools/check/content/repeated.ts';

const anchor = code('el ancla', /./, 'Un ancla.').meta({ kind: 'anchor' });
const schema = z.strictObject({
  barCta: ctaId,
  cards: z.array(
    z.strictObject({ anchor, cta: ctaId, logo: drawing('el logo', 'logo').optional() }),
  ),
  others: z.array(z.strictObject({ anchor })),
});
const told = (yaml: string, other = '') =>
  repeatedNames(
    [yaml, other].map((text, index) => ({
      file: `${index}.yaml`,
      source: readYaml(text, 'whole'),
      schema,
    })),
    [],
  ).map(({ file, field, message }) => `${file} ${field}: ${message.replace(/:\d+\..*/, '')}`);

test('a tracking id stands once in the whole content, whatever its field is called', () => {
  expect(told('cards:\n  - cta: uno\n', 'barCta: uno\n')).toEqual([
    '1.yaml barCta: «uno» está dos veces: acá y en 0.yaml',
  ]);
});

test('an anchor and a logo stand once in their list', () => {
  const list = 'cards:\n  - anchor: a\n    logo: a.svg\n  - anchor: a\n    logo: a.svg\n';

  expect(told(`${list}others:\n  - anchor: a\n`, 'cards:\n  - anchor: a\n')).toEqual([
    '0.yaml cards › elemento 2 › anchor: «a» está dos veces: acá y en 0.yaml',
    '0.yaml cards › elemento 2 › logo: «a.svg» está dos veces: acá y en 0.yaml',
  ]);
});

test('what no schema knows repeats nothing', () => {
  expect(told('x: uno\ny: uno\n')).toEqual([]);
});
