import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { siteSchema } from '#site/siteSchema.ts';
import { testedContent } from '#tests/support/sites/variants.ts';

const document = parseDocument(readFileSync(join(testedContent, 'site.yaml'), 'utf8'));

function messagesFor(path: string, value: unknown): string[] {
  const changed = document.clone();
  if (value === undefined) changed.deleteIn(path.split('.'));
  else changed.setIn(path.split('.'), value);
  return (siteSchema.safeParse(changed.toJS()).error?.issues ?? []).map(({ message }) => message);
}

test.each([
  ['url', 'http://lineo.example', 'tiene que empezar por «https://»'],
  ['url', 'https://www.lineo.example/inicio', 'Escribí «https://www.lineo.example».'],
  ['phone.number', '(305) 555-0142', 'El teléfono va con «+» y solo cifras (8 a 15)'],
  ['phone', { label: 'A', number: '+1234567', display: '567' }, 'Se encontró «+1234567»'],
  ['phone.display', '(305) 555-0199', 'Se leería un número y se marcaría otro'],
  ['phone.display', '(305) 555-01', 'Se leería un número y se marcaría otro'],
  [
    'phone',
    { label: 'A', number: '+540351154120777', display: '0351 15 412-0777' },
    'sacale el 0 y el 15 y poné un 9 después del 54, como lleva un celular: escribí «+5493514120777».',
  ],
  [
    'whatsapp.number',
    '54111544445555',
    'sacale el 15 y poné un 9 después del 54, como lleva un celular: escribí «5491144445555».',
  ],
  ['whatsapp.number', '549296615412077', 'sacale el 15: escribí «5492966412077».'],
  [
    'phone',
    { label: 'A', number: '+5403514120777', display: '412-0777' },
    'sacale el 0: escribí «+543514120777».',
  ],
  ['phone', { label: 'A', number: '+543514120777', display: '15 412-0777' }, 'un 15 en el medio'],
  ['whatsapp.number', '+13055550142', 'El número de WhatsApp va solo con cifras (8 a 15)'],
  ['whatsapp.number', '1234567', 'por ejemplo «5493514120777». Se encontró «1234567»'],
  ['stores.googlePlay.href', 'https://apps.apple.com/ar/app/x/id1', 'la app en Google Play'],
  ['stores.appStore.href', 'https://apps.apple.com/ar/', 'la app en App Store'],
  ['stores.appStore.badge', '/tiendas/app.svg', 'un archivo de src/content/tiendas'],
  ['footer.social.0.href', 'https://www.facebook.com/lineo/', 'una dirección de instagram.com'],
  ['footer.social.0.href', 'https://instagram.com.example/a', 'una dirección de instagram.com'],
  ['footer.social.0.href', 'https://otroinstagram.com/a', 'una dirección de instagram.com'],
  ['video.url', 'https://www.youtube.com/@lineo', 'un video de YouTube o de Vimeo'],
  ['scheduler.url', 'https://meetings.hubspot.com/a', '«?embed=true»'],
  ['leadForm.portalId', 'abc', '«portalId» son solo cifras, entre comillas'],
  ['leadForm.formId', 'abc', 'Se encontró «abc».'],
  ['leadForm.region', 'us', 'na1, na2, na3, eu1 o ap1'],
  ['clients.logos.0.file', 'Norte.png', 'un archivo .svg de src/content/logos'],
  ['clients.logos.0.file', '/verdea.svg', 'Sobra la «/»: escribí «verdea.svg».'],
  ['stores.appStore.badge', '/app-store.svg', 'Sobra la «/»: escribí «app-store.svg».'],
  ['socialProof.cases', [{ brand: 'Alfa', title: 'Uno', text: 'Dos.' }], 'Falta «source»'],
  [
    'socialProof.testimonials',
    [{ text: 'Sí.', author: 'A', role: 'B', brand: 'C' }],
    'Falta «source»',
  ],
  ['analytics.containerId', 'UA-123', 'El contenedor se escribe «GTM-XXXXXXX»'],
  ['analytics.consent.categories.advertising.vendors', ['google-analytics'], 'google-ads'],
  ['analytics.consent.categories.advertising', { title: 'A', text: 'B' }, 'Falta «vendors»'],
  [
    'editor',
    { repository: 'github:lineo/sitio', url: 'https://editor.lineo.example/admin' },
    'Escribí «https://editor.lineo.example».',
  ],
  ['editor', { repository: 'github:lineo/sitio' }, 'Falta'],
  ...[
    'https://www.fixture.example',
    'https://fixture.example',
    'https://www.fixture.example:8443/',
  ].map((url): [string, unknown, string] => [
    'editor',
    { repository: 'github:lineo/sitio', url },
    'podrían leer los programas de terceros',
  ]),
])('site.yaml may not have %s: %j', (path, value, message) => {
  expect(messagesFor(path, value)).toEqual([expect.stringContaining(message)]);
});

test.each([
  ...['+543514120777', '+5493514120777', '+541144445555', '+542215154000'].map(
    (number): [string, unknown] => ['phone', { label: 'A', number, display: number.slice(-6) }],
  ),
  ['url', 'https://www.lineo.com/'],
  ['stores.googlePlay.href', 'https://play.google.com/store/apps/details?hl=es&id=ar.com.lineo'],
  ['footer.social.0.href', 'https://instagram.com/lineo'],
  ['scheduler.url', 'https://meetings-eu1.hubspot.com/a?uuid=1&embed=true'],
  ['analytics.consent.categories.advertising', undefined],
  ['editor', { repository: 'github:lineo/sitio', url: 'https://editor.fixture.example/' }],
  ['editor', undefined],
] as [string, unknown][])('site.yaml may have %s: %j', (path, value) => {
  expect(messagesFor(path, value)).toEqual([]);
});
