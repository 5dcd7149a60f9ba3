import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { digestOf, inputs } from '#tools/build/built.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const FIXTURE = join(projectRoot, 'tests', 'fixture');

const TODAY = resolve(projectRoot, process.env['LINEO_CONTENT'] ?? 'src/content');

export const CONTAINER_ID = 'GTM-PRUEBA1';

/** The settings that the fixture leaves out or has otherwise, by their place in `site.yaml`. */
const settings = {
  'analytics.containerId': CONTAINER_ID,
  'editor.repository': 'github:lineo/sitio#main',
  'stores.googlePlay.badge': 'google-play.svg',
  'stores.appStore.badge': 'app-store.svg',
  'video.url': 'https://vimeo.com/123456789',
  'leadForm.region': 'eu1',
  'scheduler.url': 'https://reuniones.fixture.example/demo?embed=true',
  'proof.cases': [
    {
      brand: 'Red Alfa',
      title: 'Del cuaderno a la lista en un mes',
      text: 'Una red inventada para las pruebas pasó sus recorridos de un cuaderno a una lista.',
      source: { label: 'La prensa de prueba', href: 'https://prensa.fixture.example/alfa' },
    },
  ],
  'proof.testimonials': [
    {
      text: 'Ahora sé qué local mirar primero.',
      author: 'Persona de Prueba',
      role: 'Operaciones',
      brand: 'Red Beta',
      source: { label: 'Autorizado por Red Beta en enero' },
    },
  ],
};

/**
 * The sites that every run looks at: of `tests/fixture` as it stands, of the fixture with every
 * setting otherwise, more articles and the gallery beside it, and of what is published today.
 */
export const variants = ['fixture', 'settings', 'today'] as const;

/** A site that tests build and look at, by name. */
export type Variant = (typeof variants)[number];

/** The site that a run looks at: LINEO_VARIANT, or the fixture as it stands. */
export const variantIn = (env: Record<string, string | undefined>): Variant =>
  (env['LINEO_VARIANT'] ?? 'fixture') as Variant;

const variant = variantIn(process.env);

const folderOf = (name: Variant) => join(projectRoot, '.cache', 'tests', name);

export const contentFolderOf = (name: Variant): string =>
  ({ fixture: FIXTURE, settings: join(folderOf(name), 'content'), today: TODAY })[name];

export const siteFolderOf = (name: Variant): string => join(folderOf(name), 'site');

export const contentFolder = contentFolderOf(variant);
export const siteFolder = siteFolderOf(variant);

/** What the tests' sites are made of. */
const ingredients = [...inputs, 'tests/fixture', 'tests/support/variants.ts'];

function composeSettings(): void {
  const folder = contentFolderOf('settings');
  rmSync(folder, { recursive: true, force: true });
  cpSync(FIXTURE, folder, { recursive: true });
  const file = join(folder, 'site.yaml');
  const site = parseDocument(readFileSync(file, 'utf8'));
  for (const [field, value] of Object.entries(settings)) site.setIn(field.split('.'), value);
  writeFileSync(file, site.toString({ lineWidth: 0 }));

  // So many articles that the blog's list takes two pages.
  const article = readFileSync(join(folder, 'blog', 'sin_subtitulos.mdx'), 'utf8');
  for (let number = 1; number <= 9; number += 1) {
    const another = article.replace('Corta', `Corta ${number}`).replace('Una', `La ${number},`);
    writeFileSync(join(folder, 'blog', `nota_${number}.mdx`), another);
  }
}

/** Builds the content at `content` into `site`, with the project's own command. @throws when it is refused */
export function buildInto(content: string, site: string, env: NodeJS.ProcessEnv = {}): void {
  mkdirSync(dirname(site), { recursive: true });
  const build = ['src/tools/commands/build.ts', site];
  const { status, stderr, stdout } = spawnSync(process.execPath, build, {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...process.env, ...env, LINEO_CONTENT: content },
  });
  if (status !== 0) throw new Error(`${content} could not be built.\n${stdout}${stderr}`);
}

/** Builds a variant, unless it is there already, made of the same code and content. */
export function ensureBuilt(name: Variant): void {
  const stamp = join(folderOf(name), 'digest');
  const without = name === 'today' ? undefined : 'src/content/';
  const wanted = digestOf(projectRoot, ingredients, without);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(stamp, { force: true });
  if (name === 'settings') composeSettings();
  const env = name === 'settings' ? { LINEO_GALLERY: '1' } : {};
  buildInto(contentFolderOf(name), siteFolderOf(name), env);
  writeFileSync(stamp, wanted);
}
