import { describe, expect, test } from 'vitest';
import { editorRules } from '~/editor/headers.ts';
import { cacheControl, headerRules, headersFile } from '~/host/headers.ts';

const rules = headerRules("object-src 'none'");

/** The headers of one pattern. */
const headersOf = (pattern: string) => rules.find((rule) => rule.pattern === pattern)?.headers;

describe('the headers', () => {
  test('protect every answer', () => {
    expect(headersOf('/*')).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Content-Security-Policy': "object-src 'none'",
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
});

describe('_headers', () => {
  test('writes each rule as its pattern and its indented headers, one blank line apart', () => {
    const written = headersFile([
      { pattern: '/*', headers: { A: '1', B: '2' } },
      { pattern: '/x/*', headers: { A: '3' } },
    ]);

    expect(written).toBe('/*\n  A: 1\n  B: 2\n\n/x/*\n  ! A\n  A: 3\n');
  });

  test('has the rules of the editor replace what holds for every page', () => {
    expect(headersFile(editorRules)).toContain(
      "  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'none'",
    );
  });

  test('takes no line that the host would leave out for its length', () => {
    const fits = 'a'.repeat(2000 - 'Content-Security-Policy: '.length);

    expect(headersFile(headerRules(fits))).toContain(fits);
    expect(() => headersFile(headerRules(`${fits}a`))).toThrow(
      /Content-Security-Policy .* 2001 caracteres .* 2000/,
    );
  });

  test.each(rules.map((rule) => [rule.pattern, rule] as const))(
    'keeps the host’s form for %s: one wildcard, a line per header',
    (pattern, { headers }) => {
      expect(pattern).toMatch(/^\/[^\s*]*\*?[^\s*]*$/);
      for (const [name, value] of Object.entries(headers)) {
        expect(name).toMatch(/^[A-Za-z-]+$/);
        expect(value).toMatch(/^[^\r\n]+$/);
      }
    },
  );

  test('has no more rules than the host reads, the editor’s included', () => {
    expect(rules.length + editorRules.length).toBeLessThanOrEqual(100);
  });
});
