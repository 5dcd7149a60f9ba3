import { createHash } from 'node:crypto';
import { withConstantTokens } from './tokens.ts';

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
  'object-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
};

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPT =
  /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;
const MARKER = new RegExp(`<meta name="${NEEDS_MARKER}" content="([^"]*)">`, 'g');

const unescapeAttribute = (value: string) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const texts = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '');

/**
 * Gives the page its Content-Security-Policy, as the first thing in its head: hashes of its own
 * inline scripts and styles, and the hosts that its components named. Astro's own policy lists the
 * styles of the whole site on every page and does not know scripts that are inlined as they stand.
 */
export function withPolicy(html: string): string {
  const directives = new Map(
    Object.entries(base).map(([name, sources]) => [name, new Set(sources)]),
  );
  for (const needs of texts(html, MARKER)) {
    for (const [name, hosts] of Object.entries(
      JSON.parse(unescapeAttribute(needs)) as PolicyNeeds,
    )) {
      for (const host of hosts) directives.get(name)?.add(host);
    }
  }

  const styles = withConstantTokens(texts(html, STYLE).join(''));
  const merged = html
    .replaceAll(MARKER, '')
    .replaceAll(STYLE, '')
    .replace('</head>', () => `${styles ? `<style>${styles}</style>` : ''}</head>`);
  if (styles) directives.get('style-src')?.add(hash(styles));
  for (const script of texts(merged, SCRIPT)) directives.get('script-src')?.add(hash(script));

  const policy = [...directives]
    .filter(([, sources]) => sources.size > 0)
    .map(([name, sources]) => `${name} ${[...sources].join(' ')}`)
    .join(';');
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return merged.replace(/(<meta charset="[^"]*">)/i, `$1${meta}`);
}
