import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join, relative, resolve } from 'node:path';
import { parseDocument, type Document } from 'yaml';
import { CONTAINER_ID } from './tagContainer.ts';
import { digestOf } from '#tools/build/built.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const FIXTURE = join(projectRoot, 'tests', 'fixture');

/** What a site of the tests has of its own, over `tests/fixture`. */
interface Overlay {
  site?(site: Document): void;
  /** What its build finds in the environment besides. */
  env?: Record<string, string>;
}

const TODAY = resolve(projectRoot, process.env['LINEO_CONTENT'] ?? 'src/content');

const overlays = {
  /** The content of `tests/fixture` as it stands: what every suite looks at. */
  fixture: {},
  /** Every setting that the fixture leaves out or has otherwise, and the gallery of examples beside it. */
  settings: {
    env: { LINEO_GALLERY: '1' },
    site: (site) => {
      site.setIn(['analytics', 'containerId'], CONTAINER_ID);
      site.setIn(['editor', 'repository'], 'github:lineo/sitio#main');
      site.setIn(['stores', 'googlePlay', 'badge'], 'google-play.svg');
      site.setIn(['stores', 'appStore', 'badge'], 'app-store.svg');
      site.setIn(['video', 'url'], 'https://vimeo.com/123456789');
      site.setIn(
        ['proof', 'cases'],
        [
          {
            brand: 'Red Alfa',
            title: 'Del cuaderno a la lista en un mes',
            text: 'Una red inventada para las pruebas pasó sus recorridos de un cuaderno a una lista.',
            source: { label: 'La prensa de prueba', href: 'https://prensa.fixture.example/alfa' },
          },
        ],
      );
      site.setIn(
        ['proof', 'testimonials'],
        [
          {
            text: 'Ahora sé qué local mirar primero.',
            author: 'Persona de Prueba',
            role: 'Operaciones',
            brand: 'Red Beta',
            source: { label: 'Autorizado por Red Beta en enero' },
          },
        ],
      );
      site.setIn(['leadForm', 'region'], 'eu1');
      site.setIn(['scheduler', 'url'], 'https://reuniones.fixture.example/demo?embed=true');
    },
  },
  /** What is published today. */
  today: {},
} satisfies Record<string, Overlay>;

/** A site that tests build and look at, by name. */
export type Variant = keyof typeof overlays;

/** The sites that every run looks at. */
export const variants = Object.keys(overlays) as Variant[];

/** The site that this run looks at: LINEO_VARIANT, or the fixture as it stands. */
export const variant = (process.env['LINEO_VARIANT'] ?? 'fixture') as Variant;

const folderOf = (name: Variant) => join(projectRoot, '.cache', 'tests', name);

/** Where the content of a variant stands. */
export function contentFolderOf(name: Variant): string {
  if (name === 'today') return TODAY;
  return name === 'fixture' ? FIXTURE : join(folderOf(name), 'content');
}

/** Where the built site of a variant stands. */
export const siteFolderOf = (name: Variant): string => join(folderOf(name), 'site');

/** The content and the built site that this run looks at. */
export const contentFolder = contentFolderOf(variant);
export const siteFolder = siteFolderOf(variant);

/** What the tests' sites are made of. */
const inputs = [
  ...[
    'src',
    'public',
    'tests/fixture',
    'tests/support/variants.ts',
    'tests/support/tagContainer.ts',
  ],
  ...['astro.config.mjs', 'package-lock.json'],
];

function compose(name: Variant): void {
  const { site: change }: Overlay = overlays[name];
  const folder = contentFolderOf(name);
  if (folder === FIXTURE || folder === TODAY) return;
  rmSync(folder, { recursive: true, force: true });
  cpSync(FIXTURE, folder, { recursive: true });
  const file = join(folder, 'site.yaml');
  const document = parseDocument(readFileSync(file, 'utf8'));
  change?.(document);
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}

/** Builds the content at `content` into `site`, with the project's own command. @throws when it is refused */
export function buildInto(content: string, site: string, env: Overlay['env'] = {}): void {
  mkdirSync(dirname(site), { recursive: true });
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['src/tools/commands/build.ts', site],
    {
      cwd: projectRoot,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...env,
        LINEO_CONTENT: content,
      },
    },
  );
  if (status !== 0) throw new Error(`${content} could not be built.\n${stdout}${stderr}`);
}

/** Builds a variant, unless it is there already, made of the same code and content. */
export function ensureBuilt(name: Variant): void {
  const stamp = join(folderOf(name), 'digest');
  const wanted =
    name === 'today'
      ? digestOf(projectRoot, [...inputs, relative(projectRoot, TODAY)])
      : digestOf(projectRoot, inputs, 'src/content/');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(stamp, { force: true });
  compose(name);
  const { env }: Overlay = overlays[name];
  buildInto(contentFolderOf(name), siteFolderOf(name), env);
  writeFileSync(stamp, wanted);
}
