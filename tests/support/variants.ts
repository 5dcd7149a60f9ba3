import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { digestOf, inputs } from '#tools/build/buildStamp.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const FIXTURE = join(projectRoot, 'tests', 'fixture');

const TODAY = resolve(projectRoot, process.env['LINEO_CONTENT'] ?? 'src/content');

export const CONTAINER_ID = 'GTM-PRUEBA1';

/** Fields of `site.yaml` that the fixture lacks or has otherwise. */
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

/** The fixture; the fixture with other settings, more articles and the gallery; today's content. */
export const variants = ['fixture', 'settings', 'today'] as const;

export type Variant = (typeof variants)[number];

export const variantIn = (env: Record<string, string | undefined>): Variant =>
  (env['LINEO_VARIANT'] ?? 'fixture') as Variant;

const variant = variantIn(process.env);

const folderOf = (name: Variant) => join(projectRoot, '.cache', 'tests', name);

export const contentFolderOf = (name: Variant): string =>
  ({ fixture: FIXTURE, settings: join(folderOf(name), 'content'), today: TODAY })[name];

export const siteFolderOf = (name: Variant): string => join(folderOf(name), 'site');

export const contentFolder = contentFolderOf(variant);
export const siteFolder = siteFolderOf(variant);

/** A change in any of these rebuilds the sites. */
const ingredients = [...inputs, 'tests/fixture', 'tests/support/variants.ts'];

function composeSettings(): void {
  const folder = contentFolderOf('settings');
  rmSync(folder, { recursive: true, force: true });
  cpSync(FIXTURE, folder, { recursive: true });
  const file = join(folder, 'site.yaml');
  const site = parseDocument(readFileSync(file, 'utf8'));
  for (const [field, value] of Object.entries(settings)) site.setIn(field.split('.'), value);
  writeFileSync(file, site.toString({ lineWidth: 0 }));

  // Enough articles for a second page of the list.
  const article = readFileSync(join(folder, 'blog', 'sin_subtitulos.mdx'), 'utf8');
  for (let number = 1; number <= 9; number += 1) {
    const another = article.replace('Corta', `Corta ${number}`).replace('Una', `La ${number},`);
    writeFileSync(join(folder, 'blog', `nota_${number}.mdx`), another);
  }
}

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

/** Builds a variant unless the last build is of the same code and content. */
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
