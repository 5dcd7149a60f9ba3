import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, sep } from 'node:path';
import { z } from 'astro/zod';
import { articlePath } from '../lib/articlePaths.ts';
import { homeRoute, routeNames, routes } from '../lib/routes.ts';
import { articleSchema, legalSchema } from '../schemas/article.ts';
import { expected, nearest, notText } from '../schemas/messages.ts';
import { pageNames, pageSchema } from '../schemas/pages.ts';
import { site } from '../schemas/site.ts';
import { readYaml, type Source } from './readYaml.ts';
import { brokenReferences, type Known } from './references.ts';

/** One thing that is wrong in a content file. */
export interface Problem {
  /** Path from the project's root. */
  file: string;
  /** Line and column, from 1, where they can be told. */
  line?: number;
  column?: number;
  /** Field path, such as `hero › action › label`. */
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

const CONTENT = 'src/content';

/** File name without folder and ending. */
const nameOf = (path: string) => basename(path, extname(path));

/** The legal texts that pages show, by file name. */
const legalNames = ['TerminosYCondiciones'];

/** Names an article can't have, because the address is taken; compared without regard to case. */
const takenPaths = new Set(
  ['/', '/index', '/404', '/500', ...routeNames.map((name) => routes[name].path)].map((path) =>
    path.toLowerCase(),
  ),
);

const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

/** Where a picture beside an article has to be, for lack of Astro's own `image()` outside a build. */
const pictureBeside = (file: string) =>
  z
    .string({ error: notText('«blogImg», la imagen de portada') })
    .refine(
      (path) =>
        path.startsWith('./') && PICTURE.test(path) && existsSync(join(dirname(file), path)),
      {
        error: expected(
          '«blogImg» es una imagen que está al lado del artículo, escrita como ./nombre.svg, y ese archivo no está.',
        ),
      },
    );

/** A field's path as an author counts: list elements from 1. */
export const fieldPath = (path: readonly PropertyKey[]) =>
  path
    .map((step) => (typeof step === 'number' ? `elemento ${step + 1}` : String(step)))
    .join(' › ');

const problemAt = (
  file: string,
  source: Source,
  path: readonly PropertyKey[],
  message: string,
): Problem => ({
  file,
  ...source.locate(path),
  ...(path.length > 0 && { field: fieldPath(path) }),
  message,
});

function problemsOf(file: string, source: Source, schema: z.ZodType, known: Known): Problem[] {
  if (source.problems.length > 0) return source.problems.map((problem) => ({ file, ...problem }));
  const result = schema.safeParse(source.data);
  const wrong = (result.error?.issues ?? []).flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') {
      return [problemAt(file, source, issue.path, issue.message)];
    }
    const messages = issue.message.split('\n');
    return issue.keys.map((key, index) =>
      problemAt(file, source, [...issue.path, key], messages[index] ?? issue.message),
    );
  });
  const broken = brokenReferences(source.data, known).map(({ path, message }) =>
    problemAt(file, source, path, message),
  );
  // One problem per field: mended, the rest of its complaints are mostly gone.
  const fields = new Set<string | undefined>();
  return [...wrong, ...broken].filter(({ field }) => !fields.has(field) && fields.add(field));
}

/** What is wrong with the names of the articles: each is the address of a page. */
function nameProblems(articles: readonly string[]): Problem[] {
  const seen = new Map<string, string>();
  return articles.flatMap((path) => {
    const file = `${CONTENT}/${path}`;
    const name = nameOf(path);
    const address = articlePath(name).toLowerCase();
    const twin = seen.get(address);
    seen.set(address, path);
    if (!/^[A-Za-z0-9_-]+$/.test(name)) {
      const message =
        'El nombre del archivo es la dirección del artículo: lleva solo letras sin tilde, números, «-» y «_».';
      return [{ file, message }];
    }
    if (takenPaths.has(address)) {
      return [
        { file, message: `La dirección «/${name}» ya es de otra página: cambiale el nombre.` },
      ];
    }
    if (twin) {
      const message = `Se llama igual que ${CONTENT}/${twin}, salvo por las mayúsculas: cambiale el nombre.`;
      return [{ file, message }];
    }
    return [];
  });
}

const isArticle = (path: string) => /^blog\/[^/]+\.mdx$/.test(path);

/** Files that nothing reads: an author would wait for them to be published in vain. */
function misplaced(paths: readonly string[], expectedPaths: readonly string[]): Problem[] {
  return paths
    .filter((path) => /^\.(ya?ml|mdx?|markdown|json|toml)$/.test(extname(path)))
    .filter((path) => !/^(readme|guia)\.md$/i.test(basename(path)))
    .filter((path) => !expectedPaths.includes(path) && !isArticle(path))
    .map((path) => {
      const name = nearest(nameOf(path), expectedPaths.map(nameOf));
      const meant = expectedPaths.find((expectedPath) => nameOf(expectedPath) === name);
      const advice = meant
        ? `¿Tenía que ser ${CONTENT}/${meant}?`
        : `Los artículos son archivos .mdx de ${CONTENT}/blog y los textos de las páginas, archivos .yaml de ${CONTENT}/pages con el nombre de su página.`;
      return {
        file: `${CONTENT}/${path}`,
        message: `Este archivo no está en su lugar y no se publicaría. ${advice}`,
      };
    });
}

/** Checks all content of the project at `root` and gives every problem, in reading order. */
export async function checkContent(root: string): Promise<Problem[]> {
  const content = join(root, ...CONTENT.split('/'));
  const entries = await readdir(content, { recursive: true }).catch(() => []);
  const paths = entries.map((entry) => entry.split(sep).join('/')).sort();
  const articles = paths.filter(isArticle);
  const known: Known = {
    root,
    addresses: [
      '/',
      homeRoute.path,
      ...routeNames.flatMap((name) => [routes[name].path, ...routes[name].aliases]),
      ...articles.map((path) => articlePath(nameOf(path))),
    ],
  };

  const check = async (path: string, schema: z.ZodType): Promise<Problem[]> => {
    const file = `${CONTENT}/${path}`;
    const text = await readFile(join(content, path), 'utf8').catch(() => null);
    if (text === null) return [{ file, message: 'Falta este archivo.' }];
    const source = readYaml(text, path.endsWith('.mdx') ? 'frontmatter' : 'whole');
    return problemsOf(file, source, schema, known);
  };

  const checks = [
    check('site.yaml', site),
    ...pageNames.map((name) => check(`pages/${name}.yaml`, pageSchema(name))),
    ...articles.map((path) =>
      check(path, articleSchema({ image: () => pictureBeside(join(content, path)) as never })),
    ),
    ...legalNames.map((name) => check(`legal/${name}.mdx`, legalSchema)),
  ];
  const expectedPaths = [
    'site.yaml',
    ...pageNames.map((name) => `pages/${name}.yaml`),
    ...legalNames.map((name) => `legal/${name}.mdx`),
  ];
  return [
    ...(await Promise.all(checks)).flat(),
    ...nameProblems(articles),
    ...misplaced(paths, expectedPaths),
  ];
}
