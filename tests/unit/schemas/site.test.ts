import { describe, expect, test } from 'vitest';
import { site } from '#schemas/site.ts';
import { content } from '#tests/support/content.ts';

const read = content.site();

/** The data as their file has them: the video is one address. */
const { service, watch, embed, thumbnail, ...video } = read.video;
const good = { ...read, video: { ...video, url: watch } };

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
  expect(site.parse(good)).toEqual({
    ...read,
    video: { ...video, service, watch, embed, thumbnail },
  });
});

describe('a value that would break the site is refused:', () => {
  test.each([
    [
      'url',
      'http://lineo.example',
      'La dirección del sitio tiene que empezar por «https://». Se encontró «http://lineo.example». Escribí «https://lineo.example».',
    ],
    [
      'phone.number',
      '(305) 555-0142',
      'El teléfono va con «+» y solo cifras (8 a 15), con código de país, por ejemplo «+13055550142». Se encontró «(305) 555-0142».',
    ],
    [
      'url',
      'https://www.lineo.example/inicio',
      'La dirección del sitio es solo el dominio, en minúsculas y sin nada detrás. Escribí «https://www.lineo.example».',
    ],
    [
      'stores.googlePlay.href',
      'https://apps.apple.com/ar/app/lineo/id1234567890',
      'Acá va la ficha de la app en Google Play, con su «?id=…»: https://play.google.com/store/apps/details?id=com.ejemplo.app. Se encontró «https://apps.apple.com/ar/app/lineo/id1234567890».',
    ],
    [
      'stores.appStore.href',
      'https://apps.apple.com/ar/',
      'Acá va la ficha de la app en App Store, con su «/id…»: https://apps.apple.com/ar/app/nombre/id1234567890. Se encontró «https://apps.apple.com/ar/».',
    ],
    [
      'footer.social.0.href',
      'https://www.facebook.com/lineo/',
      'Acá va una dirección de instagram.com, la red que dice «network». Se encontró «https://www.facebook.com/lineo/».',
    ],
    [
      'video.url',
      'https://www.youtube.com/@lineo',
      'Se espera la dirección de un video de YouTube o de Vimeo, por ejemplo «https://www.youtube.com/watch?v=aaaaaaaaaaa» o «https://vimeo.com/76979871». Se encontró «https://www.youtube.com/@lineo».',
    ],
    [
      'phone.number',
      13055550142,
      'El número de teléfono tiene que ser texto y se encontró «13055550142»: ponelo entre comillas.',
    ],
    [
      'whatsapp.number',
      '+13055550142',
      'El número de WhatsApp va solo con cifras (8 a 15), con código de país, por ejemplo «13055550142». Se encontró «+13055550142».',
    ],
    [
      'whatsapp.number',
      '1234567',
      'El número de WhatsApp va solo con cifras (8 a 15), con código de país, por ejemplo «13055550142». Se encontró «1234567».',
    ],
    [
      'scheduler.url',
      'https://meetings.hubspot.com/a',
      'La dirección de la agenda tiene que llevar «?embed=true». Escribí «https://meetings.hubspot.com/a?embed=true».',
    ],
    [
      'scheduler.url',
      'https://meetings.hubspot.com/a?embed=truex',
      'La dirección de la agenda tiene que llevar «?embed=true». Escribí «https://meetings.hubspot.com/a?embed=true».',
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
      '«formId» es el código de 36 caracteres que da HubSpot, con sus guiones. Se encontró «abc», de 3.',
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

describe('a value that some write is taken as it is:', () => {
  test.each([
    ['url', 'https://www.lineo.com/'],
    ['url', 'https://lineo.com.ar'],
    ['phone.number', '+543514120777'],
    ['whatsapp.number', '5493514120777'],
    ['whatsapp.number', '525512345678'],
    ['stores.googlePlay.href', 'https://play.google.com/store/apps/details?hl=es&id=ar.com.lineo'],
    ['stores.appStore.href', 'https://apps.apple.com/app/id1234567890?l=es'],
    ['footer.social.0.href', 'https://instagram.com/lineo'],
    ['scheduler.url', 'https://agenda.lineo.com/demo?uuid=1&embed=true'],
    ['video.url', 'https://youtu.be/aB3-_aaaaaa?t=90'],
    ['video.url', ' https://vimeo.com/76979871/8272103f6e '],
  ])('%s: %s', (path, value) => {
    const others = complaints(path, value).filter((message) => !message.includes('«display»'));

    expect(others).toEqual([]);
  });
});

describe('the address that a message proposes is taken:', () => {
  test.each([
    ['url', 'https://WWW.Lineo.com/inicio?a=1#b'],
    ['scheduler.url', 'https://meetings.hubspot.com/a/b?uuid=1#arriba'],
    ['scheduler.url', 'https://meetings-eu1.hubspot.com/a?embed=false'],
  ])('%s: %s', (path, value) => {
    const [message = ''] = complaints(path, value);
    const [, right = ''] = /Escribí «([^»]+)»/.exec(message) ?? [];

    expect(right).not.toBe('');
    expect(complaints(path, right).filter((other) => !other.includes('«display»'))).toEqual([]);
  });
});

describe('a case and a testimonial', () => {
  const source = { label: 'Un diario, enero de 2027', href: 'https://diario.example/alfa' };
  const unproved = { brand: 'Alfa', title: 'Lo que cambió', text: 'Cómo fue.' };
  const unsaid = { text: 'Sirve.', author: 'Ana', role: 'Dueña', brand: 'Alfa' };

  test('are taken with their source', () => {
    expect(complaints('proof.cases', [{ ...unproved, source }])).toEqual([]);
    expect(complaints('proof.testimonials', [{ ...unsaid, source }])).toEqual([]);
  });

  test('are refused without it', () => {
    expect(complaints('proof.cases', [unproved])).not.toEqual([]);
    expect(complaints('proof.testimonials', [unsaid])).not.toEqual([]);
    expect(complaints('proof.cases', [{ ...unproved, source: { label: '' } }])).not.toEqual([]);
  });
});
