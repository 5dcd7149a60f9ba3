import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { policyIn } from '../../src/host/policy.ts';
import { parseHtml } from '../support/builtSite.ts';
import { observatoryScore } from '../support/observatory.ts';
import { elementsOf, pages, readBytes, wholePages } from '../support/site.ts';

/** What every answer of the host carries, by lower-cased name, as `_headers` says it. */
const [everywhere = ''] = readBytes('_headers').toString('utf8').split('\n\n');
const headers = new Map(
  [...everywhere.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [
    name.toLowerCase(),
    value,
  ]),
);
const shared = headers.get('content-security-policy') ?? '';

/** What an attacker may hope for, as Google's evaluator ranks it: from high down to medium. */
const weaknesses = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => [directive, value, description].join(' '));

const sourcesOf = (policy: string, directive: string) =>
  new RegExp(`(?:^|;)${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];
const isHost = (source: string) => source.startsWith('https://');

describe('the policy in the headers', () => {
  test('holds by itself', () => {
    expect(weaknesses(shared)).toEqual([]);
    expect(shared).not.toMatch(/unsafe-|strict-dynamic|(?<![\w./])\*(?![\w.])/);
    expect(sourcesOf(shared, 'frame-ancestors')).toEqual(["'none'"]);
  });

  test('lets in what the pages do, and nothing that no page needs', () => {
    const own = pages.map((page) => policyIn(page.html) ?? '');

    for (const directive of ['connect-src', 'frame-src', 'img-src', 'script-src']) {
      expect(new Set(sourcesOf(shared, directive)), directive).toEqual(
        new Set(own.flatMap((policy) => sourcesOf(policy, directive))),
      );
    }
  });
});

describe.each(wholePages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  const policy = policyIn(page.html) ?? '';
  const hosts = policy.split(/[ ;]/).filter(isHost);
  const hasVendorScripts = sourcesOf(policy, 'script-src').some(isHost);

  test('has a policy that holds by itself', () => {
    expect(weaknesses(policy)).toEqual([]);
    expect(sourcesOf(policy, 'default-src')).toEqual(["'none'"]);
  });

  test('enforces Trusted Types, unless it runs a vendor’s scripts', () => {
    expect(sourcesOf(policy, 'require-trusted-types-for')).toEqual(
      hasVendorScripts ? [] : ["'script'"],
    );
  });

  test('names vendors only where it shows them', () => {
    const hasVideo = elementsOf(page, '[data-video]').length > 0;
    const hasEmbed = elementsOf(
      page,
      'astro-island[component-url*="BookingListener"], [data-lead-form]',
    );

    expect(hasVendorScripts).toBe(hasEmbed.length > 0);
    expect(hosts.length > 0).toBe(hasVideo || hasVendorScripts);
  });

  test('has a high mark by the rules of the MDN Observatory', () => {
    const { document } = page;

    expect(observatoryScore({ headers, policy, document })).toBeGreaterThanOrEqual(
      sourcesOf(policy, 'frame-src').length > 0 ? 130 : 140,
    );
  });
});

describe('the rules of the Observatory', () => {
  const closed = "default-src 'none';script-src 'self'";
  const framed = (policy: string) => ({
    'content-security-policy': `${policy};frame-ancestors 'none'`,
  });
  const rest = new Map([...headers].filter(([name]) => name !== 'content-security-policy'));
  const foreign = '<script src="https://a.example/x.js"></script>';

  // What version 1.6.3 itself said of such answers.
  test.each<[number, string, Record<string, string>]>([
    [140, 'the best', framed(closed)],
    [135, 'its own files', framed("default-src 'self'")],
    [130, 'any style', framed("default-src 'none';style-src 'unsafe-inline'")],
    [120, 'eval', framed("default-src 'none';script-src 'unsafe-eval'")],
    [80, 'any script', framed("default-src 'none';script-src *")],
    [75, 'no policy', { 'x-frame-options': 'DENY' }],
    [
      130,
      'a short time by HTTPS',
      { ...framed(closed), 'strict-transport-security': 'max-age=60' },
    ],
    [130, 'sharing', { ...framed(closed), 'cross-origin-resource-policy': 'cross-origin' }],
    [130, 'whole referrers', { ...framed(closed), 'referrer-policy': 'unsafe-url' }],
  ])('give %i to %s', (score, _what, more) => {
    const judged = new Map([...rest, ...Object.entries(more)]);

    expect(observatoryScore({ headers: judged, document: parseHtml('') })).toBe(score);
  });

  test('see what stands in the page', () => {
    const headersOf = new Map([...rest, ...Object.entries(framed(closed))]);
    const nothing = new Map<string, string>();
    const empty = parseHtml('');

    expect(observatoryScore({ headers: nothing, document: empty })).toBe(30);
    expect(observatoryScore({ headers: nothing, policy: closed, document: empty })).toBe(55);
    expect(observatoryScore({ headers: headersOf, document: parseHtml(foreign) })).toBe(135);
  });
});
