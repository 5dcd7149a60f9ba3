import { describe, expect, test } from 'vitest';
import { site } from '~/schemas/site.ts';
import { content } from '../../support/content.ts';

const good = content.site();

/** The complaints about the site's data with one field changed. */
function complaints(path: string, value: unknown): string[] {
  const changed = structuredClone(good) as unknown as Record<string, unknown>;
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const block = steps.reduce<Record<string, unknown>>(
    (around, step) => around[step] as Record<string, unknown>,
    changed,
  );
  block[last] = value;
  return (site.safeParse(changed).error?.issues ?? []).map(({ message }) => message);
}

test('the site’s shared data fits its shape', () => {
  expect(site.parse(good)).toEqual(good);
});

describe('a value that would break the site is refused:', () => {
  test.each([
    [
      'url',
      'http://lineo.example',
      'La dirección del sitio tiene que empezar por «https://». Se encontró «http://lineo.example».',
    ],
    [
      'phone.number',
      '(305) 555-0142',
      'El teléfono va con «+» y solo cifras, por ejemplo «+13055550142». Se encontró «(305) 555-0142».',
    ],
    [
      'phone.number',
      13055550142,
      'El número de teléfono tiene que ser texto y se encontró «13055550142»: ponelo entre comillas.',
    ],
    [
      'whatsapp.number',
      '+13055550142',
      'El número de WhatsApp va solo con cifras (8 a 15), con código de país. Se encontró «+13055550142».',
    ],
    [
      'whatsapp.number',
      '1234567',
      'El número de WhatsApp va solo con cifras (8 a 15), con código de país. Se encontró «1234567».',
    ],
    [
      'scheduler.url',
      'https://meetings.hubspot.com/a',
      'La dirección de la agenda tiene que llevar «?embed=true». Se encontró «https://meetings.hubspot.com/a».',
    ],
    [
      'scheduler.url',
      'https://meetings.hubspot.com/a?embed=truex',
      'La dirección de la agenda tiene que llevar «?embed=true». Se encontró «https://meetings.hubspot.com/a?embed=truex».',
    ],
    [
      'leadForm.portalId',
      123456,
      '«portalId», el número de portal de HubSpot, tiene que ser texto y se encontró «123456»: ponelo entre comillas.',
    ],
    ['leadForm.portalId', 'abc', '«portalId» son solo cifras, entre comillas. Se encontró «abc».'],
    [
      'leadForm.formId',
      'abc',
      '«formId» es el código de 36 caracteres que da HubSpot. Se encontró «abc».',
    ],
    ['leadForm.region', 'us', '«region» tiene que ser na1, na2, na3, eu1 o ap1. Se encontró «us».'],
    [
      'navigation.register.variant',
      'big',
      '«variant» tiene que ser link, outline o solid. Se encontró «big».',
    ],
    [
      'footer.social.0.network',
      'x',
      '«network» tiene que ser instagram, linkedin o facebook. Se encontró «x».',
    ],
    [
      'clients.logos.0.file',
      'Norte.png',
      '«file», el logo, es el nombre de un archivo .svg de src/content/logos. Se encontró «Norte.png».',
    ],
    ['clients.logos', [], '«logos» necesita al menos 1 y tiene 0.'],
    [
      'stores.appStore.badge',
      '/tiendas/app.svg',
      '«badge» es el nombre de un archivo de src/content/tiendas, por ejemplo google-play.svg, o null. Se encontró «/tiendas/app.svg».',
    ],
    [
      'phone.label',
      0,
      'El título del teléfono tiene que ser texto y se encontró «0»: ponelo entre comillas.',
    ],
    [
      'analytics.containerId',
      'UA-123',
      'El contenedor se escribe «GTM-XXXXXXX», o null si no hay. Se encontró «UA-123».',
    ],
    ['brand', undefined, 'Falta «brand».'],
    ['brand.name', '', 'Escribí el nombre de la marca: está en blanco.'],
  ])('%s: %j', (path, value, message) => {
    expect(complaints(path, value)).toEqual([message]);
  });
});

describe('a value of the owner’s is accepted:', () => {
  test.each([
    ['scheduler.url', 'https://meetings-eu1.hubspot.com/a?uuid=1&embed=true'],
    ['stores.googlePlay.badge', 'google-play.svg'],
    ['stores.googlePlay.badge', null],
    ['analytics.containerId', 'GTM-ABC1234'],
    ['analytics.containerId', null],
    ['leadForm.region', 'eu1'],
    ['whatsapp.number', '5493510000000'],
  ])('%s: %j', (path, value) => {
    expect(complaints(path, value)).toEqual([]);
  });
});
