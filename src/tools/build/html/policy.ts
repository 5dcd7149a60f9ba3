import { createHash } from 'node:crypto';
import { DomUtils } from 'htmlparser2';
import { NEEDS_MARKER, type PolicyNeeds } from '#components/PolicyNeeds/policyNeeds.ts';
import { findElements, type HtmlElement, type HtmlTree } from '#lib/htmlTree.ts';

/** What every page may load: pictures, fonts, the manifest and other files of the site's own. */
const base: Record<string, readonly string[]> = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  // SEO tools such as Lighthouse fetch robots.txt from inside the page.
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'none'"],
  'frame-src': [],
  'img-src': ["'self'"],
  'manifest-src': ["'self'"],
  'script-src': [],
  'style-src': [],
  'trusted-types': [],
};

/**
 * The form of a source that a component may add: «https://*.hubspot.com», or the name of a Trusted Types policy,
 * «goog».
 */
const HOST = /^(?:'self'|https:\/\/[\w.*:-]+)$/;
const POLICY_NAME = /^[a-z]+$/;

/** Types of script elements that hold data, to which no policy applies. */
const DATA = new Set(['application/json', 'application/ld+json']);

const isInlineCode = ({ name, attribs }: HtmlElement) =>
  name === 'script' && attribs['src'] === undefined && !DATA.has(attribs['type'] ?? '');

/** Whether an element loads a script file: by its `src`, or as an island when it hydrates. */
const loadsScriptFile = ({ name, attribs }: HtmlElement) =>
  name === 'astro-island' || (name === 'script' && attribs['src'] !== undefined);

const hashOf = (element: HtmlElement) =>
  `'sha256-${createHash('sha256').update(DomUtils.textContent(element)).digest('base64')}'`;

/** Adds a component's sources to a directive. @throws when the directive or a source is not allowed */
function addSources(
  directives: Map<string, Set<string>>,
  [name, needed]: [string, string[]],
): void {
  const allowed = name === 'trusted-types' ? POLICY_NAME : HOST;
  const sources = directives.get(name);
  if (!sources || !needed.every((source) => allowed.test(source))) {
    throw new Error(`The page's policy can't have ${name} ${needed.join(' ')}.`);
  }
  for (const source of needed) sources.add(source);
}

/**
 * The Content-Security-Policy of a page: hashes of its own inline scripts and styles, and the hosts that its components
 * named. Astro's own policy lists the whole site's styles on every page and does not know `is:inline` scripts.
 * @throws when a component needs something that no page's policy may allow
 */
export function policyFor(page: HtmlTree, needs: readonly PolicyNeeds[]): string {
  const directives = new Map(
    Object.entries(base).map(([name, sources]) => [name, new Set(sources)]),
  );
  const hashes = (test: (element: HtmlElement) => boolean) => findElements(page, test).map(hashOf);

  for (const need of needs.flatMap((one) => Object.entries(one))) addSources(directives, need);
  const scripts = directives.get('script-src');
  // Vendors' scripts write HTML without Trusted Types.
  const hasVendorScripts = [...(scripts ?? [])].some((source) => source !== "'self'");
  if (findElements(page, loadsScriptFile).length > 0) scripts?.add("'self'");
  for (const hash of hashes(isInlineCode)) scripts?.add(hash);
  for (const hash of hashes(({ name }) => name === 'style')) directives.get('style-src')?.add(hash);

  const types = directives.get('trusted-types');
  if (hasVendorScripts) types?.clear();
  else {
    directives.set('require-trusted-types-for', new Set(["'script'"]));
    if (types?.size === 0) types.add("'none'");
  }
  return [...directives]
    .filter(([, sources]) => sources.size > 0)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

/** Removes the components' markers from a page. @returns the policy needs that they declare */
export function extractNeeds(page: HtmlTree): PolicyNeeds[] {
  const markers = findElements(
    page,
    ({ name, attribs }) => name === 'meta' && attribs['name'] === NEEDS_MARKER,
  );
  return markers.map((marker) => {
    DomUtils.removeElement(marker);
    return JSON.parse(marker.attribs['content'] ?? '{}') as PolicyNeeds;
  });
}
