import { describe, expect, test } from 'vitest';
import { parseHtml } from '#lib/htmlTree.ts';
import { policyFor } from '#tools/build/html/policy.ts';

const directivesOf = (html: string, ...needs: object[]): Record<string, string[]> =>
  Object.fromEntries(
    policyFor(parseHtml(html), needs)
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

test('a page without scripts may load only data, pictures, fonts and the manifest of the site', () => {
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

describe('what components need', () => {
  test('is added up, each host once', () => {
    const [one, both, other] = ['https://a.example', 'https://*.b.example', 'https://c.example'];
    const needs = [{ 'frame-src': [one, both] }, { 'frame-src': [both, other] }];

    expect(directivesOf('', ...needs)['frame-src']).toEqual([one, both, other]);
  });

  test.each([
    ['an unknown directive', { 'worker-src': ['https://a.example'] }],
    ['a second directive', { 'frame-src': ["https://a.example;script-src 'unsafe-inline'"] }],
    ['a keyword', { 'script-src': ["'unsafe-inline'"] }],
    ['every type', { 'trusted-types': ['*'] }],
    ['everything', { 'script-src': ['*'] }],
    ['an insecure host', { 'script-src': ['http://a.example'] }],
  ])('stops the build when it is %s', (_what, needs) => {
    expect(() => directivesOf('', needs)).toThrow(/policy can't have/);
  });

  test('leaves Trusted Types on, unless it is a vendor’s script', () => {
    const vendor = { 'script-src': ["'self'", 'https://a.example'], 'trusted-types': ['articulo'] };

    expect(directivesOf('', { 'trusted-types': ['articulo'] })).toMatchObject({
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['articulo'],
    });
    expect(policyFor(parseHtml(''), [vendor])).not.toContain('trusted-types');
  });
});
