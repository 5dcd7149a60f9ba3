import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { parsePage } from '#tools/build/html/page.ts';
import { policyFor } from '#tools/build/html/policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a page, by directive. */
const directivesOf = (html: string, ...needs: object[]): Record<string, string[]> =>
  Object.fromEntries(
    policyFor(parsePage(html), needs)
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

test('a page without code loads files of the site that run no code, and nothing else', () => {
  expect(directivesOf('<title>Lineo</title>')).toEqual({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'form-action': ["'none'"],
    'img-src': ["'self'"],
    'manifest-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
});

test('code comes in by nothing wider than a hash or a host', () => {
  const html = '<style>a{}</style><script>a()</script><script src="/a.js"></script>';

  expect(policyFor(parsePage(html), [])).not.toMatch(/unsafe-|strict-dynamic|\*/);
});

describe('inline scripts and styles', () => {
  test('are let in by the hash of exactly what stands between their tags', () => {
    const [first, second] = ['\n  a(\'<b>\', "€ &amp;");\n', 'b()'];
    const html = `<script>${first}</script><style>c{}</style><p><script type="module">${second}</script><style>d>e{}</style>`;

    expect(directivesOf(html)).toMatchObject({
      'script-src': [hash(first), hash(second)],
      'style-src': [hash('c{}'), hash('d>e{}')],
    });
  });

  test('that are equal are named once', () => {
    expect(directivesOf('<script>a()</script><p><script>a()</script>')['script-src']).toEqual([
      hash('a()'),
    ]);
  });

  test('are let in whatever attributes they carry', () => {
    expect(directivesOf('<script data-src="x" async>a()</script>')['script-src']).toEqual([
      hash('a()'),
    ]);
  });

  test('that tell the browser what to fetch early need a hash too', () => {
    expect(directivesOf('<script type="speculationrules">{}</script>')['script-src']).toEqual([
      hash('{}'),
    ]);
  });

  test.each([
    ['data', '<script type="application/json">{"a":1}</script>'],
    ['linked data', '<script type="application/ld+json">{"a":1}</script>'],
    ['a comment', '<!-- <script>a()</script> <style>b{}</style> -->'],
    ['a word', '<p title="<script>a()</script>">&lt;style>b{}&lt;/style></p>'],
  ])('are not what is %s', (_what, html) => {
    expect(Object.keys(directivesOf(html))).not.toContain('script-src');
    expect(Object.keys(directivesOf(html))).not.toContain('style-src');
  });
});

test.each([
  ['a file of its own', '<script type="module" src="/a.js"></script>'],
  ['an island', '<astro-island client="intent"></astro-island>'],
])('%s is let in as the site’s own', (_what, html) => {
  expect(directivesOf(html)['script-src']).toEqual(["'self'"]);
});

describe('what components need', () => {
  test('is added up, each host once', () => {
    expect(
      directivesOf(
        '',
        { 'frame-src': ['https://a.example', 'https://*.b.example'], 'script-src': ["'self'"] },
        { 'frame-src': ['https://*.b.example', 'https://c.example'] },
      ),
    ).toMatchObject({
      'frame-src': ['https://a.example', 'https://*.b.example', 'https://c.example'],
      'script-src': ["'self'"],
    });
  });

  test.each([
    ['an unknown directive', { 'worker-src': ['https://a.example'] }],
    ['a second directive', { 'frame-src': ["https://a.example;script-src 'unsafe-inline'"] }],
    ['a keyword', { 'script-src': ["'unsafe-inline'"] }],
    ['a keyword for types', { 'trusted-types': ["'allow-duplicates'"] }],
    ['every type', { 'trusted-types': ['*'] }],
    ['everything', { 'script-src': ['*'] }],
    ['an insecure host', { 'script-src': ['http://a.example'] }],
    ['a quote', { 'img-src': ['https://a.example"><script>'] }],
  ])('stops the build when it is %s', (_what, needs) => {
    expect(() => directivesOf('', needs)).toThrow(/policy can't have/);
  });
});

describe('Trusted Types', () => {
  test.each([
    ['frames', { 'frame-src': ['https://a.example'] }],
    ['its own files', { 'script-src': ["'self'"] }],
  ])('are asked of a page with %s', (_what, needs) => {
    expect(directivesOf('', needs)).toMatchObject({
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
  });

  test('may be made by who is named, and by nobody else', () => {
    expect(directivesOf('', { 'trusted-types': ['articulo'] })['trusted-types']).toEqual([
      'articulo',
    ]);
  });

  test('are not asked of a page with a vendor’s scripts', () => {
    const needs = { 'script-src': ["'self'", 'https://a.example'], 'trusted-types': ['articulo'] };

    expect(Object.keys(directivesOf('', needs)).join()).not.toContain('trusted-types');
  });
});
