import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { NEEDS_MARKER, policyIn, sharedPolicy, withPolicy } from '~/host/policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

/** A marker as the build prints it: `"` and `&` of an attribute are escaped. */
const marker = (needs: object) =>
  `<meta name="${NEEDS_MARKER}" content="${JSON.stringify(needs).replaceAll('&', '&#38;').replaceAll('"', '&#34;')}">`;

const directivesOf = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

/** The policy of a page, by directive. */
const policyOf = (html: string) => directivesOf(policyIn(html) ?? '');

describe('the policy of a page', () => {
  test('stands right after the charset, before anything that it governs', () => {
    const html = withPolicy(page('<script>a()</script><title>Lineo</title>'));

    expect(html).toMatch(/<head><meta charset="utf-8"><meta http-equiv="content-security-policy"/);
  });

  test('lets a page without code load files of the site that run no code, and nothing else', () => {
    expect(policyOf(withPolicy(page('<title>Lineo</title>')))).toEqual({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'connect-src': ["'self'"],
      'font-src': ["'self'"],
      'img-src': ["'self'"],
      'manifest-src': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
  });

  test('never lets code in by anything wider than a hash or a host', () => {
    const html = withPolicy(page('<style>a{}</style><script>a()</script>'));

    expect(html).not.toMatch(/unsafe-|strict-dynamic|(?<![\w.])\*(?![\w.])/);
  });
});

describe('inline scripts', () => {
  test('that follow each other become one, each still whole', () => {
    const html = withPolicy(page('', '<script>a() // b</script>\n<script>(c)()</script><p></p>'));

    expect(html).toContain('<script>a() // b\n;(c)()</script><p>');
    expect(policyOf(html)['script-src']).toEqual([hash('a() // b\n;(c)()')]);
  });

  test.each([
    ['a marker', marker({ 'frame-src': ["'self'"] })],
    ['a style', '<style>p{}</style>'],
  ])('become one across %s, which leaves its place', (_what, between) => {
    const html = withPolicy(page('', `<script>a()</script>${between}<script>b()</script>`));

    expect(html).toContain('<body><script>a()\n;b()</script></body>');
    expect(policyOf(html)['script-src']).toEqual([hash('a()\n;b()')]);
  });

  test.each([
    ['something between them', '<script>a()</script>b<script>c()</script>'],
    ['an element between them', '<script>a()</script><br><script>c()</script>'],
    ['another kind', '<script>a()</script><script type="module">c()</script>'],
    ['data', '<script type="application/ld+json">{}</script><script>c()</script>'],
  ])('stay apart with %s', (_name, body) => {
    expect(withPolicy(page('', body))).toContain(body);
  });

  test('are let in by the hash of exactly what stands between their tags', () => {
    const first = '\n  a(\'<b>\', "€");\n';
    const second = 'b()';
    const html = withPolicy(
      page(`<script>${first}</script>`, `<script type="module">${second}</script>`),
    );

    expect(policyOf(html)['script-src']).toEqual([hash(first), hash(second)]);
    expect(html).toContain(`<script>${first}</script>`);
  });

  test('that wake islands are modules, for engines that know the syntax they are written in', () => {
    const directive = '(self.Astro||(self.Astro={})).intent=()=>{}';
    const element = 'customElements.define("astro-island",class extends HTMLElement{})';
    const html = withPolicy(
      page(
        '',
        `<script>a()</script><script>${directive}</script><script>${element}</script><p></p>`,
      ),
    );

    const woken = `${directive}\n;${element}`;
    expect(html).toContain(`<script>a()</script><script type="module">${woken}</script><p>`);
    expect(policyOf(html)['script-src']).toEqual([hash('a()'), hash(woken)]);
  });

  test('that are equal are named once', () => {
    const html = withPolicy(
      page('<script>a()</script>', '<script>a()</script><p></p><script>a()</script>'),
    );

    expect(policyOf(html)['script-src']).toEqual([hash('a()')]);
  });

  test.each([
    ['a file of its own', '<script type="module" src="/a.js"></script>'],
    ['an island', '<astro-island client=intent></astro-island>'],
  ])('%s is let in as the site’s own', (_what, element) => {
    expect(policyOf(withPolicy(page('', element)))['script-src']).toEqual(["'self'"]);
  });

  test.each([
    ['data', '<script type="application/json" id="x">{"a":1}</script>'],
    ['linked data', '<script type="application/ld+json">{"a":1}</script>'],
  ])('%s needs no hash', (_what, script) => {
    expect(policyOf(withPolicy(page(script)))).not.toHaveProperty('script-src');
  });

  test('are let in whatever data attributes they carry', () => {
    const html = withPolicy(page('<script data-src="x" async>a()</script>'));

    expect(policyOf(html)['script-src']).toContain(hash('a()'));
  });

  test('may hold tags and comments in their texts', () => {
    const code = `a("<style>b{}</style>", '</head>', "<!--")`;
    const html = withPolicy(page(`<script>${code}</script><style>c{}</style>`));

    expect(html).toContain(`<style>c{}</style><script>${code}</script></head>`);
    expect(policyOf(html)['script-src']).toEqual([hash(code)]);
    expect(policyOf(html)['style-src']).toEqual([hash('c{}')]);
  });
});

describe('styles', () => {
  test('become one element right after the policy, in their order, with one hash', () => {
    const html = withPolicy(
      page('<style>a{}</style><title>x</title>', '<p><style>b{}</style></p>'),
    );

    expect(html).toContain('"><style>a{}b{}</style><title>x</title></head>');
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(policyOf(html)['style-src']).toEqual([hash('a{}b{}')]);
  });

  test('leave no empty element behind where there are none', () => {
    expect(withPolicy(page(''))).not.toContain('<style');
  });
});

describe('what components need', () => {
  test('is read from their markers, which leave the page', () => {
    const html = withPolicy(
      page(
        '',
        `<p>${marker({ 'script-src': ['https://js.example'], 'frame-src': ['https://*.example'] })}</p>`,
      ),
    );

    expect(policyOf(html)).toMatchObject({
      'frame-src': ['https://*.example'],
      'script-src': ['https://js.example'],
    });
    expect(html).not.toContain(NEEDS_MARKER);
    expect(html).toContain('<p></p>');
  });

  test('is added up over all markers, each host once', () => {
    const html = withPolicy(
      page(
        '',
        marker({ 'frame-src': ['https://a.example', 'https://b.example'] }) +
          marker({ 'frame-src': ['https://b.example', 'https://c.example'] }),
      ),
    );

    expect(policyOf(html)['frame-src']).toEqual([
      'https://a.example',
      'https://b.example',
      'https://c.example',
    ]);
  });

  test('may be the site’s own files', () => {
    const html = withPolicy(page('', marker({ 'frame-src': ["'self'"] })));

    expect(policyOf(html)['frame-src']).toEqual(["'self'"]);
  });

  test.each([
    ['an unknown directive', { 'worker-src': ['https://a.example'] }],
    [
      'a second directive in a host',
      { 'frame-src': ["https://a.example;script-src 'unsafe-inline'"] },
    ],
    ['a keyword', { 'script-src': ["'unsafe-inline'"] }],
    ['a keyword for types', { 'trusted-types': ["'allow-duplicates'"] }],
    ['every type', { 'trusted-types': ['*'] }],
    ['everything', { 'script-src': ['*'] }],
    ['an insecure host', { 'script-src': ['http://a.example'] }],
    ['a quote', { 'img-src': ['https://a.example"><script>'] }],
  ])('stops the build when it is %s', (_what, needs) => {
    expect(() => withPolicy(page('', marker(needs)))).toThrow(/policy can't have/);
  });
});

test('rules for frames stay where a vendor’s script may add one, and nowhere else', () => {
  const sheetWith = (needs: object) =>
    withPolicy(page('<style>iframe{border:0}</style>', marker(needs)), '');

  expect(sheetWith({ 'script-src': ['https://a.example'] })).toContain('iframe{border:0}');
  expect(sheetWith({ 'script-src': ["'self'"] })).not.toContain('iframe{border:0}');
});

describe('Trusted Types', () => {
  const enforced = (needs: object) => policyOf(withPolicy(page('', marker(needs))));

  test.each([
    ['frames', { 'frame-src': ['https://a.example'] }],
    ['its own files', { 'script-src': ["'self'"] }],
  ])('are asked of a page with %s', (_what, needs) => {
    expect(enforced(needs)).toMatchObject({
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
  });

  test('may be made by who is named, and by nobody else', () => {
    expect(enforced({ 'trusted-types': ['articulo'] })['trusted-types']).toEqual(['articulo']);
  });

  test('are not asked of a page with a vendor’s scripts', () => {
    const policy = enforced({ 'script-src': ["'self'", 'https://a.example'] });

    expect(Object.keys(policy).join()).not.toContain('trusted-types');
  });
});

describe('the policy in the headers', () => {
  const policyWith = (needs: object, body = '') =>
    policyIn(withPolicy(page('<style>a{}</style>', marker(needs) + body))) ?? '';
  const shared = directivesOf(
    sharedPolicy([
      policyWith({ 'frame-src': ['https://a.example'] }, '<script>a()</script>'),
      policyWith({ 'script-src': ['https://b.example'] }, '<script>b()</script>'),
      policyWith({ 'frame-src': ['https://a.example'] }, '<script>a()</script>'),
    ]),
  );

  test('lets each page load what its own policy does', () => {
    expect(shared).toMatchObject({
      'connect-src': ["'self'"],
      'font-src': ["'self'"],
      'frame-src': ['https://a.example'],
      'img-src': ["'self'"],
      'manifest-src': ["'self'"],
      'script-src': [hash('a()'), 'https://b.example', hash('b()')],
    });
  });

  test('says for all pages what nobody may do', () => {
    expect(shared).toMatchObject({
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'object-src': ["'none'"],
      'worker-src': ["'none'"],
    });
  });

  test('does not grow with the styles of the pages, nor stands in their way', () => {
    expect(Object.keys(shared)).not.toContain('style-src');
    expect(Object.keys(shared)).not.toContain('default-src');
  });
});

describe('words of the content', () => {
  const words = '<p>Así se cierra: &lt;/style>, &lt;/script> y &lt;/head> $& $1</p>';
  const attribute =
    '<img alt="Un </head> y un <style>x{}</style>, <script>y()</script> <meta charset=\'a\'> $1">';

  test('come out as they went in, in texts and in attributes', () => {
    const html = withPolicy(page('<style>a{}</style>', words + attribute));

    expect(html).toContain(`<body>${words}${attribute}</body>`);
    expect(html).toContain('<style>a{}</style></head><body>');
  });

  test('add nothing to the policy', () => {
    expect(policyOf(withPolicy(page('', words + attribute)))).toEqual(
      policyOf(withPolicy(page(''))),
    );
  });

  test('in the description do not move the styles into it', () => {
    const description = '<meta name=description content="Hasta </head> acá">';

    expect(withPolicy(page(`${description}<style>a{}</style>`))).toContain(
      `<style>a{}</style>${description}</head>`,
    );
  });

  test('in a comment are not code', () => {
    const html = withPolicy(page('<!-- <script>a()</script> <style>b{}</style> -->'));

    expect(html).toContain('<!-- <script>a()</script> <style>b{}</style> -->');
    expect(policyOf(html)).not.toHaveProperty('script-src');
  });
});

test.each([
  ['a proof of ownership', 'google-site-verification: google0000.html'],
  ['a page without charset', '<html><head><style>a{}</style></head></html>'],
  ['nothing', ''],
])('%s stays as it is', (_what, html) => {
  expect(withPolicy(html)).toBe(html);
});

describe('the rules of a page', () => {
  const styled = page('<style>.a{b:c}.z{b:c}</style>', '<p class="a"></p>');

  test('are those of its classes and of the code that may come', () => {
    expect(withPolicy(styled, '')).toContain('<style>.a{b:c}</style>');
    expect(withPolicy(styled, 'e.className="z"')).toContain('<style>.a{b:c}.z{b:c}</style>');
  });

  test('all stay where nobody knows what may come', () => {
    expect(withPolicy(styled)).toContain('<style>.a{b:c}.z{b:c}</style>');
  });
});
