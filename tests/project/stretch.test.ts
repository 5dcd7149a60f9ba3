import { expect, test } from 'vitest';
import { pageHeadCopy } from '#sections/PageHead/PageHead.copy.ts';
import { fieldSchemaOf } from '#schemas/fieldSchema.ts';
import { stretch } from '#tests/support/stretch.ts';

const head = {
  eyebrow: 'Soluciones',
  title: 'Lineo, hoy, en números',
  lead: 'Una entradilla.',
  more: [{ label: 'Cómo se empieza', href: '/app' }],
};

test('words at their limits are twice as long in full lists, or two words and nothing that may be missing', () => {
  const schema = fieldSchemaOf(pageHeadCopy);

  expect(stretch(schema, head, 'most')).toMatchObject({
    title: 'Lineo, hoy, en números Lineo, hoy, en números',
    more: [{}, {}, { label: 'Cómo se empieza Cómo se empie 2', href: '/app' }],
  });
  expect(stretch(schema, head, 'least')).toEqual({
    eyebrow: 'Soluciones',
    title: 'Lineo, hoy,',
    lead: 'Una entradilla.',
  });
});
