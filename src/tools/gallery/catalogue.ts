import type { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { slugOf } from '#lib/slug.ts';
import { stretch, type Extent } from './stretch.ts';

type Component = Parameters<AstroContainer['renderToString']>[0];
export type Props = Record<string, unknown>;

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
  /** What was written for it, to take along. */
  written?: unknown;
  /** HTML between its tags. */
  slot?: string | undefined;
  /** Where it is the first example at the limits of its schemas. */
  extent?: Extent;
}

/** Something to build pages with. */
export interface Block {
  /** Its folder's name, which is its address too. */
  name: string;
  /** What kind of part it is, in Spanish, for the index. */
  kind: string;
  /** Its folder, from the project's root. */
  folder: string;
  /** What it is for, in a sentence. */
  for: string;
  /** What a keyboard does with it and what is left without scripts, in a sentence. */
  behaves: string;
  /** Other words that somebody may look for. */
  words: string;
  /** The schema of each prop that holds words. */
  takes: Record<string, z.ZodType>;
  /** Whether a page has it around its content. */
  around: boolean;
  /** Whether authors write it in a text. */
  isText: boolean;
  Component: Component;
  examples: Example[];
}

const sentence = z.string().min(1).max(400);
const about = { for: sentence, behaves: sentence, words: z.string().default('') };

/** The form of a `Name.examples.yaml` (.github/CONTRIBUTING.md). What an example gives by other names are props. */
const exampleFile = z.strictObject({
  ...about,
  /** The component to show, from `src`, where it is not the folder's own. */
  shows: z.string().optional(),
  /** Which schema each prop has, by the name it is exported with; without it `copy` has `nameCopy`. */
  takes: z.record(z.string(), z.string()).optional(),
  /** Whether a page has it around its content. */
  around: z.boolean().default(false),
  /** Whether what it shows comes from `site.yaml`, which then is taken to its limits too. */
  fromSite: z.boolean().default(false),
  examples: z
    .record(z.string(), z.looseObject({ says: z.string().optional(), slot: z.string().optional() }))
    .refine((examples) => Object.keys(examples).length > 0, 'Falta al menos un ejemplo.'),
});

const kinds: [folder: string, kind: string][] = [
  ['/src/components/kit/', 'Para los artículos'],
  ['/src/components/Prose/', 'Para los artículos'],
  ['/src/components/screens/', 'Pantallas del producto'],
  ['/src/components/', 'Piezas'],
  ['/src/islands/', 'Islas'],
  ['/src/articles/', 'Artículos'],
  ['/src/sections/', 'Secciones'],
];

const texts = import.meta.glob<string>('/src/**/*.examples.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const written = import.meta.glob<{ frontmatter: unknown; default: Component }>(
  '/src/**/*.examples.mdx',
  { eager: true },
);
const components = import.meta.glob<Component>(
  '/src/{articles,components,islands,sections}/**/*.astro',
  { import: 'default', eager: true },
);
const schemas = Object.assign(
  {},
  ...Object.values(import.meta.glob<object>('/src/**/*.copy.ts', { eager: true })),
) as Record<string, z.ZodType>;

const placeOf = (file: string) => {
  const [, folder = '', name = ''] = /^\/(.*)\/(\w+)\.examples\.\w+$/.exec(file) ?? [];
  const kind = kinds.find(([start]) => file.startsWith(start))?.[1] ?? '';
  return { folder, name, kind };
};

/** What is wrong with a value, each with the way to it. */
const complaints = (way: string, { error }: z.ZodSafeParseResult<unknown>) =>
  (error?.issues ?? []).map(({ path, message }) => `${[way, ...path].join(' › ')}: ${message}`);

/** Reads the props of an example, those with a schema by it. @throws with all that is wrong with them */
function readProps(way: string, takes: Record<string, z.ZodType>, given: Props): Props {
  const read = Object.entries(takes)
    .filter(([prop]) => prop in given)
    .map(([prop, schema]) => ({ prop, result: schema.safeParse(given[prop]) }));
  const wrong = read.flatMap(({ prop, result }) => complaints(`${way} › ${prop}`, result));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return { ...given, ...Object.fromEntries(read.map(({ prop, result }) => [prop, result.data])) };
}

/** The schemas of a block's props. @throws where one does not exist */
function schemasOf(path: string, name: string, named?: Record<string, string>) {
  const own = `${name.charAt(0).toLowerCase()}${name.slice(1)}Copy`;
  const entries = Object.entries(named ?? (schemas[own] ? { copy: own } : {}));
  return Object.fromEntries(
    entries.map(([prop, schema]): [string, z.ZodType] => {
      if (!schemas[schema]) throw new Error(`${path} › takes › ${prop}: no hay un «${schema}».`);
      return [prop, schemas[schema]];
    }),
  );
}

const extents: [name: string, says: string, extent: Extent][] = [
  ['al límite', 'Cada texto y cada lista con lo más que admiten.', 'most'],
  ['mínimo', 'Textos de dos palabras, listas con lo menos y nada de lo que puede faltar.', 'least'],
];

/** The first example of a block once with all that its schemas allow, and once with as little. */
function atTheLimits(takes: Record<string, z.ZodType>, given: Props): Example[] {
  return extents.map(([name, says, extent]) => {
    const props = { ...given };
    for (const [prop, schema] of Object.entries(takes)) {
      const stretched = stretch(schema, given[prop], extent);
      props[prop] = schema.safeParse(stretched).data ?? stretched;
    }
    return { name, slug: slugOf(name), says, props, extent };
  });
}

/** The block that a file of examples describes. @throws with the file and all that is wrong in it */
export function readBlock(file: string, text: string): Block {
  const { name, folder, kind } = placeOf(file);
  const path = file.slice(1);
  const result = exampleFile.safeParse(parse(text));
  if (!result.success) throw new Error(complaints(path, result).join('\n'));
  const { shows = `${folder.slice('src/'.length)}/${name}`, fromSite, ...rest } = result.data;
  const Component = components[`/src/${shows}.astro`];
  if (!Component) throw new Error(`${path} › shows: no hay un componente src/${shows}.astro.`);
  const takes = schemasOf(path, name, result.data.takes);
  const given = Object.entries(rest.examples).map(([example, { says, slot, ...props }]) => ({
    ...{ name: example, slug: slugOf(example), says, slot, props },
  }));
  const examples: Example[] = given.map((example) => ({
    ...example,
    written: example.props,
    props: readProps(`${path} › ${example.name}`, takes, example.props),
  }));
  const [first] = given;
  const isStretched = fromSite || Object.keys(takes).length > 0;
  if (first && isStretched) examples.push(...atTheLimits(takes, first.props));
  return { ...rest, name, kind, folder, isText: false, takes, Component, examples };
}

/** What authors place in a text is shown as they write it, in a file of MDX. */
function readWritten(
  file: string,
  { frontmatter, default: Content }: (typeof written)[string],
): Block {
  const result = z.strictObject(about).safeParse(frontmatter);
  if (!result.success) throw new Error(complaints(file.slice(1), result).join('\n'));
  const example = { name: 'en un texto', slug: 'en_un_texto', props: {} };
  return {
    ...{ ...placeOf(file), ...result.data, takes: {}, around: false, isText: true },
    ...{ Component: Content, examples: [example] },
  };
}

/** Every block that has examples, by kind and name. @throws with the file, the example and the field that are wrong */
export const blocks: readonly Block[] = [
  ...Object.entries(texts).map(([file, text]) => readBlock(file, text)),
  ...Object.entries(written).map(([file, module]) => readWritten(file, module)),
].sort((a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name));
