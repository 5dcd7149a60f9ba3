import { content } from '#tests/support/content.ts';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { policies } from '#tools/delivery/headers.ts';
import { elementsOf, wholePages, type SitePage } from '#tests/support/site.ts';

/** What an attacker may hope for, as Google's evaluator ranks it: from high down to medium. */
const weaknesses = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => [directive, value, description].join(' '));

const sourcesOf = (policy: string, directive: string) =>
  new RegExp(`(?:^|;)${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];
const isHost = (source: string) => source.startsWith('https://');

/** The policy that a page carries. */
const policyOf = (page: SitePage) =>
  elementsOf(page, 'meta[http-equiv="content-security-policy"]')[0]?.getAttribute('content') ?? '';

test.each([policies.file, policies.picture])(
  'a file opened by itself runs nothing: %s',
  (policy) => {
    expect(weaknesses(policy)).toEqual([]);
  },
);

describe.each(wholePages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  const policy = policyOf(page);
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

    const hasContainer = content.site().analytics.containerId !== null;
    expect(hasVendorScripts).toBe(hasEmbed.length > 0 || hasContainer);
    expect(hosts.length > 0).toBe(hasVideo || hasVendorScripts);
  });

  test('has its policy before anything that it governs', () => {
    const [charset, policyElement] = page.document.head.children;

    expect(charset?.hasAttribute('charset')).toBe(true);
    expect(policyElement?.getAttribute('content')).toBe(policy);
  });
});
