import { z } from 'astro/zod';
import type { FieldKind } from './kind.ts';

/** A field of the content as Zod's JSON Schema has it, with its meta. */
export interface Description {
  title?: string;
  /** What it is for, in a sentence. */
  description?: string;
  /** Its kind, where it holds no other fields. */
  kind?: FieldKind;
  type?: 'array' | 'boolean' | 'integer' | 'number' | 'object' | 'string';
  properties?: Record<string, Description>;
  required?: string[];
  items?: Description;
  const?: unknown;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  /** Where a text has more than one pattern. */
  allOf?: { pattern?: string }[];
  isNullable?: boolean;
}

const described = new WeakMap<z.ZodType, Description>();

/** A schema's description of the data as it is written; a nullable field keeps its own type and is marked. */
export function describe(schema: z.ZodType): Description {
  const known = described.get(schema);
  if (known) return known;
  const description = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const [value, nothing] = jsonSchema.anyOf ?? [];
      if (nothing?.type !== 'null') return;
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, { ...value, ...jsonSchema, isNullable: true });
    },
  }) as Description;
  described.set(schema, description);
  return description;
}
