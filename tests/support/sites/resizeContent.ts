import type { FieldSchema } from '#schemas/fieldSchema.ts';
import { addDays, yamlDay } from '#lib/dates.ts';
import { questionId } from '#lib/slug.ts';
import { sum } from '#lib/sum.ts';

// Nobody makes content at the limits of a Zod shape whose links and names still fit together.

/** Whether texts and lists are as long as their schema allows, or as short. */
export type Extent = 'longest' | 'shortest';

/** The length of a list whose schema sets no limit. */
const MAX_ITEMS = 12;

/** A text repeated up to its allowed length, or only its first words. */
function resized(text: string, extent: Extent, { minLength = 0, maxLength }: FieldSchema): string {
  if (extent === 'longest') return `${text} ${text}`.slice(0, maxLength).trim();
  const words = text.split(' ').slice(0, 2).join(' ');
  // A text that ends in a space would lose the space, and be a letter too short.
  return words.length < minLength ? text.slice(0, minLength).replace(/\s$/, '.') : words;
}

/** `copy` marks a repeated list element, which needs texts and names of its own; for other elements it is empty. */
function textOf(field: FieldSchema, text: string, extent: Extent, copy: string): string {
  const { kind, maxLength } = field;
  // A question's id comes from its text, which is changed here: a link to it would be broken.
  if (text.includes(`#${questionId('')}`)) return text.replace(/#.*/, '#contenido');
  if (copy && (kind === 'tracking id' || kind === 'anchor')) return `copia-${copy}-${text}`;
  // A list names a day once. A copy within a copied list, «1-2», is later than both.
  if (copy && kind === 'day') {
    return yamlDay(addDays(new Date(text), sum(copy.split('-').map(Number))));
  }
  // Texts with placeholders, and telephone numbers, would lose their form.
  if (maxLength === undefined || text.includes('{') || kind === 'shown phone') return text;
  const words = resized(text, extent, field);
  // An address is cut from its end.
  if (copy && kind === 'addressed text') return `${copy} ${words}`.slice(0, maxLength).trim();
  return copy && kind === 'text' ? `${words.slice(0, -1 - copy.length)} ${copy}` : words;
}

/**
 * Data at the limits of its schema. `longest` has texts twice as long and lists with the most elements; `shortest` has
 * texts of two words, lists with the fewest elements and no optional fields. The data are made from the fixture, so
 * that links, names and pictures still fit together. Codes, addresses and file names stay.
 */
export function resizeContent(
  field: FieldSchema,
  data: unknown,
  extent: Extent,
  copy = '',
): unknown {
  const { items, minItems = 0, maxItems = MAX_ITEMS, properties, required } = field;
  if (typeof data === 'string') return textOf(field, data, extent, copy);
  if (Array.isArray(data)) {
    if (!items || data.length === 0) return data;
    const length = extent === 'longest' ? Math.min(MAX_ITEMS, maxItems) : Math.max(1, minItems);
    return Array.from({ length }, (_, index) => {
      const lap = Math.floor(index / data.length);
      const copies = lap > 0 ? [copy, lap].filter(Boolean).join('-') : copy;
      return resizeContent(items, data[index % data.length], extent, copies);
    });
  }
  if (!properties || typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key]) => extent === 'longest' || required?.includes(key))
      .map(([key, value]) => {
        const inner = properties[key];
        return [key, inner ? resizeContent(inner, value, extent, copy) : value];
      }),
  );
}
