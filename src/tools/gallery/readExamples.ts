import { z } from 'astro/zod';
import { parse } from 'yaml';
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
  /** What there is to see, in a sentence, where the name does not say it. */
  says?: string | undefined;
  /** What it gives the block, over what a page gives it. */
  props: Props;
  /** The same as it was written, to take along. */
  written?: Props;
  /** HTML between its tags. */
  slot?: string | undefined;
  /** Where it is the first example at the limits of its schemas. */
  extent?: Extent;
}

/** What a file of examples says of something to build pages with. */
export interface Described {
  /** What its component is called, and its address. */
  name: string;
  /** What kind of part it is, in Spanish, for the index. */
  kind: string;
  /** What it is for, in a sentence. */
  for: string;
  /** What a keyboard does with it and what is left without scripts, in a sentence. */
  behaves: string;
  /** Other words that somebody may look for. */
  words: string;
  /**
   * Where a page has it: as a row of its content, around its content, as a part of a row, or in a text
   * that authors write.
   */
  place: 'row' | 'around' | 'part' | 'text';
  /** The name of the component that shows it. */
  shows: string;
  /** The schema of each prop that holds words. */
  takes: Schemas;
  examples: Example[];
}

const sentence = z.string().min(1).max(400);
const about = { for: sentence, behaves: sentence, words: z.string().default('') };

/** What a file of examples in MDX says in its frontmatter. */
export const aboutText = z.strictObject(about);

/** What an `examples.yaml` says of each part of its folder. What an example gives by other names are props (.github/CONTRIBUTING.md). */
const exampleFile = z.record(
  z.string(),
  z.strictObject({
    ...about,
    shows: z.string().optional(),
    /** Which schema each prop has, by the name it is exported with; without it `copy` has `nameCopy`. */
    takes: z.record(z.string(), z.string()).optional(),
    place: z.enum(['row', 'around', 'part']).optional(),
    /** Whether what it shows comes from `site.yaml`, which then is taken to its limits too. */
    fromSite: z.boolean().default(false),
    examples: z
      .record(
        z.string(),
        z.looseObject({ says: z.string().optional(), slot: z.string().optional() }),
      )
      .refine((examples) => Object.keys(examples).length > 0, 'Falta al menos un ejemplo.')
      .default({ habitual: {} }),
  }),
);

/** Finds the words at a place of the content, such as `inicio.hero`. */
export type FindWords = (place: string) => unknown;

/** The kinds of parts in the order of the index, each by what the path of its folder has. */
const kinds: [folder: RegExp, kind: string][] = [
  [/^src\/sections/, 'Secciones'],
  [/^src\/articles/, 'Artículos'],
  [/^src\/components\/(kit|Prose|Table)/, 'Para los artículos'],
  [/^src\/components\/(?!screens)/, 'Piezas'],
  [/^src\/islands/, 'Islas'],
  [/^src\/components\/screens/, 'Pantallas del producto'],
];

/** Puts blocks in the order of the index. */
export const byKind = (a: Described, b: Described): number => {
  const at = ({ kind }: Described) => kinds.findIndex(([, other]) => other === kind);
  return at(a) - at(b) || a.name.localeCompare(b.name);
};

/** The kind of what a file of examples shows, by its path from the project's root. */
export const kindOf = (file: string): string =>
  kinds.find(([start]) => start.test(file))?.[1] ?? '';

/** What is wrong with a value, each with the way to it. */
export const complaints = (way: string, { error }: z.ZodSafeParseResult<unknown>): string[] =>
  (error?.issues ?? []).map(({ path, message }) => `${[way, ...path].join(' › ')}: ${message}`);

/** The props of an example with the words that it names by their place in the content. */
const withWords = (takes: Schemas, given: Props, find: FindWords): Props =>
  Object.fromEntries(
    Object.entries(given).map(([prop, value]) => [
      prop,
      prop in takes && typeof value === 'string' ? find(value) : value,
    ]),
  );

/** Reads the props of an example, those with a schema by it. @throws with all that is wrong with them */
function readProps(way: string, takes: Schemas, given: Props): Props {
  const read = Object.entries(takes)
    .filter(([prop]) => prop in given)
    .map(([prop, schema]) => ({ prop, result: schema.safeParse(given[prop]) }));
  const wrong = read.flatMap(({ prop, result }) => complaints(`${way} › ${prop}`, result));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return { ...given, ...Object.fromEntries(read.map(({ prop, result }) => [prop, result.data])) };
}

/** The schemas of a block's props, by name. @throws where one does not exist */
function schemasOf(file: string, name: string, schemas: Schemas, named?: Record<string, string>) {
  const own = `${name.charAt(0).toLowerCase()}${name.slice(1)}Copy`;
  const entries = Object.entries(named ?? (schemas[own] ? { copy: own } : {}));
  return Object.fromEntries(
    entries.map(([prop, schema]): [string, z.ZodType] => {
      if (!schemas[schema]) throw new Error(`${file} › takes › ${prop}: no hay un «${schema}».`);
      return [prop, schemas[schema]];
    }),
  );
}

const extents: [name: string, says: string, extent: Extent][] = [
  ['al límite', 'Cada texto y cada lista con lo más que admiten.', 'most'],
  ['mínimo', 'Textos de dos palabras, listas con lo menos y nada de lo que puede faltar.', 'least'],
];

/** An example once with all that its schemas allow, and once with as little. */
function atTheLimits(takes: Schemas, given: Props): Example[] {
  return extents.map(([name, says, extent]) => {
    const props = { ...given };
    for (const [prop, schema] of Object.entries(takes)) {
      const stretched = stretch(schema, given[prop], extent);
      props[prop] = schema.safeParse(stretched).data ?? stretched;
    }
    return { name, slug: slugOf(name), says, props, extent };
  });
}

/**
 * What a file of examples describes: `file` from the project's root, `schemas` by the names they are
 * exported with. @throws with the file, the example and the field that are wrong, in Spanish
 */
export function readExamples(
  file: string,
  text: string,
  schemas: Schemas,
  find: FindWords,
): Described[] {
  const result = exampleFile.safeParse(parse(text));
  if (!result.success) throw new Error(complaints(file, result).join('\n'));
  const kind = kindOf(file);
  const isRow = /^src\/(sections|articles)/.test(file);
  return Object.entries(result.data).map(
    ([name, { shows, fromSite, examples: listed, ...rest }]) => {
      const way = `${file} › ${name}`;
      const takes = schemasOf(way, name, schemas, rest.takes);
      const examples = Object.entries(listed).map(
        ([example, { says, slot, ...given }]): Example => {
          const written = withWords(takes, given, find);
          const props = readProps(`${way} › ${example}`, takes, written);
          return { name: example, slug: slugOf(example), says, slot, written, props };
        },
      );
      const written = examples[0]?.written;
      // What shows another block leaves the limits to it.
      const isStretched = !shows && (fromSite || Object.keys(takes).length > 0);
      if (written && isStretched) examples.push(...atTheLimits(takes, written));
      const place = rest.place ?? (isRow ? 'row' : 'part');
      return { ...rest, name, kind, place, shows: shows ?? name, takes, examples };
    },
  );
}
