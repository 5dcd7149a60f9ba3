import { createHash } from 'node:crypto';
import { DomUtils } from 'htmlparser2';
import { NEEDS_MARKER, type PolicyNeeds } from '#components/PolicyNeeds/policyNeeds.ts';
import { elementsOf, type Page, type PageElement } from './page.ts';

/** What every page may load: pictures, fonts, the manifest and other files of the site's own. */
const base: Record<string, readonly string[]> = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  // Tools for search engines read robots.txt as if the page asked for it.
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

/** What a component may ask for. */
const HOST = /^(?:'self'|https:\/\/[\w.*:-]+)$/;
const POLICY_NAME = /^[a-z]+$/;

/** Kinds of scripts that hold data, which no policy asks about. */
const DATA = new Set(['application/json', 'application/ld+json']);

const isInlineCode = ({ name, attribs }: PageElement) =>
  name === 'script' && attribs['src'] === undefined && !DATA.has(attribs['type'] ?? '');

/** What brings a script file: an element of its own, or an island when it wakes. */
const bringsScriptFile = ({ name, attribs }: PageElement) =>
  name === 'astro-island' || (name === 'script' && attribs['src'] !== undefined);

const hashOf = (element: PageElement) =>
  `'sha256-${createHash('sha256').update(DomUtils.textContent(element)).digest('base64')}'`;

/** Adds what a component asks for. @throws when it is nothing that a policy of ours may say */
function add(directives: Map<string, Set<string>>, [name, asked]: [string, string[]]): void {
  const allowed = name === 'trusted-types' ? POLICY_NAME : HOST;
  const sources = directives.get(name);
  if (!sources || !asked.every((source) => allowed.test(source))) {
    throw new Error(`The page's policy can't have ${name} ${asked.join(' ')}.`);
  }
  for (const source of asked) sources.add(source);
}

/**
 * The Content-Security-Policy of a page: hashes of its own inline scripts and styles, and the hosts
 * that its components named. Astro's own policy lists the styles of the whole site on every page and
 * does not know scripts that are inlined as they stand.
 * @throws when a component asks for something that no page may have
 */
export function policyFor(page: Page, needs: readonly PolicyNeeds[]): string {
  const directives = new Map(
    Object.entries(base).map(([name, sources]) => [name, new Set(sources)]),
  );
  const hashes = (test: (element: PageElement) => boolean) => elementsOf(page, test).map(hashOf);

  for (const need of needs.flatMap((asked) => Object.entries(asked))) add(directives, need);
  const scripts = directives.get('script-src');
  // Vendors' scripts write HTML as it comes to them.
  const hasVendorScripts = [...(scripts ?? [])].some((source) => source !== "'self'");
  if (elementsOf(page, bringsScriptFile).length > 0) scripts?.add("'self'");
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

/** Takes the markers of components out of a page. @returns what they ask of its policy */
export function takeNeeds(page: Page): PolicyNeeds[] {
  const markers = elementsOf(
    page,
    ({ name, attribs }) => name === 'meta' && attribs['name'] === NEEDS_MARKER,
  );
  return markers.map((marker) => {
    DomUtils.removeElement(marker);
    return JSON.parse(marker.attribs['content'] ?? '{}') as PolicyNeeds;
  });
}
