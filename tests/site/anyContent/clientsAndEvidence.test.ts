import { expect, test } from 'vitest';
import { disagreements } from '#sampleNetwork/disagreements/disagreements.ts';
import { screenDataOf } from '#sampleNetwork/screenData/screenData.ts';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import { elementsOf, pageAt, wholePages, type SitePage } from '#tests/support/builtPages/site.ts';
import { wordsOf } from '#tests/support/builtPages/words.ts';

// The parts that prove that Lineo works: figures, clients, photos.

const { clients, figures } = content.site();
const home = pageAt(routes.inicio.path);

test.each<[name: string, page: SitePage, strip: string]>([
  ['the home page', home, '#Empresas'],
  ['/soluciones', pageAt(routes.soluciones.path), '[aria-labelledby="cifras-titulo"]'],
])('the strip of figures of %s has each number with what it counts', (_name, page, strip) => {
  const [numbers, whats] = ['dd', 'dt'].map((kind) =>
    elementsOf(page, `${strip} ${kind}`).map(wordsOf),
  );

  expect(numbers).toEqual(figures.map(({ principal }) => principal));
  expect(whats).toEqual(figures.map(({ secundario }) => secundario));
});

test('a screen reader hears each client’s name once, though the strip of logos has them twice', () => {
  const logos = elementsOf(home, '#Empresas li:not([aria-hidden="true"]) img');
  const secondLap = elementsOf(home, '#Empresas li[aria-hidden="true"] img');
  const fileOf = (logo: Element) => logo.getAttribute('src');

  expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual(
    clients.logos.map(({ name }) => name),
  );
  expect(new Set(logos.map(fileOf)).size).toBe(logos.length);
  expect(secondLap.map(fileOf)).toEqual(logos.map(fileOf));
});

test('the scores, weights and dates that the screens show agree with each other', () => {
  expect(disagreements(content.sampleNetwork())).toEqual([]);
});

test('a screen reader says of each evidence photo whether what it shows is as it should be', () => {
  const { labels, photos } = screenDataOf(content.sampleNetwork()).evidence;
  const captions = wholePages
    .flatMap((page) => elementsOf(page, 'figure:not([aria-hidden="true"]) img[alt]'))
    .flatMap((picture) => {
      const photo = photos.find(({ alt }) => alt === picture.getAttribute('alt'));
      const caption = wordsOf(picture.closest('figure')?.querySelector('figcaption'));
      return photo ? [{ caption, verdict: labels[photo.verdict] }] : [];
    });

  expect(new Set(captions.map(({ verdict }) => verdict)).size).toBe(2);
  expect(captions.filter(({ caption, verdict }) => !caption.startsWith(`${verdict}. `))).toEqual(
    [],
  );
});

test.each(['soluciones', 'contacto'] as const)(
  '%s names each client beside its figures',
  (name) => {
    const logos = elementsOf(pageAt(routes[name].path), '[aria-labelledby="cifras-titulo"] img');

    expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual(
      clients.logos.map((client) => client.name),
    );
  },
);
