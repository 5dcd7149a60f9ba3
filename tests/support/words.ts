import type { z } from 'astro/zod';
import { isWords, kindAt } from '#schemas/kind.ts';
import { leavesOf } from '#tools/check/content/values.ts';
import type { SitePage } from './site.ts';

/** Spaces of any kind count as one, as they do on a screen. */
export const normalise = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

/** All texts of a content file's data, or of a part of it, in reading order, and where each stands. */
export const wordsIn = (schema: z.ZodType, data: unknown): { field: string; words: string }[] =>
  leavesOf(data).flatMap(({ path, value }) =>
    typeof value === 'string' && isWords(kindAt(schema, path))
      ? [{ field: path.join('.'), words: normalise(value) }]
      : [],
  );

/** Strings at any depth, such as those among an island's props; with `under`, those under such keys. */
export const stringsIn = (data: unknown, under?: RegExp): string[] =>
  leavesOf(data)
    .filter(({ path }) => !under || path.some((key) => under.test(String(key))))
    .flatMap(({ value }) => (typeof value === 'string' ? [value] : []));

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
export function saidBy({ document }: SitePage): string[] {
  // What a template holds waits for a script to show it.
  const templates = [...document.querySelectorAll('template')].map(({ content }) => content);
  return [document, ...templates]
    .flatMap((root) => [...root.querySelectorAll(':not(script, style)')])
    .flatMap((element) => {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
      return [...texts.map(({ textContent }) => textContent ?? ''), ...attributesOf(element)];
    })
    .map(normalise)
    .filter(Boolean);
}

/**
 * Whether `words` are said: by themselves, or at the start of a run that goes on («Versión 1.0»).
 * What stands in braces is replaced before it is read, or later by a script.
 */
export function isSaid(words: string, said: readonly string[]): boolean {
  const pattern = words
    .split(/\{\w+\}/)
    .map(RegExp.escape)
    .join(String.raw`(?:.+?|\{\w+\})`);
  const whole = new RegExp(`^${pattern}(?: .*)?$`, 'u');
  return said.some((run) => whole.test(run));
}
