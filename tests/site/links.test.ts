import { describe, expect, test } from 'vitest';
import { PICTURE } from '#tools/check/content/pictures.ts';
import { headerRules } from '#tools/delivery/headers.ts';
import { content } from '#tests/support/content.ts';
import {
  elementsOf,
  files,
  pages,
  readBytes,
  viewedArticles,
  type SitePage,
} from '#tests/support/site.ts';

const { url } = content.site();
const known = new Set(files);

/** Attributes that lead to something. Anything that starts with a scheme of its own is left out below. */
const leading = [
  'href',
  'src',
  'poster',
  'action',
  'component-url',
  'renderer-url',
  'before-hydration-url',
];

/** Every address that a page names, as it is written. */
function addressesIn(page: SitePage): string[] {
  const attributes = leading.flatMap((name) =>
    elementsOf(page, `[${name}]`).map((element) => element.getAttribute(name) ?? ''),
  );
  const candidates = elementsOf(page, '[srcset]').flatMap((element) =>
    (element.getAttribute('srcset') ?? '')
      .split(',')
      .map((part) => part.trim().split(/\s+/)[0] ?? ''),
  );
  const shared = elementsOf(page, 'meta[property="og:image"], meta[property="og:url"]').map(
    (meta) => meta.getAttribute('content') ?? '',
  );
  const styled = [...page.html.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(
    ([, address = '']) => address,
  );
  return [...new Set([...attributes, ...candidates, ...shared, ...styled])];
}

/** The file that the host answers with at a path of the site; clean addresses only, as links have to be. */
function fileAt(path: string): string | undefined {
  const name = decodeURIComponent(path).slice(1);
  if (name === '') return 'index.html';
  if (name.endsWith('.html') || name.endsWith('/')) return undefined;
  return [`${name}.html`, name].find((file) => known.has(file));
}

const idsIn = new Map<string, Set<string>>();
function hasId(file: string, id: string): boolean {
  let ids = idsIn.get(file);
  if (!ids) {
    const text = readBytes(file).toString('utf8');
    ids = new Set(
      [...text.matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g)].map(
        ([, quoted, plain]) => quoted ?? plain ?? '',
      ),
    );
    idsIn.set(file, ids);
  }
  return ids.has(id);
}

/** Why an address that is written on a page leads nowhere; nothing when it leads somewhere or leaves the site. */
function trouble(address: string, from: string): string | undefined {
  if (/^(data|tel|mailto|blob):/.test(address)) return undefined;
  const target = new URL(address, new URL(from, url));
  if (target.origin !== new URL(url).origin) return undefined;
  const file = fileAt(target.pathname);
  if (!file) return `${address}: no such file`;
  const fragment = decodeURIComponent(target.hash.slice(1));
  return fragment && !hasId(file, fragment) ? `${address}: no such fragment` : undefined;
}

describe('every address on', () => {
  test.each(pages.map((page) => [page.path, page] as const))('%s leads somewhere', (path, page) => {
    const addresses = addressesIn(page);

    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.map((address) => trouble(address, path)).filter(Boolean)).toEqual([]);
  });

  test.each(viewedArticles.map((article) => [article.file, article] as const))(
    '%s leads somewhere, from where the viewer shows it',
    (_file, article) => {
      const isInside = (address: string) =>
        address.startsWith('#') && article.document.getElementById(address.slice(1));
      const addresses = addressesIn(article).filter((address) => !isInside(address));

      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.map((address) => trouble(address, article.path)).filter(Boolean)).toEqual(
        [],
      );
    },
  );

  test('the manifest leads somewhere', () => {
    const manifest = JSON.parse(readBytes('manifest.webmanifest').toString('utf8')) as {
      start_url: string;
      icons: { src: string }[];
    };
    const addresses = [manifest.start_url, ...manifest.icons.map(({ src }) => src)];

    expect(addresses.map((address) => trouble(address, '/')).filter(Boolean)).toEqual([]);
  });
});

test.each(['/inicio#Empresas', '/inicio#Inicio'])('%s is where the spec has it', (address) => {
  expect(trouble(address, '/')).toBeUndefined();
});

test.each([
  ['/precios', 'no such file'],
  ['/inicio#precios', 'no such fragment'],
  ['/inicio.html', 'no such file'],
  ['/INICIO', 'no such file'],
  ['/iconos.svg#nada', 'no such fragment'],
])('%s would be noticed', (address, reason) => {
  expect(trouble(address, '/')).toBe(`${address}: ${reason}`);
});

// Pictures of all kinds have a rule: articles bring them.
const patterns = headerRules.map(({ pattern }) => pattern);

const isForPictures = (pattern: string) => pattern.startsWith('/*') && PICTURE.test(pattern);
// The question about consent brings a stylesheet, where a container is set.
const comesLater = (pattern: string) => isForPictures(pattern) || pattern === '/*.css';

test.each(patterns.filter((pattern) => !comesLater(pattern)))(
  'the host’s rule for %s is about some file',
  (pattern) => {
    const [start = '', end] = pattern.slice(1).split('*');
    const isMeant = (file: string) =>
      end === undefined
        ? [start, `${start}.html`].includes(file)
        : file.startsWith(start) && file.endsWith(end);

    expect(files.some(isMeant)).toBe(true);
  },
);
