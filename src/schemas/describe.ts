import type { z } from 'astro/zod';
import type { FieldKind } from './kind.ts';

/** What a schema says about itself to the person who fills it in. */
export interface Description {
  /** What it is called. */
  title?: string | undefined;
  /** What it is for, in a sentence. */
  description?: string | undefined;
  /** What it is, where it holds no other fields. */
  kind?: FieldKind | undefined;
}

/** The parts of any schema that a walk over schemas needs. */
export interface Definition {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
}

/** How a schema is built. */
export const definitionOf = (schema: z.ZodType) => schema._zod.def as Definition;

const WRAPPERS = new Set(['optional', 'nullable', 'default']);

/** Of a schema that also makes something else of a value, the part that describes the value: before it, or after. */
function writtenPart(schema: z.ZodType): z.ZodType | undefined {
  const { in: before, out: after } = definitionOf(schema);
  return after && definitionOf(after).type === 'transform' ? before : after;
}

/** The schema inside those that only say what happens without a value, or before it is read. */
export function bare(schema: z.ZodType): z.ZodType {
  const { type, innerType } = definitionOf(schema);
  if (innerType && WRAPPERS.has(type)) return bare(innerType);
  const written = type === 'pipe' ? writtenPart(schema) : undefined;
  return written ? bare(written) : schema;
}

/** A schema's own description, and of the schema it wraps what the own one leaves out. */
export function describe(schema: z.ZodType): Description {
  const wrapped = definitionOf(schema).innerType ?? writtenPart(schema);
  return { ...(wrapped && describe(wrapped)), ...schema.meta() };
}

/** The schemas met on the way to a field, outermost first; it stops where no schema knows the way. */
export function along(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType[] {
  const [step, ...rest] = path;
  if (step === undefined) return [schema];
  const { shape, element } = definitionOf(bare(schema));
  const isOwn = shape && Object.hasOwn(shape, step);
  const next = typeof step === 'number' ? element : isOwn ? shape[String(step)] : undefined;
  return next ? [schema, ...along(next, rest)] : [schema];
}
