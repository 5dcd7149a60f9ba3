import { expect, test } from 'vitest';
import { pageRedirects } from '#tools/delivery/redirects.ts';

test('a page that moves takes the pages below it along', () => {
  const pages = ['/plantillas', '/plantillas/cierre-de-caja', '/plantillas-de-antes', '/contacto'];

  expect(pageRedirects('/plantillas', ['/checklists'], pages)).toEqual([
    { from: '/checklists', to: '/plantillas' },
    { from: '/checklists/', to: '/plantillas' },
    { from: '/checklists/cierre-de-caja', to: '/plantillas/cierre-de-caja' },
    { from: '/checklists/cierre-de-caja/', to: '/plantillas/cierre-de-caja' },
  ]);
});
