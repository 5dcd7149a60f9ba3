import { describe, expect, test } from 'vitest';
import { nginxConfig } from '~/host/nginx.ts';
import { readHeaders } from '~/host/readHeaders.ts';

const config = (headers: string, redirects = '', others: string[] = []) =>
  nginxConfig('/srv/lineo', [
    { id: 'a1', headers, redirects },
    ...others.map((text, index) => ({ id: `b${index}`, headers: text, redirects })),
  ]);

describe('_headers', () => {
  test('is read as rules: what they take away, what they give', () => {
    expect(readHeaders('# all\n/*\n  A: b: c\n\n/x/*.md\n  ! A\n  D: e\n')).toEqual([
      { path: '^/[\\s\\S]*$', unset: [], set: [['A', 'b: c']] },
      { path: '^/x/[\\s\\S]*\\.md$', unset: ['A'], set: [['D', 'e']] },
    ]);
  });

  test.each(['  A: b\n', '/*\n  nothing\n', 'https://a.example/*\n  A: b\n', '/:x\n  A: b\n'])(
    'that says %j is refused',
    (text) => {
      expect(() => readHeaders(text)).toThrow('_headers');
    },
  );
});

describe('the configuration of nginx', () => {
  test('joins what two rules give, as the CDN does, unless the later takes it away', () => {
    const joined = config('/*\n  A: one\n/x\n  A: two\n');
    const alone = config('/*\n  A: one\n/x\n  ! A\n  A: two\n');

    expect(joined).toContain('"~^/x$" "${lineo_0}${lineo_1}two";');
    expect(alone).toContain('"~^/x$" "two";');
  });

  test('has one header for releases that agree, one for each where they don’t', () => {
    const [same, other] = ['/*\n  A: b\n  B: 1\n', '/*\n  A: b\n  B: 2\n'];

    expect(config(same, '', [same])).not.toContain('map $lineo_release');
    expect(config(same, '', [other]).match(/map \$lineo_release/g)).toHaveLength(1);
  });

  test('gives a release it doesn’t know only what holds for any page of the policy', () => {
    const policy = (source: string) =>
      `/*\n  Content-Security-Policy: script-src ${source}; frame-ancestors 'none'\n`;

    expect(config(policy("'x'"))).toContain(`default "frame-ancestors 'none'";`);
    expect(config(policy("'x'"), '', [policy("'y'")])).toContain(
      `default "frame-ancestors 'none'";`,
    );
  });

  test('knows each kind of file that a rule names', () => {
    expect(config('/*.md\n  Content-Type: text/markdown; charset=utf-8\n')).toContain(
      'text/markdown md;',
    );
    expect(() => config('/x/*\n  Content-Type: text/markdown\n')).toThrow('text/markdown');
  });

  test('keeps its headers in one place: one in a location would drop all others', () => {
    const text = config('/*\n  A: b\n');
    const [before = '', locations = ''] = text.split(/^ {2}location /m, 2);

    expect(before).toContain('add_header A ');
    expect(locations + text.slice(text.indexOf('\n  location '))).not.toContain('add_header');
  });

  test.each([
    ['/*\n  A: $uri\n', ''],
    ['', '/* /x 301'],
    ['', '/x https://a.example 301'],
    ['', '/x /y 200'],
    ['', '/x; /y 301'],
  ])('refuses what it can’t say: %j %j', (headers, redirects) => {
    expect(() => config(headers, redirects)).toThrow();
  });
});
