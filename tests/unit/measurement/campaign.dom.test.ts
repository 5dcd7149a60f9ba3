import { expect, test } from 'vitest';
import { addCampaignParameters, campaignParameters } from '#measurement/campaign.ts';
import guide from '#measurement/MEDICION.md?raw';

/** A link, and its address during a click on a page with this query. */
function click(href: string, search: string) {
  history.replaceState(null, '', `/pagina${search}`);
  document.body.innerHTML = `<a href="${href}">Texto</a>`;
  const link = document.querySelector('a') as HTMLAnchorElement;
  addCampaignParameters(link);
  return { link, address: link.href.replace(location.origin, '') };
}

test('a link gets the campaign parameters that MEDICION.md lists, and no others', () => {
  const [list = ''] = /- de campañas:[^.]*/.exec(guide) ?? [];

  expect([...list.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(campaignParameters);
});

test.each([
  [
    'the campaign’s parameters as they are written',
    '/contacto',
    '?utm_source=a%20b+c&utm_term=%C3%B1',
    '?utm_source=a%20b+c&utm_term=%C3%B1',
  ],
  [
    'none but the campaign’s parameters',
    '/contacto',
    '?x=1&utm_source=a&email=b@c.d&gclid=e',
    '?utm_source=a&gclid=e',
  ],
  [
    'no parameter whose name is only similar',
    '/contacto',
    '?sutm_source=a&utm_secret=b&UTM_SOURCE=c&x=utm_source=d',
    '',
  ],
  ['the parameters after a query of its own', '/UnBlog?idBlog=b', '?utm_source=a', '&utm_source=a'],
  ['nothing on a page without a query', '/contacto', '', ''],
])('a link takes along %s', (_what, href, search, taken) => {
  expect(click(href, search).address).toBe(`${href}${taken}`);
});

test('a link’s #part stays last, and the link is restored after the click', async () => {
  const { link, address } = click('/inicio#Empresas', '?utm_source=a');
  expect(address).toBe('/inicio?utm_source=a#Empresas');

  await new Promise((resolve) => setTimeout(resolve));

  expect(link.getAttribute('href')).toBe('/inicio#Empresas');
});
