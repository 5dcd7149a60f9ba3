import type { experimental_AstroContainer as AstroContainer } from 'astro/container';
import {
  aboutText,
  byKind,
  complaints,
  placeOf,
  readExamples,
  type Described,
  type Schemas,
} from './readExamples.ts';

type Component = Parameters<AstroContainer['renderToString']>[0];

/** Something to build pages with, and what draws it. */
export interface Block extends Described {
  Component: Component;
}

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
) as Schemas;

function readBlock(file: string, text: string): Block {
  const described = readExamples(file, text, schemas);
  const Component = components[`/src/${described.shows}.astro`];
  if (!Component) {
    throw new Error(`${file} › shows: no hay un componente src/${described.shows}.astro.`);
  }
  return { ...described, Component };
}

/** What authors place in a text is shown as they write it, in a file of MDX. */
function readText(file: string, frontmatter: unknown, Component: Component): Block {
  const result = aboutText.safeParse(frontmatter);
  if (!result.success) throw new Error(complaints(file, result).join('\n'));
  const example = { name: 'en un texto', slug: 'en_un_texto', props: {} };
  return {
    ...{ ...placeOf(file), ...result.data, place: 'text', shows: file, takes: {} },
    ...{ examples: [example], Component },
  };
}

/** Every block that has examples, by kind and name. @throws with the file, the example and the field that are wrong */
export const blocks: readonly Block[] = [
  ...Object.entries(texts).map(([path, text]) => readBlock(path.slice(1), text)),
  ...Object.entries(written).map(([path, { frontmatter, default: Content }]) =>
    readText(path.slice(1), frontmatter, Content),
  ),
].sort(byKind);
