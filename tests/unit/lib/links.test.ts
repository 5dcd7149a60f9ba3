import { describe, expect, test } from 'vitest';
import { hubspotForm, isExternal, phoneLink, schedulerPage, whatsappLink } from '#lib/links.ts';

test.each([
  ['https://example.com', true],
  ['http://example.com', true],
  ['/contacto', false],
  ['#Empresas', false],
  ['tel:+13055550142', false],
  ['mailto:hola@example.com', false],
  ['/salir?a=https://example.com', false],
  ['', false],
])('%s leaves the site: %s', (href, leaves) => {
  expect(isExternal(href)).toBe(leaves);
});

describe('a WhatsApp link', () => {
  test.each([
    'Hola, quiero más información.',
    '¿Cuánto sale? 100% & #1 + IVA = ?',
    'Dos\nlíneas «y comillas»',
    '',
  ])('carries the message «%s» as it was written', (message) => {
    const link = new URL(whatsappLink('13055550142', message));

    expect(link.origin + link.pathname).toBe('https://wa.me/13055550142');
    expect([...link.searchParams]).toEqual([['text', message]]);
    expect(link.hash).toBe('');
  });
});

test('a phone link keeps the plus sign and the digits', () => {
  expect(phoneLink('+13055550142')).toBe('tel:+13055550142');
});

describe('the scheduler’s own page', () => {
  test.each([
    ['https://meetings.hubspot.com/a/demo?embed=true', 'https://meetings.hubspot.com/a/demo'],
    [
      'https://meetings.hubspot.com/a?lang=es&embed=true&x=1',
      'https://meetings.hubspot.com/a?lang=es&x=1',
    ],
    ['https://meetings.hubspot.com/a', 'https://meetings.hubspot.com/a'],
  ])('%s is %s', (embed, page) => {
    expect(schedulerPage(embed)).toBe(page);
  });

  test('is refused when the configured address is none', () => {
    expect(() => schedulerPage('meetings')).toThrow();
  });
});

describe('the HubSpot form', () => {
  const form = { portalId: '12345678', formId: '00000000-0000-4000-8000-000000000000' };

  test('comes from hosts without suffix in the first region', () => {
    expect(hubspotForm({ ...form, region: 'na1' })).toEqual({
      script: 'https://js.hsforms.net/forms/embed/12345678.js',
      needs: {
        'script-src': ['https://js.hsforms.net'],
        'frame-src': ['https://*.hsforms.net', 'https://*.hsforms.com'],
        'connect-src': ['https://*.hsforms.com', 'https://*.hubspot.com'],
        'img-src': ['https://forms.hsforms.com', 'https://track.hubspot.com'],
      },
    });
  });

  test.each(['na2', 'na3', 'eu1', 'ap1'])('carries the suffix of region %s', (region) => {
    const { script, needs } = hubspotForm({ ...form, region });

    expect(script).toBe(`https://js-${region}.hsforms.net/forms/embed/12345678.js`);
    expect(needs['script-src']).toEqual([new URL(script).origin]);
    expect(needs['img-src']).toEqual([
      `https://forms-${region}.hsforms.com`,
      `https://track-${region}.hubspot.com`,
    ]);
  });
});
