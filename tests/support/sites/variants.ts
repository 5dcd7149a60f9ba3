import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import type { z } from 'astro/zod';
import { parse, parseDocument, stringify, type Document } from 'yaml';
import { pageSchema, type PageName } from '#sections/pages.copy.ts';
import { fieldSchemaOf, kindAt } from '#schemas/fieldSchema.ts';
import { siteSchema } from '#site/siteSchema.ts';
import { lockForBuild } from '#tools/build/buildLock.ts';
import { leavesOf } from '#tools/check/content/fields/values.ts';
import { projectRoot } from '#tools/projectRoot.ts';
import { digestOf, inputs } from './digest.ts';
import { resizeContent, type Extent } from './resizeContent.ts';

const FIXTURE = join(projectRoot, 'tests', 'fixture');

const TODAY = resolve(projectRoot, process.env['LINEO_CONTENT'] ?? 'src/content');

/** The tag container of the site with other settings. */
export const CONTAINER_ID = 'GTM-PRUEBA1';

/** Fields of `site.yaml` that the fixture lacks or sets differently. */
const settings = {
  // One entry more than fits in letters of the usual size.
  'navigation.items.5': {
    label: 'Checklists',
    icon: 'audits',
    // The site's own address in full: it is marked as the current page all the same.
    href: 'https://www.fixture.example/checklists',
    variant: 'link',
  },
  // A page of another site, where the fixture links to its own.
  'navigation.answers.1.href': 'https://ayuda.fixture.example/auditar',
  'analytics.consent.privacy.href':
    'https://www.fixture.example/TerminosYCondiciones#10-privacidad-y-datos-personales',
  'analytics.containerId': CONTAINER_ID,
  'editor.repository': 'github:lineo/sitio#main',
  'editor.url': 'https://editor.fixture.example',
  'stores.googlePlay.badge': 'google-play.svg',
  'stores.appStore.badge': 'app-store.svg',
  'video.url': 'https://vimeo.com/123456789',
  'leadForm.region': 'eu1',
  'scheduler.url': 'https://reuniones.fixture.example/demo?embed=true',
  'socialProof.cases': [
    {
      brand: 'Red Alfa',
      title: 'Del cuaderno a la lista en un mes',
      text: 'Una red inventada para las pruebas pasó sus recorridos de un cuaderno a una lista.',
      source: { label: 'La prensa de prueba', href: 'https://prensa.fixture.example/alfa' },
    },
  ],
  'socialProof.testimonials': [
    {
      text: 'Ahora sé qué local mirar primero.',
      author: 'Persona de Prueba',
      role: 'Operaciones',
      brand: 'Red Beta',
      source: { label: 'Autorizado por Red Beta en enero' },
    },
    {
      text: 'La planilla ya no la abre nadie.',
      author: 'Otra Persona de Prueba',
      role: 'Dirección',
      brand: 'Red Gama',
      source: { label: 'Su carta de febrero', href: 'https://prensa.fixture.example/gama' },
    },
  ],
};

/**
 * The test sites: the fixture; the fixture with other settings and more articles; the same at the limits of every
 * shape, with the longest texts and lists or with the shortest; today's content; the editor that is published
 * with the other settings.
 */
export const variants = ['fixture', 'settings', 'longest', 'shortest', 'today', 'editor'] as const;

/** The name of a site that tests are run on. */
export type Variant = (typeof variants)[number];

/** The site that an environment asks for. */
export const variantIn = (env: Record<string, string | undefined>): Variant =>
  (env['LINEO_VARIANT'] ?? 'fixture') as Variant;

const variant = variantIn(process.env);

const FOLDER = join(projectRoot, '.cache', 'tests');

const folderOf = (name: Variant) => join(FOLDER, name);

/** Where a site's content is. */
export function contentFolderOf(name: Variant): string {
  if (name === 'fixture') return FIXTURE;
  if (name === 'today') return TODAY;
  return join(folderOf(name), 'content');
}

/** Where a site is built. */
export const siteFolderOf = (name: Variant): string => join(folderOf(name), 'site');

/** The content of the site under test. */
export const testedContent = contentFolderOf(variant);
/** The built files of the site under test. */
export const siteFolder = siteFolderOf(variant);

