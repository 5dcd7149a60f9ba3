import { createHash } from 'node:crypto';
import { withFittedFallback } from '../fonts/fittedFallback.ts';
import { withUsedRules } from './usedStyles.ts';

/**
 * What a page asks of its policy beyond what every page may do: hosts, or `'self'` for the site's
 * own files, by directive; under `trusted-types` the name of a Trusted Types policy of its own.
 */
export type PolicyNeeds = Partial<
  Record<
    'script-src' | 'style-src' | 'frame-src' | 'connect-src' | 'img-src' | 'trusted-types',
    string[]
  >
>;

/** Name of the marker that a component leaves in the page for the build to read and take out. */
export const NEEDS_MARKER = 'policy-needs';

/** What every page may load: pictures, fonts, the manifest and other files of the site's own. */
const base: Record<string, readonly string[]> = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  // Tools for search engines read robots.txt as if the page asked for it.
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'frame-src': [],
  'img-src': ["'self'"],
  'manifest-src': ["'self'"],
  'script-src': [],
  'style-src': [],
};

/**
 * What the policy in the headers says of every answer. `upgrade-insecure-requests` is left out:
 * it breaks http://localhost in some browsers, and Strict-Transport-Security says it already.
 */
const shared = [
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "media-src 'none'",
  "object-src 'none'",
  "worker-src 'none'",
];

/**
 * What the headers' policy takes from the pages' own. Not their styles, nor `default-src`, which
 * would rule styles too: each article may bring a hash of its own, and a header's line is finite.
 */
const added = ['connect-src', 'font-src', 'frame-src', 'img-src', 'manifest-src', 'script-src'];

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Quotes may hold any character, `>` and whole tags included: words of the content land there. */
const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^"'>])*`;

/** What has to be told apart to cut a page without cutting its words. */
const TOKEN = new RegExp(
  `<!--[\\s\\S]*?-->|<(script|style)\\b(${ATTRIBUTES})>([\\s\\S]*?)</\\1\\s*>|</?[a-z]${ATTRIBUTES}>`,
  'gi',
);
const MARKER = new RegExp(`^<meta name="${NEEDS_MARKER}" content="([^"]*)">$`);
const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

/** What brings a script file: an element of its own, or an island when it wakes. */
const SCRIPT_FILE = /^<(?:astro-island\b|script\b[^>]*\ssrc\s*=)/i;

/** What a component may ask for. */
const HOST = /^(?:'self'|https:\/\/[\w.*:-]+)$/;
const POLICY_NAME = /^[a-z]+$/;

/** Scripts that a browser runs; data and files of their own need no hash. */
const isInlineCode = (attributes: string) =>
  !/(^|\s)src\s*=/i.test(attributes) && !/type="application\/(ld\+)?json"/i.test(attributes);

/**
 * Scripts that wake islands: Astro's for each way of waking, and the islands' own element. They are
 * written in newer syntax, and only engines that know modules could follow them.
 */
