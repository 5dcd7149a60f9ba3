import { expect, test, vi } from 'vitest';
import { headingSlugger } from '#articles/headings.ts';

const words = { title: 'Medición', text: 'Contamos los clics.' };

test('what it puts in a page has no name that a heading may have', async () => {
  // What jsdom lacks.
  HTMLDialogElement.prototype.showModal = vi.fn();
  document.body.append(document.createElement('header'));
  vi.stubGlobal('CONSENT', {
    title: 'Cookies',
    text: 'Contamos los clics.',
    preferences: 'Cookies: preferencias',
    accept: 'Aceptar',
    reject: 'Rechazar',
    choose: 'Elegir',
    save: 'Guardar',
    close: 'Cerrar',
    change: 'Cambiar',
    privacy: { href: '/TerminosYCondiciones', label: 'Privacidad' },
    categories: { necessary: words, measurement: words, advertising: words },
  });
  await import('#measurement/consentBanner.ts');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);

  expect(ids).not.toEqual([]);
  expect(ids.filter((id) => headingSlugger()(id) === id)).toEqual([]);
});
