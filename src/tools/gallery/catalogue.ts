import type { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { parse } from 'yaml';
import {
  aboutText,
  byKind,
  complaints,
  kindOf,
  readExamples,
  type Described,
  type Schemas,
} from './readExamples.ts';

type Component = Parameters<AstroContainer['renderToString']>[0];

/** Something to build pages with, and what draws it. */
export interface Block extends Described {
  Component: Component;
  /** Its file, from the project's root. */
  file: string;
}

const texts = import.meta.glob<string>('/src/**/examples.yaml', {
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
) as Schemas;

const pages = import.meta.glob<string>('@content/pages/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The words at a place of the content: `inicio.hero`. @throws where there are none */
function findWords(place: string): unknown {
  const [page = '', ...keys] = place.split('.');
  const text = Object.entries(pages).find(([path]) => path.endsWith(`/pages/${page}.yaml`))?.[1];
  const words = keys.reduce(
    (value, key) => (value as Schemas | undefined)?.[key],
    parse(text ?? ''),
  );
  if (words === undefined) throw new Error(`El contenido no tiene «${place}».`);
  return words;
}

function findComponent({ name, shows }: Described): [path: string, Component] {
  const found = Object.entries(components).find(([path]) => path.endsWith(`/${shows}.astro`));
  if (!found) throw new Error(`${name} › shows: no hay un componente ${shows}.astro.`);
  return found;
}

function readBlocks(file: string, text: string): Block[] {
  return readExamples(file, text, schemas, findWords).map((described) => {
    const [path, Component] = findComponent(described);
    return { ...described, Component, file: path.slice(1) };
  });
}

/** What authors place in a text is shown as they write it, in a file of MDX. */
function readText(file: string, frontmatter: unknown, Component: Component): Block {
  const result = aboutText.safeParse(frontmatter);
  if (!result.success) throw new Error(complaints(file, result).join('\n'));
  const [, name = ''] = /(\w+)\.examples\.mdx$/.exec(file) ?? [];
  const example = { name: 'en un texto', slug: 'en_un_texto', props: {} };
  return {
    ...{ ...result.data, name, kind: kindOf(file), place: 'text', shows: name, takes: {} },
    ...{ examples: [example], Component, file },
  };
}

/** Every block that has examples, by kind and name. @throws with the file, the example and the field that are wrong */
export const blocks: readonly Block[] = [
  ...Object.entries(texts).flatMap(([path, text]) => readBlocks(path.slice(1), text)),
  ...Object.entries(written).map(([path, { frontmatter, default: Content }]) =>
    readText(path.slice(1), frontmatter, Content),
  ),
].sort(byKind);
