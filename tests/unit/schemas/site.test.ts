import { expect, test } from 'vitest';
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

test.each([
  ['url', 'http://lineo.example', 'tiene que empezar por «https://»'],
  ['url', 'https://www.lineo.example/inicio', 'Escribí «https://www.lineo.example».'],
  ['phone.number', '(305) 555-0142', 'El teléfono va con «+» y solo cifras (8 a 15)'],
  ['phone.number', 13055550142, 'tiene que ser texto y se encontró «13055550142»'],
  ['phone.display', '(305) 555-0199', 'Se leería un número y se marcaría otro'],
  ['whatsapp.number', '+13055550142', 'El número de WhatsApp va solo con cifras (8 a 15)'],
  ['whatsapp.number', '1234567', 'Se encontró «1234567»'],
  ['stores.googlePlay.href', 'https://apps.apple.com/ar/app/x/id1', 'la app en Google Play'],
  ['stores.appStore.href', 'https://apps.apple.com/ar/', 'la app en App Store'],
  ['stores.appStore.badge', '/tiendas/app.svg', 'un archivo de src/content/tiendas'],
  ['footer.social.0.href', 'https://www.facebook.com/lineo/', 'una dirección de instagram.com'],
  ['footer.social.0.network', 'x', 'instagram, linkedin o facebook'],
  ['video.url', 'https://www.youtube.com/@lineo', 'un video de YouTube o de Vimeo'],
  ['scheduler.url', 'https://meetings.hubspot.com/a', '«?embed=true»'],
  ['scheduler.url', 'https://meetings.hubspot.com/a?embed=truex', '/a?embed=truex».'],
  ['leadForm.portalId', 'abc', '«portalId» son solo cifras, entre comillas'],
  ['leadForm.formId', 'abc', 'Se encontró «abc».'],
  ['leadForm.region', 'us', 'na1, na2, na3, eu1 o ap1'],
  ['navigation.register.variant', 'big', 'link, outline o solid'],
  ['clients.logos.0.file', 'Norte.png', 'un archivo .svg de src/content/logos'],
  ['clients.logos', [], '«logos» necesita al menos 1 y tiene 0.'],
  ['analytics.containerId', 'UA-123', 'El contenedor se escribe «GTM-XXXXXXX»'],
  ['brand', undefined, 'Falta «brand».'],
  ['brand.name', '', 'Escribí el nombre de la marca: está en blanco.'],
])('a value that would break the site is refused: %s: %j', (path, value, message) => {
  expect(complaints(path, value)).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['url', 'https://www.lineo.com/'],
  ['whatsapp.number', '5493510000000'],
  ['stores.googlePlay.href', 'https://play.google.com/store/apps/details?hl=es&id=ar.com.lineo'],
  ['stores.googlePlay.badge', 'google-play.svg'],
  ['stores.googlePlay.badge', null],
  ['stores.appStore.href', 'https://apps.apple.com/app/id1234567890?l=es'],
  ['footer.social.0.href', 'https://instagram.com/lineo'],
  ['scheduler.url', 'https://meetings-eu1.hubspot.com/a?uuid=1&embed=true'],
  ['leadForm.region', 'eu1'],
  ['analytics.containerId', 'GTM-ABC1234'],
  ['analytics.containerId', null],
  ['video.url', 'https://youtu.be/aB3-_aaaaaa?t=90'],
  ['video.url', ' https://vimeo.com/76979871/8272103f6e '],
])('a value that is right is taken: %s: %j', (path, value) => {
  expect(complaints(path, value)).toEqual([]);
});

test('a case and a testimonial are taken with their source only', () => {
  const source = { label: 'Un diario, enero de 2027', href: 'https://diario.example/alfa' };
  const unproved = { brand: 'Alfa', title: 'Lo que cambió', text: 'Cómo fue.' };
  const unsaid = { text: 'Sirve.', author: 'Ana', role: 'Dueña', brand: 'Alfa' };

  expect(complaints('proof.cases', [{ ...unproved, source }])).toEqual([]);
  expect(complaints('proof.testimonials', [{ ...unsaid, source }])).toEqual([]);
  expect(complaints('proof.cases', [unproved])).not.toEqual([]);
  expect(complaints('proof.testimonials', [unsaid])).not.toEqual([]);
  expect(complaints('proof.cases', [{ ...unproved, source: { label: '' } }])).not.toEqual([]);
});
