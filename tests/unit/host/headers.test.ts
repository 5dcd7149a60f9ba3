import { describe, expect, test } from 'vitest';
import { headerRules, headersFile } from '~/host/headers.ts';

/** The headers of one pattern, as the host reads them from the file. */
function headersOf(pattern: string): Record<string, string> {
  const [, block = ''] =
    headersFile()
      .split(/^(?=\/)/m)
      .map((rule) => rule.split('\n'))
      .find(([first]) => first === pattern)
      ?.join('\n')
      .split(/\n([\s\S]*)/) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name, value]) => [name, value]),
  );
}

describe('_headers', () => {
  test('protects every answer', () => {
    expect(headersOf('/*')).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Strict-Transport-Security': expect.stringMatching(/^max-age=63072000/) as string,
    });
  });

  test('lets files whose name changes with their content be kept for a year', () => {
    expect(headersOf('/_astro/*')).toEqual({
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });

  test('keeps no page: what was published is seen at once', () => {
    expect(headersOf('/*')).not.toHaveProperty('Cache-Control');
  });

  test('keeps what repeats a page out of search engines, and says what a twin is written in', () => {
    expect(headersOf('/api/*')).toEqual({ 'X-Robots-Tag': 'noindex' });
    expect(headersOf('/*.md')).toEqual({
      'Content-Type': 'text/markdown; charset=utf-8',
      'X-Robots-Tag': 'noindex',
    });
  });

  test('writes each rule as its pattern and its indented headers, one blank line apart', () => {
    const rules = [
      { pattern: '/*', headers: { A: '1', B: '2' } },
      { pattern: '/x/*', headers: { C: '3' } },
    ];

    expect(headersFile(rules)).toBe('/*\n  A: 1\n  B: 2\n\n/x/*\n  C: 3\n');
  });

  test.each(headerRules.map((rule) => [rule.pattern, rule] as const))(
    'keeps the host’s limits for %s: a line per header, no line too long',
    (pattern, { headers }) => {
      expect(pattern).toMatch(/^\/\S*$/);
      for (const [name, value] of Object.entries(headers)) {
        expect(name).toMatch(/^[A-Za-z-]+$/);
        expect(value).toMatch(/^[^\r\n]+$/);
        expect(`  ${name}: ${value}`.length).toBeLessThan(2000);
      }
    },
  );
});
