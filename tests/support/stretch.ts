import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { parse, stringify } from 'yaml';
import { bare, definitionOf, describe } from '#schemas/describe.ts';
import type { FieldKind } from '#schemas/kind.ts';
import { pageNames, pageSchema } from '#copy/pages.ts';
import { questionId } from '#lib/questionId.ts';
import { site } from '#schemas/site.ts';

type Lists = 'fewest' | 'most';

/** The longest list that a page may have. */
const MOST = 12;

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
    max: checks.find(({ check }) => check === 'max_length')?.maximum ?? MOST,
  };
}

/** A text twice as long, or as long as its schema allows. */
function twice(text: string, max: number): string {
  return `${text} ${text}`.slice(0, max).trim();
}

/** What tells elements apart: a repeated one gives it another name. */
const NAMES: readonly (FieldKind | undefined)[] = ['tracking id', 'logo', 'anchor'];

const nameOfCopy = (name: string, lap: number) => `copia-${lap}-${name}`;

/** An element as it is repeated for the `lap`th time. */
function repeated(schema: z.ZodType, element: unknown, lap: number): unknown {
  if (lap === 0) return element;
  if (typeof element === 'string') {
    return NAMES.includes(describe(schema).kind) ? nameOfCopy(element, lap) : element;
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

/**
 * Content at its schema's limits: texts twice as long where that is allowed, and lists with the
 * fewest or the most elements. Codes, addresses and file names stay as they are.
 */
function stretch(schema: z.ZodType, data: unknown, lists: Lists): unknown {
  const inner = bare(schema);
  const { type, shape, element } = definitionOf(inner);
  // A question's address follows its words, which are others here.
  if (typeof data === 'string' && data.includes(`#${questionId('')}`))
    return data.replace(/#.*/, '#contenido');
  if (type === 'string' && typeof data === 'string') {
    const max = longest(inner);
    // A placeholder and a telephone are forms of their own.
    const isForm = data.includes('{') || describe(schema).kind === 'shown phone';
    return max === null || isForm ? data : twice(data, max);
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
    const most = isOfNetworks(element) ? data.length : Math.min(MOST, max);
    const length = lists === 'fewest' ? Math.max(1, min) : most;
    return Array.from({ length }, (_, index) =>
      repeated(
        element,
        stretch(element, data[index % data.length] as unknown, lists),
        Math.floor(index / data.length),
      ),
    );
  }
  return data;
}

/** Stretches the words of the site and of every page of the content in `folder`. */
export function stretchContent(folder: string, lists: Lists): void {
  const logos = join(folder, 'logos');
  for (const logo of readdirSync(logos)) {
    for (let lap = 1; lap < MOST; lap += 1) {
      cpSync(join(logos, logo), join(logos, nameOfCopy(logo, lap)));
    }
  }
  const files: [string, z.ZodType][] = [
    ['site.yaml', site],
    ...pageNames.map((name): [string, z.ZodType] => [`pages/${name}.yaml`, pageSchema(name)]),
  ];
  for (const [file, schema] of files) {
    const path = join(folder, file);
    const stretched = stretch(schema, parse(readFileSync(path, 'utf8')), lists);
    writeFileSync(path, stringify(stretched, { lineWidth: 0 }));
  }
}
