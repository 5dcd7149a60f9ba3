import { expect, test } from 'vitest';
import { ctaClickOf, type CtaClick } from '#measurement/ctaClick.ts';

function eventOf(link: string, place = '<section id="lugar">') {
  document.body.innerHTML = `<main id="contenido">${place}<div>${link}</div></main>`;
  return ctaClickOf(document.querySelector('a') as Element);
}

test.each<[href: string, expected: Partial<CtaClick>]>([
  ['/inicio#Empresas', { destination_url: '/inicio' }],
  ['/apple.com/id1', { destination_url: '/apple.com/id1' }],
  ['/tel-instagram.com', { destination_url: '/tel-instagram.com' }],
  ...[
    'https://diario.example/instagram.com-y-las-redes',
    'https://mifacebook.com/lineo',
    'https://wa.me.example/13055550142',
    'https://maps.google.com/lugar/id=7',
  ].map((href): [string, Partial<CtaClick>] => [href, { destination_url: href }]),
  [
    'https://wa.me/13055550142?text=Hola%2C%20soy%20de%20instagram.com',
    { destination_url: 'https://wa.me/13055550142', channel: 'whatsapp' },
  ],
  ['tel:+13055550142', { destination_url: 'tel:+13055550142', channel: 'phone' }],
  ...['instagram', 'linkedin', 'facebook'].map((network): [string, Partial<CtaClick>] => [
    `https://www.${network}.com/company/lineo/`,
    { destination_url: `https://www.${network}.com/company/lineo/`, social_network: network },
  ]),
  [
    'https://play.google.com/store/apps/details?hl=es&id=com.identidad.id_2',
    {
      destination_url: 'https://play.google.com/store/apps/details',
      store: 'google',
      platform: 'android',
      app_id: 'com.identidad.id_2',
    },
  ],
  [
    'https://apps.apple.com/ar/app/ideas/id0123456789?mt=8',
    {
      destination_url: 'https://apps.apple.com/ar/app/ideas/id0123456789',
      store: 'apple',
      platform: 'ios',
      app_id: '0123456789',
    },
  ],
])('a click on %s has the fields that apply, and the others undefined', (href, expected) => {
  expect(eventOf(`<a href="${href}" data-cta-id="boton">Texto</a>`)).toStrictEqual({
    event: 'cta_click',
    cta_id: 'boton',
    cta_label: 'Texto',
    cta_location: 'lugar',
    channel: undefined,
    social_network: undefined,
    store: undefined,
    platform: undefined,
    app_id: undefined,
    ...expected,
  });
});

test.each([
  [
    'a link with an icon',
    '<a href="/a" data-cta-id="b"> <svg></svg> Programar <b>una demo</b> </a>',
    'Programar una demo',
  ],
  [
    'a link with a name for screen readers',
    '<a href="/a" data-cta-id="b" aria-label="Instagram">x</a>',
    'Instagram',
  ],
])('%s is reported with its name', (_what, link, label) => {
  expect(eventOf(link).cta_label).toBe(label);
});

test.each([
  ['the id of its section', '<section id="Inicio" aria-labelledby="titulo">', 'Inicio'],
  [
    'the title of the nearest section',
    '<aside id="lejos"><section aria-labelledby="cerca">',
    'cerca',
  ],
  ['the page’s content, where its section has no name', '<section>', 'contenido'],
])('a click is reported at %s', (_what, place, location) => {
  expect(eventOf('<a href="/a" data-cta-id="b">c</a>', place).cta_location).toBe(location);
});
