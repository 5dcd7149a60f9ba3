import { z } from 'astro/zod';
import type { FieldKind } from './kind.ts';

/** A field of the content in Zod's JSON Schema, with its meta. */
export interface FieldSchema {
  title?: string;
  /** What it is for, in a sentence. */
  description?: string;
  /** Whether it may contain placeholders for the sample network's values. */
  isTemplate?: true;
  /** Its kind, if it holds no other fields. */
  kind?: FieldKind;
  /** Whether it is on in a new file of the editor. */
  startsOn?: boolean;
  type?: 'array' | 'boolean' | 'integer' | 'number' | 'object' | 'string';
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  const?: unknown;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  /** The patterns, if a text has more than one. */
  allOf?: { pattern?: string }[];
}

const known = new WeakMap<z.ZodType, FieldSchema>();

/** The JSON Schema of the data in the form that authors write. */
export function fieldSchemaOf(schema: z.ZodType): FieldSchema {
  const before = known.get(schema);
  if (before) return before;
  const fieldSchema = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as FieldSchema;
  known.set(schema, fieldSchema);
  return fieldSchema;
}

/** The limits of a text, a list or a number, as a sentence for authors; empty if there is no limit. */
export function limitsOf(field: FieldSchema): string {
  const { minLength = 0, maxLength, minItems = 0, maxItems, minimum = 0, maximum } = field;
  if (maxLength !== undefined) {
    return minLength > 1
      ? `Admite de ${minLength} a ${maxLength} caracteres.`
      : `Admite hasta ${maxLength} caracteres.`;
  }
  if (maxItems !== undefined) {
    if (minItems === maxItems) return `Siempre ${maxItems}.`;
    return minItems === 0 ? `Hasta ${maxItems}.` : `De ${minItems} a ${maxItems}.`;
  }
  // Zod gives an integer without a limit the largest one of JavaScript.
  if (maximum === undefined || maximum === Number.MAX_SAFE_INTEGER) return '';
  return `De ${minimum} a ${maximum}.`;
}

/** The field at `path`; `undefined` where the schema has none. */
export const fieldAt = (schema: z.ZodType, path: readonly PropertyKey[]): FieldSchema | undefined =>
  path.reduce<FieldSchema | undefined>((field, step) => {
    if (typeof step === 'number') return field?.items;
    const { properties = {} } = field ?? {};
    return Object.hasOwn(properties, step) ? properties[String(step)] : undefined;
  }, fieldSchemaOf(schema));

/** The kind of the field at `path`. */
export const kindAt = (schema: z.ZodType, path: readonly PropertyKey[]): FieldKind | undefined =>
  fieldAt(schema, path)?.kind;
