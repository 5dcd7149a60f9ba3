import type { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { parse } from 'yaml';
import {
  aboutText,
  parseOrThrow,
  readExamples,
  type Described,
  type Schemas,
} from './readExamples.ts';

type Component = Parameters<AstroContainer['renderToString']>[0];

/** A file of MDX. */
interface Text {
  frontmatter: unknown;
  default: Component;
}

/** A block, and the component that draws it. */
export interface Block extends Described {
  Component: Component;
}

const texts = import.meta.glob<string>('/src/**/examples.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const written = import.meta.glob<Text>('/src/**/*.examples.mdx', { eager: true });
const components = import.meta.glob<Component>(
  '/src/{articles,components,islands,sections}/**/*.astro',
  { import: 'default', eager: true },
);
const schemas = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<object>(['/src/**/*.copy.ts', '/src/schemas/site/*.ts'], { eager: true }),
  ),
) as Schemas;

const pages = import.meta.glob<string>('@content/pages/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The content at a path such as `inicio.hero`. @throws where there is none */
function findContent(path: string): unknown {
  const [page = '', ...keys] = path.split('.');
  const text = Object.entries(pages).find(([file]) => file.endsWith(`/pages/${page}.yaml`))?.[1];
  const words = keys.reduce(
    (value, key) => (value as Schemas | undefined)?.[key],
    parse(text ?? ''),
  );
  if (words === undefined) throw new Error(`El contenido no tiene «${path}».`);
  return words;
}

function findComponent({ name, shows }: Described): Component {
  const [, found] =
    Object.entries(components).find(([path]) => path.endsWith(`/${shows}.astro`)) ?? [];
  if (!found) throw new Error(`${name} › shows: no hay un componente ${shows}.astro.`);
  return found;
}

const readBlocks = ([path, text]: [string, string]): Block[] =>
  readExamples(path.slice(1), text, schemas, findContent).map((described) => ({
    ...described,
    Component: findComponent(described),
  }));

/** A block that authors use inside a text: its example is a file of MDX. */
function readText([path, { frontmatter, default: Component }]: [string, Text]): Block {
  const [, name = ''] = /(\w+)\.examples\.mdx$/.exec(path) ?? [];
  return {
    ...parseOrThrow(path.slice(1), aboutText, frontmatter),
    name,
    group: 'text',
    shows: name,
    takes: {},
    examples: [{ name: 'en un texto', slug: 'en_un_texto', props: {} }],
    Component,
  };
}

/** Every block that has examples, by name. @throws with the file, the example and the field that are wrong */
export const blocks: readonly Block[] = [
  ...Object.entries(texts).flatMap(readBlocks),
  ...Object.entries(written).map(readText),
].sort((a, b) => a.name.localeCompare(b.name));