const FOR_ISLANDS = /\bself\.Astro\b|["']astro-island["']/;

/** An inline script; those that wake islands as a module, so that older engines skip them. */
const scriptTag = (code: string) =>
  `<script${FOR_ISLANDS.test(code) ? ' type="module"' : ''}>${code}</script>`;

const unescapeAttribute = (value: string) =>
  value
    .replaceAll(/&(?:quot|#34);/g, '"')
    .replaceAll('&#39;', "'")
    .replaceAll(/&(?:amp|#38);/g, '&');

/** A policy as text. */
const written = (directives: Iterable<[string, Iterable<string>]>) =>
  [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join(';');

/** The sources of a policy, by directive. */
const readSources = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );

/** What vendors' scripts, which nobody reads here, add to a page. */
const VENDORS_ADD = new Set(['iframe']);

const askVendorScripts = (needs: readonly PolicyNeeds[]): boolean =>
  needs.some((need) => need['script-src']?.some((source) => source !== "'self'"));

/** The directives of one page. @throws when a component asks for something no policy can say. */
function policyFor(
  needs: readonly PolicyNeeds[],
  hasScriptFiles: boolean,
  styles: string,
  scripts: readonly string[],
) {
  const directives = new Map(
    Object.entries(base).map(([name, sources]) => [name, new Set(sources)]),
  );
  const names = new Set<string>();
  for (const [name, asked] of needs.flatMap((need) => Object.entries(need))) {
    const isNames = name === 'trusted-types';
    const sources = isNames ? names : directives.get(name);
    if (!sources || !asked.every((source) => (isNames ? POLICY_NAME : HOST).test(source))) {
      throw new Error(`The page's policy can't have ${name} ${asked.join(' ')}.`);
    }
    for (const source of asked) sources.add(source);
  }
  if (hasScriptFiles) directives.get('script-src')?.add("'self'");
  if (styles) directives.get('style-src')?.add(hash(styles));
  for (const script of scripts) directives.get('script-src')?.add(hash(script));
  // Vendors' scripts write HTML as it comes to them.
  if (!askVendorScripts(needs)) {
    directives.set('require-trusted-types-for', new Set(["'script'"]));
    directives.set('trusted-types', names.size > 0 ? names : new Set(["'none'"]));
  }
  return written([...directives].filter(([, sources]) => sources.size > 0));
}

/** The policy that a finished page carries, if it has one. */
export const policyIn = (html: string): string | undefined => POLICY.exec(html)?.[1];

/**
 * The policy for the headers of every answer, in force beside the page's own: whatever some page of
 * the site may load, and for all what only a header can say. It grows with the kinds of pages, not
 * with the articles, which share their scripts.
 * @param policies those of the pages
 */
export function sharedPolicy(policies: readonly string[]): string {
  const pages = policies.map(readSources);
  const union = added.map((name): [string, Set<string>] => [
    name,
    new Set(pages.flatMap((page) => page.get(name) ?? [])),
  ]);
  const loaded = union.map(([name, sources]): [string, Iterable<string>] => [
    name,
    sources.size > 0 ? sources : ["'none'"],
  ]);
  return [...shared, written(loaded)].join(';');
}

const wordsIn = (text: string) => new Set(text.match(/[\w-]+/g));

/** Pages share their islands: thousands of articles need one reading of the same code. */
const codeWords = new Map<string, ReadonlySet<string>>();
function wordsOfCode(code: string): ReadonlySet<string> {
  const words = codeWords.get(code) ?? wordsIn(code);
  codeWords.set(code, words);
  return words;
}

/**
 * Gives the page its Content-Security-Policy, as the first thing in its head: hashes of its own
 * inline scripts and styles, and the hosts that its components named. Astro's own policy lists the
 * styles of the whole site on every page and does not know scripts that are inlined as they stand.
 * Scripts that follow each other become one, because a hash weighs more than most of them. A file
 * without a head (a search engine's proof of ownership) stays as it is.
 * @param laterCode what may still add elements to the page, whose classes keep their rules; without
 *   it the page keeps all its rules
 */
export function withPolicy(html: string, laterCode?: string): string {
  const needs: PolicyNeeds[] = [];
  const scripts: string[] = [];
  const pieces: string[] = [];
  let styles = '';
  let policyPlace = -1;
  /** Where the piece is that the next script may join. */
  let mergeable = -1;
  let hasScriptFiles = false;
  let read = 0;

  for (const { 0: token, 1: element, 2: attributes = '', 3: body = '', index } of html.matchAll(
    TOKEN,
  )) {
    pieces.push(html.slice(read, index));
    read = index + token.length;

    const marker = MARKER.exec(token)?.[1];
    if (marker !== undefined) {
      needs.push(JSON.parse(unescapeAttribute(marker)) as PolicyNeeds);
      continue;
    }
    if (element?.toLowerCase() === 'style') {
      styles += body;
      continue;
    }
    hasScriptFiles ||= SCRIPT_FILE.test(token);
    if (element && isInlineCode(attributes)) {
      const last = scripts.at(-1) ?? '';
      const isFollowing =
        mergeable >= 0 && pieces.slice(mergeable + 1).every((piece) => !piece.trim());
      const isAlike = FOR_ISLANDS.test(last) === FOR_ISLANDS.test(body);
      if (isFollowing && isAlike && !attributes) {
        const merged = `${last}\n;${body}`;
        scripts.splice(-1, 1, merged);
        pieces.splice(mergeable, pieces.length, scriptTag(merged));
        continue;
      }
      scripts.push(body);
      mergeable = attributes ? -1 : pieces.length;
      pieces.push(attributes ? token : scriptTag(body));
    } else {
      mergeable = -1;
      pieces.push(token);
    }
    if (policyPlace < 0 && /^<meta charset=/i.test(token)) policyPlace = pieces.length;
  }
  pieces.push(html.slice(read));
  if (policyPlace < 0) return html;

  const merged = withFittedFallback(styles);
  const sheet =
    laterCode === undefined
      ? merged
      : withUsedRules(merged, [
          wordsIn(pieces.join(' ')),
          wordsOfCode(laterCode),
          ...(askVendorScripts(needs) ? [VENDORS_ADD] : []),
        ]);
  const policy = policyFor(needs, hasScriptFiles, sheet, scripts);
  return [
    ...pieces.slice(0, policyPlace),
    `<meta http-equiv="content-security-policy" content="${policy}">`,
    // Before the words of the head, so that these stay near enough to the page's for compression.
    sheet && `<style>${sheet}</style>`,
    ...pieces.slice(policyPlace),
  ].join('');
}
