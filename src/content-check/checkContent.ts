import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { existsSync } from 'node:fs';
import { z } from 'astro/zod';
import { articleSchema, legalSchema } from '../schemas/article.ts';
import { pageCopy, pageNames } from '../schemas/pages.ts';
import { site } from '../schemas/site.ts';
import { readYaml, type Source } from './readYaml.ts';

/** One thing that is wrong in a content file. */
export interface Problem {
  /** Path from the project's root. */
  file: string;
  /** Line and column, from 1, where they can be told. */
  line?: number;
  column?: number;
  /** Field path, such as `hero.action.label`. */
  field?: string;
  message: string;
}

/** The problems as lines an author can act on. */
export function report(problems: readonly Problem[]): string {
  const lines = problems.map(({ file, line, column, field, message }) => {
    const place = [file, line, column].filter((part) => part !== undefined).join(':');
    return `  ${place}${field ? `\n    ${field}` : ''}\n    ${message}`;
  });
  const count = problems.length === 1 ? 'Hay 1 problema' : `Hay ${problems.length} problemas`;
  return `${count} en el contenido; no se publicó nada.\n\n${lines.join('\n\n')}\n`;
}

/** Where a picture beside an article has to be, for lack of Astro's own `image()` outside a build. */
const pictureBeside = (file: string) =>
  z
    .string({ error: 'Falta «blogImg», la imagen de portada.' })
    .refine((path) => path.startsWith('./') && existsSync(join(dirname(file), path)), {
      error: ({ input }) =>
        `No existe la imagen «${String(input)}»: «blogImg» es un archivo que está al lado del artículo, escrito como ./nombre.svg.`,
    });

function problemsOf(source: Source, schema: z.ZodType, file: string): Problem[] {
  if (source.problems.length > 0) return source.problems.map((problem) => ({ file, ...problem }));
  const result = schema.safeParse(source.data);
  if (result.success) return [];
  return result.error.issues.map((issue) => ({
    file,
    ...source.locate(issue.path as (string | number)[]),
    ...(issue.path.length > 0 && { field: issue.path.join('.') }),
    message: issue.message,
  }));
}

async function filesIn(directory: string, extension: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true }).catch(() => []);
  return entries.filter((entry) => entry.endsWith(extension)).sort();
}

/** Checks all content of the project at `root` and gives every problem, in reading order. */
export async function checkContent(root: string): Promise<Problem[]> {
  const content = join(root, 'src', 'content');
  const problems: Problem[] = [];

  const check = async (path: string, schemaFor: (file: string) => z.ZodType) => {
    const file = join(content, path);
    const shown = relative(root, file).split(sep).join('/');
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) {
      problems.push({ file: shown, message: 'Falta este archivo.' });
      return;
    }
    const source = readYaml(text, path.endsWith('.mdx') ? 'frontmatter' : 'whole');
    problems.push(...problemsOf(source, schemaFor(file), shown));
  };

  await check('site.yaml', () => site);
  const pages = (await filesIn(join(content, 'pages'), '.yaml')).map((path) =>
    path.split(sep).join('/'),
  );
  for (const path of pages) {
    const name = path.replace(/\.yaml$/, '');
    await check(join('pages', path), () =>
      pageCopy.refine((copy) => copy.page === name, {
        path: ['page'],
        error: `«page» tiene que decir «${name}», el nombre del archivo.`,
      }),
    );
  }
  for (const name of pageNames) {
    if (!pages.includes(`${name}.yaml`)) {
      problems.push({ file: `src/content/pages/${name}.yaml`, message: 'Falta este archivo.' });
    }
  }
  for (const path of await filesIn(join(content, 'blog'), '.mdx')) {
    await check(join('blog', path), (file) =>
      articleSchema({ image: () => pictureBeside(file) as never }),
    );
  }
  for (const path of await filesIn(join(content, 'legal'), '.mdx')) {
    await check(join('legal', path), () => legalSchema);
  }
  return problems;
}
