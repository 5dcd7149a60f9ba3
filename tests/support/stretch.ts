import type { z } from 'astro/zod';
import { bare, definitionOf } from '../../src/schemas/describe.ts';

/** The longest that a text of the site may be, in characters, where its schema says so. */
const longest = (schema: z.ZodType) => (schema as { maxLength?: number | null }).maxLength ?? null;

interface Check {
  check: string;
  minimum?: number;
  maximum?: number;
}

function boundsOf(schema: z.ZodType): { min: number; max: number } {
  const { def } = schema._zod as unknown as { def: { checks?: { _zod: { def: Check } }[] } };
  const checks = (def.checks ?? []).map((check) => check._zod.def);
  return {
    min: checks.find(({ check }) => check === 'min_length')?.minimum ?? 0,
    max: checks.find(({ check }) => check === 'max_length')?.maximum ?? 12,
  };
}

/** A text twice as long, or as long as its schema allows. */
function twice(text: string, max: number): string {
  return `${text} ${text}`.slice(0, max).trim();
}

/**
 * Content at its schema's limits: texts twice as long where that is allowed, and lists with the
 * fewest or the most elements. Codes, addresses and file names stay as they are.
 */
export function stretch(schema: z.ZodType, data: unknown, lists: 'fewest' | 'most'): unknown {
  const inner = bare(schema);
  const { type, shape, element } = definitionOf(inner);
  if (type === 'string' && typeof data === 'string') {
    const max = longest(inner);
    // A placeholder is a form of its own.
    return max === null || data.includes('{') ? data : twice(data, max);
  }
  if (shape && typeof data === 'object' && data !== null) {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => {
        const field = shape[key];
        return [key, field ? stretch(field, value, lists) : value];
      }),
    );
  }
  if (element && Array.isArray(data) && data.length > 0) {
    const { min, max } = boundsOf(inner);
    const length = lists === 'fewest' ? Math.max(1, min) : Math.min(12, max);
    return Array.from({ length }, (_, index) =>
      stretch(element, data[index % data.length] as unknown, lists),
    );
  }
  return data;
}
