import { expect, test } from 'vitest';
import { pageHeadCopy } from '#sections/PageHead/PageHead.copy.ts';
import { fieldSchemaOf } from '#schemas/fieldSchema.ts';
import { stretch } from '#tests/support/sites/stretch.ts';

const head = {
  eyebrow: 'Soluciones',
  title: 'Lineo, hoy, en números',
  lead: 'Una entradilla.',
  more: [{ label: 'Cómo se empieza', href: '/app' }],
};

test('the site «most» has doubled texts and full lists; «least», two words and nothing optional', () => {
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
