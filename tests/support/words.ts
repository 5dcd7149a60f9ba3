import type { SitePage } from './site.ts';

/** Spaces of any kind count as one, as they do on a screen. */
export const normalise = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

/** Keys of a content file whose values are no words: names, addresses, codes and files. */
const NOT_WORDS = new Set([
  'anchor',
  'badge',
  'containerId',
  'cta',
  'embed',
  'file',
  'formId',
  'glimpse',
  'href',
  'icon',
  'network',
  'number',
  'page',
  'portalId',
  'region',
  'screen',
  'script',
  'termsHref',
  'thumbnail',
  'url',
  'variant',
  'watch',
  'webService',
]);

/** A text of a content file, and where it stands there. */
export interface Words {
  field: string;
  words: string;
}

/** All texts of a content file's data, in reading order. */
export function wordsIn(data: unknown, path: readonly string[] = []): Words[] {
  const key = path.at(-1) ?? '';
  if (typeof data === 'string') {
    // A hero has a scene with words; a card names the file of its scene.
    const isFile = key === 'scene';
    return NOT_WORDS.has(key) || isFile ? [] : [{ field: path.join('.'), words: normalise(data) }];
  }
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => wordsIn(value, [...path, name]));
}

/** Strings at any depth, such as those among an island's props. */
function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(stringsIn);
}

/** Words that travel in an address, such as the message of a WhatsApp link. */
const parametersOf = (href: string) =>
  /^https?:/.test(href) ? [...new URL(href).searchParams.values()] : [];

const attributesOf = (element: Element): string[] =>
  [...element.attributes].flatMap(({ name, value }) => {
    if (name === 'class' || name === 'id') return [];
    if (name === 'props') return stringsIn(JSON.parse(value));
    return [value, ...parametersOf(value)];
  });

/** Everything a page says: each run of text and each attribute by itself, data of scripts aside. */
export function saidBy(page: SitePage): string[] {
  const said: string[] = [];
  const listen = (node: Node): void => {
    if (node.nodeType === 3) said.push(normalise(node.textContent ?? ''));
    if (node.nodeType !== 1) return;
    const element = node as Element;
    if (['SCRIPT', 'STYLE'].includes(element.tagName)) return;
    said.push(...attributesOf(element).map(normalise));
    // What a template holds waits for a script to show it.
    const isTemplate = element.tagName === 'TEMPLATE';
    const { childNodes } = isTemplate ? (element as HTMLTemplateElement).content : element;
    childNodes.forEach(listen);
  };
  listen(page.document.documentElement);
  return said.filter(Boolean);
}

const escapeForPattern = (words: string) =>
  words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Whether `words` are said: by themselves, or at the start of a run that goes on («Versión 1.0»).
 * What stands in braces is replaced before it is read, or later by a script.
 */
export function isSaid(words: string, said: readonly string[]): boolean {
  const pattern = words
    .split(/\{\w+\}/)
    .map(escapeForPattern)
    .join(String.raw`(?:.+?|\{\w+\})`);
  const whole = new RegExp(`^${pattern}(?: .*)?$`, 'u');
  return said.some((run) => whole.test(run));
}
