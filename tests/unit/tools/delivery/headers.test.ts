import { describe, expect, test } from 'vitest';
import { cacheControl, headerRules, headersFile, policies } from '#tools/delivery/headers.ts';

/** The headers of one pattern. */
const headersOf = (pattern: string) =>
  Object.assign(
    {},
    ...headerRules.filter((rule) => rule.pattern === pattern).map((r) => r.headers),
  );

describe('the headers', () => {
  test('protect every answer', () => {
    expect(headersOf('/*')).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('camera=()') as string,
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    });
  });

  test('say how long each kind of answer may be reused', () => {
    expect(cacheControl).toEqual({
      forever: 'public, max-age=31536000, immutable',
      day: 'public, max-age=86400',
      asked: 'public, max-age=0, must-revalidate',
      never: 'no-store',
    });
  });

  test('have a policy for each kind of file, none of which knows a release', () => {
    expect(headersOf('/*')['Content-Security-Policy']).toBe(policies.page);
    expect(headersOf('/*.json')['Content-Security-Policy']).toBe(policies.file);
    expect(headersOf('/*.svg')['Content-Security-Policy']).toBe(policies.picture);
    for (const policy of Object.values(policies)) {
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/sha256|https:/);
    }
    expect(policies.picture).toMatch(/default-src 'none'.*;sandbox$/);
  });
});

describe('_headers', () => {
  test('writes each rule as its pattern and its indented headers, one blank line apart', () => {
    const written = headersFile([
      { pattern: '/*', headers: { A: '1', B: '2' } },
      { pattern: '/x/*', headers: { A: '3' } },
    ]);

    expect(written).toBe('/*\n  A: 1\n  B: 2\n\n/x/*\n  ! A\n  A: 3\n');
  });

  test('has nothing that the host would leave out: 100 rules, lines of 2,000 characters', () => {
    expect(headerRules.length).toBeLessThanOrEqual(100);
    expect(new Set(headerRules.map(({ pattern }) => pattern)).size).toBe(headerRules.length);
    for (const line of headersFile(headerRules).split('\n')) {
      expect(line.length).toBeLessThanOrEqual(2000);
      expect(line).toMatch(/^$|^\/[^\s*]*\*?[^\s*]*$|^ {2}(! [\w-]+|[\w-]+: [^\r\n]+)$/);
    }
  });
});
