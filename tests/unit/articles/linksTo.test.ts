import { expect, test } from 'vitest';
import { linksTo } from '#articles/linksTo.ts';

test.each([
  ['a link', 'Con [una hoja](/checklists).', true],
  ['a link to one sheet', 'Con [una hoja](/checklists/apertura).', true],
  ['a button', '<LlamadaALaAccion texto="Imprimir" href="/checklists" cta="a" />', true],
  ['a button in single quotes', "<LlamadaALaAccion href='/checklists' />", true],
  ['a link to another site’s', 'Ver [una guía](https://a.example/checklists).', false],
  ['words alone', 'Un checklist.', false],
])('the text of an article links to the sheets, or not: %s', (_what, body, leads) => {
  expect(linksTo(body, '/checklists')).toBe(leads);
});
