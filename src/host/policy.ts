import { createHash } from 'node:crypto';
import { ISLAND_END, lightTag } from './lightMarkup.ts';
import { withConstantTokens } from './tokens.ts';
import { withUsedRules } from './usedStyles.ts';

/** What a page asks of its policy beyond its own files: hosts by directive. */
export type PolicyNeeds = Partial<
  Record<'script-src' | 'frame-src' | 'connect-src' | 'img-src', string[]>
>;

/** Name of the marker that a component leaves in the page for the build to read and take out. */
export const NEEDS_MARKER = 'policy-needs';

/** What every page may load: its own files and nothing else. */
const base = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-src': [] as string[],
  'img-src': ["'self'", 'data:'],
  'manifest-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
};

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Quotes may hold any character, `>` and whole tags included: words of the content land there. */
const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^"'>])*`;

/** What has to be told apart to cut a page without cutting its words. */
const TOKEN = new RegExp(
  `<!--[\\s\\S]*?-->|<(script|style)\\b(${ATTRIBUTES})>([\\s\\S]*?)</\\1\\s*>|</?[a-z]${ATTRIBUTES}>`,
  'gi',
);
const MARKER = new RegExp(`^<meta name="${NEEDS_MARKER}" content="([^"]*)">$`);

/** Scripts that a browser runs; data and files of their own need no hash. */
const isInlineCode = (attributes: string) =>
  !/(^|\s)src\s*=/i.test(attributes) && !/type="application\/(ld\+)?json"/i.test(attributes);

const unescapeAttribute = (value: string) =>
  value
    .replaceAll(/&(?:quot|#34);/g, '"')
    .replaceAll('&#39;', "'")
    .replaceAll(/&(?:amp|#38);/g, '&');

/** The directives of one page. @throws when a component asks for something no policy can say. */
function policyFor(needs: readonly PolicyNeeds[], styles: string, scripts: readonly string[]) {
  const directives = new Map(
    Object.entries(base).map(([name, sources]) => [name, new Set(sources)]),
  );
  for (const [name, hosts] of needs.flatMap((need) => Object.entries(need))) {
    const sources = directives.get(name);
    const strange = hosts.find((host) => !/^https:\/\/[\w.*:-]+$/.test(host));
    if (!sources || strange !== undefined) {
      throw new Error(`The page's policy can't have ${name} ${hosts.join(' ')}.`);
    }
    for (const host of hosts) sources.add(host);
  }
  if (styles) directives.get('style-src')?.add(hash(styles));
  for (const script of scripts) directives.get('script-src')?.add(hash(script));
  return [...directives]
    .filter(([, sources]) => sources.size > 0)
    .map(([name, sources]) => `${name} ${[...sources].join(' ')}`)
    .join(';');
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
  let isMergeable = false;
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
    if (token === ISLAND_END) continue;
    if (element && isInlineCode(attributes)) {
      const between = pieces.at(-1) ?? '';
      if (isMergeable && !attributes && !between.trim()) {
        const merged = `${scripts.pop() ?? ''}\n;${body}`;
        scripts.push(merged);
        pieces.splice(-2, 2, `<script>${merged}</script>`);
        continue;
      }
      scripts.push(body);
      isMergeable = !attributes;
    } else isMergeable = false;
    pieces.push(element ? token : lightTag(token));
    if (policyPlace < 0 && /^<meta charset=/i.test(token)) policyPlace = pieces.length;
  }
  pieces.push(html.slice(read));
  if (policyPlace < 0) return html;

  const merged = withConstantTokens(styles);
  const sheet =
    laterCode === undefined
      ? merged
      : withUsedRules(merged, [wordsIn(pieces.join(' ')), wordsOfCode(laterCode)]);
  const policy = policyFor(needs, sheet, scripts);
  return [
    ...pieces.slice(0, policyPlace),
    `<meta http-equiv="content-security-policy" content="${policy}">`,
    // Before the words of the head, so that these stay near enough to the page's for compression.
    sheet && `<style>${sheet}</style>`,
    ...pieces.slice(policyPlace),
  ].join('');
}
