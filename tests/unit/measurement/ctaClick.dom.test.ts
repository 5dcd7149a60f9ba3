import { describe, expect, test } from 'vitest';
import { ctaClickOf } from '#measurement/ctaClick.ts';
import type { CtaClick } from '#measurement/events.ts';

/** What is told of a click on a link that is drawn like this, in a section with a name. */
function told(link: string, place = '<section id="lugar">') {
  document.body.innerHTML = `<main id="contenido">${place}<div>${link}</div></main>`;
  return ctaClickOf(document.querySelector('a') as Element);
}

const to = (href: string) => told(`<a href="${href}" data-cta-id="boton">Texto</a>`);

/** Every field of an event, those that don't apply included. */
const fields = [
  'event',
  'cta_id',
  'cta_label',
  'cta_location',
  'destination_url',
  'channel',
  'social_network',
  'store',
  'platform',
  'app_id',
];

describe('a click on a call to action tells', () => {
  test.each<[what: string, href: string, expected: Partial<CtaClick>]>([
    ['a page of the site', '/contacto', { destination_url: '/contacto' }],
    ['a page in a folder', '/landing/auditorias', { destination_url: '/landing/auditorias' }],
    ['a page, not its query', '/UnBlog?idBlog=x', { destination_url: '/UnBlog' }],
    ['a page, not its fragment', '/inicio#Empresas', { destination_url: '/inicio' }],
    [
      'a page whose name is like a store’s',
      '/apple.com/id1',
      { destination_url: '/apple.com/id1' },
    ],
    [
      'a service of ours',
      'https://app.lineo.example/ingreso',
      { destination_url: 'https://app.lineo.example/ingreso' },
    ],
    [
      'the scheduler’s own page',
      'https://meetings.hubspot.com/lineo/demo?from=idea',
      { destination_url: 'https://meetings.hubspot.com/lineo/demo' },
    ],
    [
      'a video',
      'https://www.youtube.com/watch?v=aaaaaaaaaaa',
      { destination_url: 'https://www.youtube.com/watch' },
    ],
    [
      'a WhatsApp chat, not its words',
      'https://wa.me/13055550142?text=Hola%2C%20soy%20de%20instagram.com',
      { destination_url: 'https://wa.me/13055550142', channel: 'whatsapp' },
    ],
    ['a phone', 'tel:+13055550142', { destination_url: 'tel:+13055550142', channel: 'phone' }],
    ...['instagram', 'linkedin', 'facebook'].map((network): [string, string, Partial<CtaClick>] => [
      network,
      `https://www.${network}.com/company/lineo/`,
      {
        destination_url: `https://www.${network}.com/company/lineo/`,
        social_network: network,
      },
    ]),
    [
      'an app on Google Play',
      'https://play.google.com/store/apps/details?id=com.identidad.id_2&hl=es',
      {
        destination_url: 'https://play.google.com/store/apps/details',
        store: 'google',
        platform: 'android',
        app_id: 'com.identidad.id_2',
      },
    ],
    [
      'an app on the App Store',
      'https://apps.apple.com/ar/app/mi-idea/id0123456789?mt=8',
      {
        destination_url: 'https://apps.apple.com/ar/app/mi-idea/id0123456789',
        store: 'apple',
        platform: 'ios',
        app_id: '0123456789',
      },
    ],
  ])('where it leads: %s', (_what, href, expected) => {
    const event = to(href);

    expect(event).toEqual({
      event: 'cta_click',
      cta_id: 'boton',
      cta_label: 'Texto',
      cta_location: 'lugar',
      ...expected,
    });
    expect(Object.keys(event).sort()).toEqual([...fields].sort());
  });

  test.each([
    [
      'its text',
      '<a href="/a" data-cta-id="b"> <svg></svg> Programar <b>una demo</b> </a>',
      'Programar una demo',
    ],
    [
      'the name it is given',
      '<a href="/a" data-cta-id="b" aria-label="Instagram">x</a>',
      'Instagram',
    ],
  ])('what it is called: %s', (_what, link, label) => {
    expect(told(link).cta_label).toBe(label);
  });

  test.each([
    ['the part with an id', '<section id="Inicio" aria-labelledby="titulo">', 'Inicio'],
    ['the heading of the part', '<section aria-labelledby="portada">', 'portada'],
    ['the nearest part', '<aside id="lejos"><section aria-labelledby="cerca">', 'cerca'],
    ['the page where no part has a name', '<section>', 'contenido'],
  ])('where it is: %s', (_what, place, location) => {
    expect(told('<a href="/a" data-cta-id="b">c</a>', place).cta_location).toBe(location);
  });
});
