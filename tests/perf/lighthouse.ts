import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../support/browser.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of one visit on its imagined phone. */
export interface Visit {
  /** Of 100, in the order of Lighthouse's own report. */
  scores: number[];
  /** Largest contentful paint and total blocking time, in ms. */
  lcp: number;
  blocking: number;
  shift: number;
  /** Bytes and number of what was transferred, the page included. */
  bytes: number;
  requests: number;
}

/** One visit by Lighthouse's mobile setting. Hosts other than this machine don't exist for it. */
export async function visit(url: string): Promise<Visit> {
  const browser = await launch({
    chromePath: findBrowser(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--ignore-certificate-errors',
      '--disable-background-networking',
      '--disable-component-update',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
  });
  try {
    const run = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (!run) throw new Error(`Lighthouse no pudo con ${url}.`);
    const { audits, categories: results } = run.lhr;
    const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    const details = audits['network-requests']?.details as
      { items: { url: string; resourceType?: string }[] } | undefined;
    return {
      scores: categories.map((name) => Math.round((results[name]?.score ?? 0) * 100)),
      lcp: figure('largest-contentful-paint'),
      blocking: figure('total-blocking-time'),
      shift: figure('cumulative-layout-shift'),
      bytes: figure('total-byte-weight'),
      requests: details?.items.length ?? Number.NaN,
    };
  } finally {
    browser.kill();
  }
}
