import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findWholeBrowser } from '#tests/support/browser.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of one visit on its imagined phone. */
export interface Visit {
  /** Of 100, in the order of Lighthouse's own report. */
  scores: number[];
  /** Largest contentful paint and total blocking time, in ms. */
  lcp: number;
  blocking: number;
  shift: number;
  /** Bytes of all that was transferred, the page included. */
  bytes: number;
  /** Addresses asked for until the page was loaded, its own included. */
  requests: number;
}

/** Now and then a browser loses the start of its own record, and Lighthouse has nothing to read. */
const TRIES = 3;

/**
 * One visit by Lighthouse's mobile setting. Hosts other than this machine don't exist for it.
 * @throws when Lighthouse can't measure the page, however often it tries
 */
export async function visit(url: string): Promise<Visit> {
  for (let tries = TRIES; tries > 0; tries -= 1) {
    const seen = await visitOnce(url);
    if (seen) return seen;
  }
  throw new Error(`Lighthouse no pudo con ${url}.`);
}

async function visitOnce(url: string): Promise<Visit | undefined> {
  const browser = await launch({
    chromePath: findWholeBrowser(),
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
    if (!run || run.lhr.runtimeError) return undefined;
    const { audits, categories: results } = run.lhr;
    const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    const details = <Item>(audit: string) =>
      (audits[audit]?.details as { items: Item[] } | undefined)?.items ?? [];
    const [{ observedLoad }] = details<{ observedLoad: number }>('metrics') as [
      { observedLoad: number },
    ];
    const asked = details<{ url: string; networkRequestTime: number; resourceType: string }>(
      'network-requests',
    ).filter(
      // Lighthouse itself asks for the manifest.
      ({ networkRequestTime, resourceType }) =>
        networkRequestTime < observedLoad && resourceType !== 'Manifest',
    );
    return {
      scores: categories.map((name) => Math.round((results[name]?.score ?? 0) * 100)),
      lcp: figure('largest-contentful-paint'),
      blocking: figure('total-blocking-time'),
      shift: figure('cumulative-layout-shift'),
      bytes: figure('total-byte-weight'),
      requests: new Set(asked.map(({ url }) => url)).size,
    };
  } finally {
    browser.kill();
  }
}