/** A change in any of these files rebuilds the sites. */
const ingredients = [
  ...inputs,
  'tests/fixture',
  ...['resizeContent', 'variants'].map((name) => `tests/support/sites/${name}.ts`),
];

/** The text of the fixture's `site.yaml` with the other settings. */
export function withSettings(text: string): Document {
  const site = parseDocument(text);
  for (const [field, value] of Object.entries(settings)) site.setIn(field.split('.'), value);
  return site;
}

function composeSettings(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(FIXTURE, folder, { recursive: true });
  const file = join(folder, 'site.yaml');
  writeFileSync(file, withSettings(readFileSync(file, 'utf8')).toString({ lineWidth: 0 }));

  // Enough articles for a second page of the list.
  const article = readFileSync(join(folder, 'blog', 'sin_subtitulos.mdx'), 'utf8');
  for (let number = 1; number <= 9; number += 1) {
    const another = article.replace('Corta', `Corta ${number}`).replace('Una', `La ${number},`);
    writeFileSync(join(folder, 'blog', `nota_${number}.mdx`), another);
  }
}

/** The addresses of all parts of pages that links may lead to, «soluciones#nombre». */
const anchorsIn = (schema: z.ZodType, data: unknown): string[] =>
  leavesOf(data).flatMap(({ path, value }) =>
    kindAt(schema, path) === 'anchor' ? [String(value)] : [],
  );

/** Puts every file of words at the limits of its shape. */
function composeLimits(folder: string, extent: Extent): void {
  composeSettings(folder);
  const files = ['site.yaml', ...globSync('pages/**/*.yaml', { cwd: folder })].map((file) => {
    const path = join(folder, file);
    const words = parse(readFileSync(path, 'utf8')) as { page: PageName };
    const schema = file === 'site.yaml' ? siteSchema : pageSchema(words.page);
    return { path, schema, words, resized: resizeContent(fieldSchemaOf(schema), words, extent) };
  });
  const kept = new Set(files.flatMap(({ schema, resized }) => anchorsIn(schema, resized)));
  const lost = files
    .flatMap(({ schema, words }) => anchorsIn(schema, words))
    .filter((anchor) => !kept.has(anchor));
  // If a shorter list no longer has the part that a link leads to, the link leads to the page.
  const toLost = new RegExp(`#(?:${lost.join('|')})$`);
  for (const { path, resized } of files) {
    const linked = JSON.stringify(resized, (_key, value: unknown) =>
      typeof value === 'string' && lost.length > 0 ? value.replace(toLost, '#contenido') : value,
    );
    writeFileSync(path, stringify(JSON.parse(linked), { lineWidth: 0 }));
  }
}

/** Builds the site of a content folder into another folder. @throws the output of the build */
export function runBuild(content: string, site: string, command = 'build'): void {
  mkdirSync(dirname(site), { recursive: true });
  const build = [`src/tools/commands/${command}.ts`, site];
  const { status, stderr, stdout } = spawnSync(process.execPath, build, {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...process.env, LINEO_CONTENT: content },
  });
  if (status !== 0) throw new Error(`${content} could not be built.\n${stdout}${stderr}`);
}

/**
 * Builds a variant unless the last build is of the same code and content.
 * @throws the output of the build, or an error that says that another process is building in this project
 */
export function ensureBuilt(name: Variant): void {
  const digestFile = join(folderOf(name), 'digest');
  const without = name === 'today' ? undefined : 'src/content/';
  // The day matters only for today's content, whose articles come out by date. The day must not change during a run.
  const day = name === 'today' ? process.env['LINEO_DAY'] : '';
  const wanted = digestOf(ingredients, without, day);
  if (existsSync(digestFile) && readFileSync(digestFile, 'utf8') === wanted) return;
  // A lock of the tests' own, because the build takes the project's: another run of tests may be reading the content.
  const releaseLock = lockForBuild(FOLDER);
  try {
    rmSync(digestFile, { force: true });
    if (name === 'settings' || name === 'editor') composeSettings(contentFolderOf(name));
    if (name === 'longest' || name === 'shortest') composeLimits(contentFolderOf(name), name);
    const command = name === 'editor' ? 'editorBuild' : 'build';
    runBuild(contentFolderOf(name), siteFolderOf(name), command);
    writeFileSync(digestFile, wanted);
  } finally {
    releaseLock();
  }
}
