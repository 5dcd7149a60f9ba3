import type { z } from 'astro/zod';
import { bare, definitionOf, describe } from '#schemas/describe.ts';
import { limitsOf } from '#schemas/limits.ts';
import type { FieldKind } from '#schemas/kind.ts';
import { questionId } from '#lib/slug.ts';

/** How an example is made of another: as much as its schema allows, or as little. */
export type Extent = 'most' | 'least';

/** The longest list that a page may have, where its schema sets no limit. */
const MOST = 12;

/** A text twice as long or as long as allowed; or its first words alone. */
function textOf(text: string, extent: Extent, max: number): string {
  if (extent === 'least') return text.split(' ').slice(0, 2).join(' ');
  return `${text} ${text}`.slice(0, max).trim();
}

/** What tells elements apart: a repeated one gives it another name. */
const NAMES: readonly (FieldKind | undefined)[] = ['tracking id', 'anchor'];

/** An element as it is repeated for the `lap`th time. */
function repeated(schema: z.ZodType, element: unknown, lap: number): unknown {
  if (lap === 0) return element;
  if (typeof element === 'string') {
    const { kind } = describe(schema);
    if (NAMES.includes(kind)) return `copia-${lap}-${element}`;
    return kind === 'words' && !element.includes('{') ? `${element.slice(0, -3)} ${lap}` : element;
  }
  if (typeof element !== 'object' || element === null) return element;
  const inner = definitionOf(bare(schema));
  if (Array.isArray(element)) {
    return element.map((item) => (inner.element ? repeated(inner.element, item, lap) : item));
  }
  return Object.fromEntries(
    Object.entries(element).map(([key, value]) => {
      const field = inner.shape?.[key];
      return [key, field ? repeated(field, value, lap) : value];
    }),
  );
}

/** Whether there is one element at most for each of a few accounts. */
const isOfNetworks = (element: z.ZodType) =>
  Object.values(definitionOf(bare(element)).shape ?? {}).some(
    (field) => describe(field).kind === 'social network',
  );

function list(schema: z.ZodType, element: z.ZodType, data: unknown[], extent: Extent): unknown[] {
  const { min = 0, max = MOST } = limitsOf(schema);
  const most = isOfNetworks(element) ? data.length : Math.min(MOST, max);
  const length = extent === 'most' ? most : Math.max(1, min);
  return Array.from({ length }, (_, index) =>
    repeated(
      element,
      stretch(element, data[index % data.length], extent),
      Math.floor(index / data.length),
    ),
  );
}

/**
 * Data at its schema's limits: texts twice as long and lists with the most elements, or texts of two words,
 * lists with the fewest elements and nothing that may be left out. Codes, addresses and file names stay.
 */
export function stretch(schema: z.ZodType, data: unknown, extent: Extent): unknown {
  const inner = bare(schema);
  const { type, shape, element } = definitionOf(inner);
  // A question's address follows its words, which are others here.
  if (typeof data === 'string' && data.includes(`#${questionId('')}`))
    return data.replace(/#.*/, '#contenido');
  if (type === 'string' && typeof data === 'string') {
    const { max } = limitsOf(inner);
    // A placeholder and a telephone are forms of their own.
    const isForm = data.includes('{') || describe(schema).kind === 'shown phone';
    return max === undefined || isForm ? data : textOf(data, extent, max);
  }
  if (shape && typeof data === 'object' && data !== null) {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => {
        const field = shape[key];
        if (!field) return [key, value];
        const without = extent === 'least' ? field.safeParse(undefined) : undefined;
        return [key, without?.success ? without.data : stretch(field, value, extent)];
      }),
    );
  }
  if (element && Array.isArray(data) && data.length > 0) return list(inner, element, data, extent);
  return data;
}
