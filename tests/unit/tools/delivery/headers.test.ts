import { expect, test } from 'vitest';
import { headerRules, headersFile } from '#tools/delivery/headers.ts';

// What each rule says is asked of the hosts themselves, in tests/host.

test('_headers has each rule as its pattern and its indented headers, one blank line apart', () => {
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
