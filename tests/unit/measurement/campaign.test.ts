// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { lendCampaign } from '../../../src/measurement/campaign.ts';

/** A link, and the address it has while it is clicked on a page with this query. */
function click(href: string, search: string) {
  history.replaceState(null, '', `/pagina${search}`);
  document.body.innerHTML = `<a href="${href}">Texto</a>`;
  const link = document.querySelector('a') as HTMLAnchorElement;
  lendCampaign(link);
  return { link, address: link.href.replace(location.origin, '') };
}

describe('a link of a page that a campaign led to', () => {
  test.each([
    ...['source', 'medium', 'campaign', 'term', 'content', 'id'].map((name) => `utm_${name}`),
    ...['gclid', 'dclid', 'gbraid', 'wbraid'],
    ...['fbclid', 'msclkid', 'ttclid', 'twclid', 'li_fat_id'],
  ])('takes %s along', (name) => {
    expect(click('/contacto', `?${name}=Abc-1.2`).address).toBe(`/contacto?${name}=Abc-1.2`);
  });

  test.each([
    [
      'the order and the letters',
      '?utm_source=a%20b+c&utm_term=%C3%B1',
      '/contacto',
      '/contacto?utm_source=a%20b+c&utm_term=%C3%B1',
    ],
    [
      'only the campaign',
      '?x=1&utm_source=a&email=b@c.d&gclid=e',
      '/contacto',
      '/contacto?utm_source=a&gclid=e',
    ],
    [
      'a query of the link’s own',
      '?utm_source=a',
      '/UnBlog?idBlog=b',
      '/UnBlog?idBlog=b&utm_source=a',
    ],
    [
      'a fragment of the link’s own',
      '?utm_source=a',
      '/inicio#Empresas',
      '/inicio?utm_source=a#Empresas',
    ],
    ['nothing where there is no campaign', '?x=1&sutm_source=a&clid=2', '/contacto', '/contacto'],
    ['nothing where there is no query', '', '/contacto', '/contacto'],
  ])('keeps %s', (_what, search, href, expected) => {
    expect(click(href, search).address).toBe(expected);
  });

  test('is as it was right after the click', async () => {
    const { link } = click('/contacto', '?utm_source=a');

    await new Promise((resolve) => setTimeout(resolve));

    expect(link.getAttribute('href')).toBe('/contacto');
  });
});
