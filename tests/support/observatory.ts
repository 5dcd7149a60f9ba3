/** What a page is judged by: its answer's headers by lower-cased name, its own policy, its scripts. */
export interface Judged {
  headers: ReadonlyMap<string, string>;
  policy?: string | undefined;
  document: Document;
}

const strictReferrers = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

/** Sources of a script or an object that let anything in. */
const BROAD = /^(?:\*|data:|https?:|https?:\/\/\*|'unsafe-inline')$/;

const sourcesIn = (policy: string, ...directives: string[]) => {
  const found = directives
    .map((name) => new RegExp(`(?:^|;) ?${name} ([^;]*)`).exec(policy)?.[1])
    .find((sources) => sources !== undefined);
  return (found ?? '*').split(' ');
};

/** Each policy is judged apart, as a browser enforces it; the Observatory mixes them first. */
function judgePolicies(policies: string[]): number {
  if (policies.length === 0) return -25;
  const allow = (isBad: (source: string) => boolean, ...directives: string[]) =>
    policies.every((policy) => sourcesIn(policy, ...directives).some(isBad));
  const isBroad = (source: string) => BROAD.test(source);
  if (allow(isBroad, 'script-src', 'default-src')) return -20;
  if (allow(isBroad, 'object-src', 'default-src')) return -20;
  if (allow((source) => source === "'unsafe-eval'", 'script-src', 'default-src')) return -10;
  if (allow(isBroad, 'style-src', 'default-src')) return 0;
  const isClosed = policies.some(
    (policy) => sourcesIn(policy, 'default-src').join(' ') === "'none'",
  );
  return isClosed ? 10 : 5;
}

/** What a header earns with one of its `good` values; anything else costs, unless it is `harmless`. */
const judgeHeader = (value: string | undefined, good: string[], gain: number, harmless = '') =>
  value === undefined || value === harmless ? 0 : good.includes(value) ? gain : -5;

function judgeScripts(document: Document): number {
  const foreign = [...document.querySelectorAll('script[src]')].filter(
    (script) =>
      /^(?:https?:)?\/\//.test(script.getAttribute('src') ?? '') &&
      !script.hasAttribute('integrity'),
  );
  if (foreign.some((script) => script.getAttribute('src')?.startsWith('http:'))) return -50;
  return foreign.length > 0 ? -5 : 0;
}

/**
 * The score of an answer by the rules of the MDN Observatory 1.6.3, as far as this site can meet
 * them: it sets no cookies, shares nothing by CORS, and HTTPS is its host's affair. Written anew
 * because the package on npm is older, without two of the rules, and brings a database with it.
 */
export function observatoryScore({ headers, policy, document }: Judged): number {
  const shared = headers.get('content-security-policy');
  const policies = [shared, policy].filter((text) => text !== undefined);
  const age = /^max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
  const isFramedByOthers =
    !/(?:^|;) ?frame-ancestors /.test(shared ?? '') && headers.get('x-frame-options') !== 'DENY';

  const marks = [
    judgePolicies(policies),
    judgeHeader(headers.get('referrer-policy'), strictReferrers, 5),
    age === undefined ? -20 : Number(age) >= 15_768_000 ? 0 : -10,
    headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    isFramedByOthers ? -20 : 5,
    judgeHeader(
      headers.get('cross-origin-resource-policy'),
      ['same-origin', 'same-site'],
      10,
      'cross-origin',
    ),
    judgeHeader(
      headers.get('cross-origin-opener-policy'),
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      10,
      'unsafe-none',
    ),
    judgeHeader(
      headers.get('cross-origin-embedder-policy'),
      ['require-corp', 'credentialless'],
      10,
      'unsafe-none',
    ),
    judgeScripts(document),
  ];
  const sum = (chosen: number[]) => chosen.reduce((total, mark) => total + mark, 100);
  const withoutBonus = sum(marks.filter((mark) => mark < 0));
  // What is good beyond the rules counts only where little is bad.
  return withoutBonus >= 90 ? sum(marks) : withoutBonus;
}
