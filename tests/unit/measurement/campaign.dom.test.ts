import { describe, expect, test } from 'vitest';
import guide from '#measurement/MEDICION.md?raw';
import { addCampaignParameters, campaignParameters } from '#measurement/campaign.ts';

/** A link, and the address it has while it is clicked on a page with this query. */
function click(href: string, search: string) {
  history.replaceState(null, '', `/pagina${search}`);
  document.body.innerHTML = `<a href="${href}">Texto</a>`;
  const link = document.querySelector('a') as HTMLAnchorElement;
  addCampaignParameters(link);
  return { link, address: link.href.replace(location.origin, '') };
}

describe('a link of a page that a campaign led to', () => {
  test.each(campaignParameters)('takes %s along', (name) => {
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
    [
      'nothing that only looks like a campaign',
      '?utm_secret=a&userclid=b&xutm_source=c&utm_source_=d&UTM_SOURCE=e&x=utm_source=f',
      '/contacto',
      '/contacto',
    ],
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

test('the guide lists the parameters that go along, and no others', () => {
  const chapter = guide.split('## De dónde viene una visita')[1] ?? '';
  const list = chapter.split('\n').filter((line) => /^(- | {2})/.test(line));
  const listed = [...list.join(' ').matchAll(/`([^`]+)`/g)].map(([, name]) => name);

  expect(listed).toEqual(campaignParameters);
});
