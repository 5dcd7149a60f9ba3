import type { z } from 'astro/zod';

/** The part of a schema's checks that a person who fills it in has to know. */
export interface Limits {
  /** The least: characters, elements, or the number itself. */
  min?: number;
  /** The most. */
  max?: number;
  /** The forms that a text has to have, as sources of regular expressions. */
  patterns: string[];
}

interface Check {
  check?: string;
  minimum?: number;
  maximum?: number;
  length?: number;
  value?: number;
  pattern?: RegExp;
}

/** The limits of a schema that wraps no other (`bare`). */
export function limitsOf(schema: z.ZodType): Limits {
  const { def } = schema._zod as unknown as { def: Check & { checks?: z.core.$ZodCheck[] } };
  const checks = [def, ...(def.checks ?? []).map((check) => check._zod.def as Check)];
  const limits: Limits = { patterns: [] };
  for (const { check, minimum, maximum, length, value, pattern } of checks) {
    if (check === 'min_length' && minimum !== undefined) limits.min = minimum;
    if (check === 'max_length' && maximum !== undefined) limits.max = maximum;
    if (check === 'length_equals' && length !== undefined) {
      limits.min = length;
      limits.max = length;
    }
    if (check === 'greater_than' && value !== undefined) limits.min = value;
    if (check === 'less_than' && value !== undefined) limits.max = value;
    if (pattern) limits.patterns.push(pattern.source);
  }
  return limits;
}
