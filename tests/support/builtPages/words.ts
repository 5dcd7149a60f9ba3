import type { z } from 'astro/zod';
import { kindAt } from '#schemas/fieldSchema.ts';
import { isText } from '#schemas/kind.ts';
import { leavesOf } from '#tools/check/content/fields/values.ts';
import type { SitePage } from './site.ts';

/** Collapses white space, as browsers do. */
export const normalise = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

/** The words in an element, as they are read. */
export const wordsOf = (element: Element | null | undefined) =>
  normalise(element?.textContent ?? '');

/** The name that a screen reader gives a link or a button. */
export const nameOf = (element: Element) =>
  normalise(element.getAttribute('aria-label') ?? element.textContent);

/** The name of the icon that an element draws. */
export const iconOf = (use: Element | null | undefined) =>
  use?.getAttribute('href')?.split('#').at(-1);

/** All texts in a content file's data, with their fields. */
export const wordsIn = (schema: z.ZodType, data: unknown): { field: string; words: string }[] =>
  leavesOf(data).flatMap(({ path, value }) =>
    typeof value === 'string' && isText(kindAt(schema, path))
      ? [{ field: path.join('.'), words: normalise(value) }]
      : [],
  );

/** Strings at any depth; with `under`, only the strings below matching keys. */
export const stringsIn = (data: unknown, under?: RegExp): string[] =>
  leavesOf(data)
    .filter(({ path }) => !under || path.some((key) => under.test(String(key))))
    .flatMap(({ value }) => (typeof value === 'string' ? [value] : []));

/** Texts in an address, such as the message of a WhatsApp link. */
const parametersOf = (href: string) =>
  /^https?:/.test(href) ? [...new URL(href).searchParams.values()] : [];

const attributesOf = (element: Element): string[] =>
  [...element.attributes].flatMap(({ name, value }) => {
    if (name === 'class' || name === 'id') return [];
    // What a script or an island gets.
    if (value.startsWith('{"')) return stringsIn(JSON.parse(value));
    return [value, ...parametersOf(value)];
  });

/** Every text node and attribute of a page, without scripts and styles. */
export function textsOf({ document }: SitePage): string[] {
  // Scripts show the content of templates later.
  const templates = [...document.querySelectorAll('template')].map(({ content }) => content);
  return [document, ...templates]
    .flatMap((root) => [...root.querySelectorAll(':not(script, style)')])
    .flatMap((element) => {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
      // A heading may be drawn word by word.
      const heading = element.matches('h1, h2, h3') ? [element.textContent] : [];
      return [
        ...heading,
        ...texts.map(({ textContent }) => textContent ?? ''),
        ...attributesOf(element),
      ];
    })
    .map(normalise)
    .filter(Boolean);
}

/**
 * Whether a text is or begins with `words` («Versión» in «Versión 1.0»). A placeholder in braces
 * matches itself, as scripts may fill it later, or any value.
 */
export function containsText(words: string, texts: readonly string[]): boolean {
  const pattern = words
    .split(/\{\w+\}/)
    .map(RegExp.escape)
    .join(String.raw`(?:.+?|\{\w+\})`);
  const whole = new RegExp(`^${pattern}(?: .*)?$`, 'u');
  return texts.some((text) => whole.test(text));
}
