import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { elementsOf, pages, type SitePage } from '#tests/support/builtPages/site.ts';

/** Findings of Google's evaluator, medium and above. */
const weaknesses = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => [directive, value, description].join(' '));

const policyOf = (page: SitePage) =>
  elementsOf(page, 'meta[http-equiv="content-security-policy"]')[0]?.getAttribute('content') ?? '';

const sourcesOf = (policy: string, directive: string): string[] => {
  const found = policy.split(';').find((each) => each.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
};
const isHash = (source: string) => source.startsWith("'sha256-");
const isHost = (source: string) => source.startsWith('https://');

const hashesOf = (page: SitePage, selector: string) =>
  elementsOf(page, selector)
    .map(({ textContent }) => createHash('sha256').update(textContent).digest('base64'))
    .map((digest) => `'sha256-${digest}'`);

describe.each(pages)('$path', (page) => {
  const policy = policyOf(page);
  const hasVendorScripts = sourcesOf(policy, 'script-src').some(isHost);

  test('allows exactly the scripts and styles in the page', () => {
    const scripts = hashesOf(page, 'script:not([src], [type$="json"])');
    const styles = hashesOf(page, 'style');

    expect(new Set(sourcesOf(policy, 'script-src').filter(isHash))).toEqual(new Set(scripts));
    expect(new Set(sourcesOf(policy, 'style-src').filter(isHash))).toEqual(new Set(styles));
  });

  test('has a strict policy, before anything that it applies to', () => {
    const [charset, policyElement] = page.document.head.children;

    expect(weaknesses(policy)).toEqual([]);
    expect(charset?.hasAttribute('charset')).toBe(true);
    expect(policyElement?.getAttribute('content')).toBe(policy);
  });

  test('allows vendors only where the page uses them, and enforces Trusted Types elsewhere', () => {
    const has = (selector: string) => elementsOf(page, selector).length > 0;
    const hasEmbed = has('astro-island[component-url*="BookingListener"], [data-lead-form]');
    const hasContainer = has('[data-container]');

    expect(hasVendorScripts).toBe(hasEmbed || hasContainer);
    // Hosts that Google documents for Tag Manager and Analytics, and two of Google Ads.
    const hits = [
      '*.google-analytics.com',
      '*.analytics.google.com',
      '*.googletagmanager.com',
      'www.googleadservices.com',
      'ad.doubleclick.net',
    ];
    const isSent = hits.map((host) => sourcesOf(policy, 'connect-src').includes(`https://${host}`));
    expect(isSent).toEqual(hits.map(() => hasContainer));
    expect(policy.split(/[ ;]/).some(isHost)).toBe(has('[data-video]') || hasVendorScripts);
    expect(sourcesOf(policy, 'require-trusted-types-for')).toEqual(
      hasVendorScripts ? [] : ["'script'"],
    );
  });
});
