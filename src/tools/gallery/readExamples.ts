import { z } from 'astro/zod';
import { parse } from 'yaml';
import { fieldSchemaOf } from '#schemas/fieldSchema.ts';
import { slugOf } from '#lib/slug.ts';
import { stretch, type Extent } from './stretch.ts';

export type Props = Record<string, unknown>;
export type Schemas = Record<string, z.ZodType>;

/** A block as one of its examples shows it. */
export interface Example {
  /** What it is called: «habitual». */
  name: string;
  /** The name in its address. */
  slug: string;
  /** What it shows, in a sentence, where the name does not say it. */
  says?: string | undefined;
  /** The path of its words in the content, such as `inicio.hero`, where they are the content's. */
  from?: string | undefined;
  /** Props that replace those a page would give. */
  props: Props;
  /** Set where it is the first example, stretched to the limits of its schemas. */
  extent?: Extent;
}

const sentence = z.string().min(1).max(400);

/** The frontmatter of an MDX file of examples: what a block is for, and how it behaves with a keyboard and without scripts. */
export const aboutText = z.strictObject({ for: sentence, behaves: sentence });

/** A block, as a file of examples describes it. */
export interface Described extends z.output<typeof aboutText> {
  name: string;
  /** Where it is used: a row of a page, around its content, a part of a row, or in a text that authors write. */
  group: 'row' | 'around' | 'part' | 'text';
  /** The name of the component that shows it. */
  shows: string;
  /** The schema of each prop with content. */
  takes: Schemas;
  examples: Example[];
}

/** A block in an `examples.yaml`. What an example gives by other names are props (.github/CONTRIBUTING.md). */
const exampleBlock = aboutText.extend({
  shows: z.string().optional(),
  /** Which schema each prop has, by the name it is exported with; without it `copy` has `nameCopy`. */
  takes: z.record(z.string(), z.string()).optional(),
  group: z.enum(['row', 'around', 'part']).optional(),
  /** Whether it shows data of `site.yaml`, which is then stretched too. */
  fromSite: z.boolean().default(false),
  examples: z
    .record(z.string(), z.looseObject({ says: z.string().optional() }))
    .refine((examples) => Object.keys(examples).length > 0, 'Falta al menos un ejemplo.')
    .default({ habitual: {} }),
});

/** Parses a part of a file of examples. @throws with the file and each field that is wrong, in Spanish */
export function parseOrThrow<Schema extends z.ZodType>(
  way: string,
  schema: Schema,
  value: unknown,
) {
  const { data, error } = schema.safeParse(value);
  if (!error) return data as z.output<Schema>;
  const wrong = error.issues.map(
    ({ path, message }) => `${[way, ...path].join(' › ')}: ${message}`,
  );
  throw new Error(wrong.join('\n'));
}

/** Applies `change` to the props that have a schema. */
const changed = (
  props: Props,
  takes: Schemas,
  change: (value: unknown, schema: z.ZodType, prop: string) => unknown,
): Props =>
  Object.fromEntries(
    Object.entries(props).map(([prop, value]) => {
      const schema = takes[prop];
      return [prop, schema ? change(value, schema, prop) : value];
    }),
  );

const extents: [name: string, extent: Extent][] = [
  ['al límite', 'most'],
  ['mínimo', 'least'],
];

/**
 * The blocks that a file of examples describes: `file` from the project's root, `schemas` by the names they
 * are exported with, `find` for the content at a path such as `inicio.hero`. @throws with the file, the example and the field that are wrong, in Spanish
 */
export function readExamples(
  file: string,
  text: string,
  schemas: Schemas,
  find: (path: string) => unknown,
): Described[] {
  const isRow = /^src\/(sections|articles)/.test(file);
  const blocks = parseOrThrow(file, z.record(z.string(), exampleBlock), parse(text));
  return Object.entries(blocks).map(([name, { fromSite, examples: listed, ...rest }]) => {
    const own = `${name.charAt(0).toLowerCase()}${name.slice(1)}Copy`;
    const hasCopy = Object.values(listed).some(({ copy }) => copy !== undefined);
    const named = rest.takes ?? (hasCopy ? { copy: own } : {});
    const takes: Schemas = {};
    for (const [prop, schema] of Object.entries(named)) {
      if (schemas[schema]) takes[prop] = schemas[schema];
      else throw new Error(`${file} › ${name} › takes › ${prop}: no hay un «${schema}».`);
    }

    const example = (called: string, props: Props): Example => ({
      name: called,
      slug: slugOf(called),
      props: changed(props, takes, (value, schema, prop) =>
        parseOrThrow(`${file} › ${name} › ${called} › ${prop}`, schema, value),
      ),
    });
    // A text in place of data is the path of the data in the content.
    const words = (value: unknown) => (typeof value === 'string' ? find(value) : value);
    const examples = Object.entries(listed).map(([called, { says, ...props }]) => ({
      ...example(called, changed(props, takes, words)),
      says,
      from: typeof props['copy'] === 'string' ? props['copy'] : undefined,
    }));
    // A block shown through another one is stretched there.
    const isStretched = !rest.shows && (fromSite || Object.keys(takes).length > 0);
    const limits = (isStretched ? extents : []).map(([called, extent]) => {
      const props = changed(examples[0]?.props ?? {}, takes, (value, schema) =>
        stretch(fieldSchemaOf(schema), value, extent),
      );
      return { ...example(called, props), extent };
    });
    return {
      ...rest,
      name,
      takes,
      shows: rest.shows ?? name,
      group: rest.group ?? (isRow ? 'row' : 'part'),
      examples: [...examples, ...limits],
    };
  });
}
