import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { isoDate } from '#lib/dates.ts';
import { pageCopy, type PageCopy, type PageName } from '#sections/pages.copy.ts';
import { articleRoute, checklistRoute, routes, type Route } from '#lib/routes.ts';
import type { SampleNetwork } from '#sampleNetwork/fields/sampleNetworkFields.ts';
import type { PracticeScreenName } from '#sampleNetwork/fields/screens.ts';
import { sampleNetworkSchema } from '#sampleNetwork/sampleNetworkSchema.ts';
import { siteSchema, type Site } from '#site/siteSchema.ts';
import { testedContent, contentFolderOf } from './variants.ts';

/** An article's frontmatter; dates are written AAAA-MM-DD. */
export interface ArticleFile {
  /** File name without extension; also its route. */
  id: string;
  titulo: string;
  descripcion: string;
  blogImg: string;
  blogImgAlt: string;
  fecha: string;
  actualizado?: string;
  categorias: string[];
  teLlevas?: {
    rotulo: string;
    cuenta?: Record<'locales' | 'visitas', number>;
    cifra: string;
    texto: string;
  };
  cierre?: { titulo: string; texto: string; boton?: string; pantalla?: PracticeScreenName };
  borrador?: boolean;
  retirado?: string;
}

function readContent(folder: string) {
  const readText = (path: string) => readFileSync(join(folder, path), 'utf8');
  const read = <Value>(path: string, schema: { parse(value: unknown): Value }): Value =>
    schema.parse(parse(readText(path)));

  function readArticle(file: string): ArticleFile {
    const [frontmatter] = parseAllDocuments(readText(`blog/${file}`));
    return { ...(frontmatter?.toJS() as ArticleFile), id: file.replace(/\.mdx$/, '') };
  }

  /** The published articles, newest first. */
  const articles = (): ArticleFile[] =>
    globSync('*.mdx', { cwd: join(folder, 'blog') })
      .map(readArticle)
      .filter(
        ({ fecha, borrador, retirado }) =>
          !borrador && retirado === undefined && fecha <= isoDate(new Date()),
      )
      .sort((a, b) => b.fecha.localeCompare(a.fecha) || a.id.localeCompare(b.id));

  const checklists = (): string[] =>
    readdirSync(join(folder, 'checklists')).map((file) => file.replace(/\.yaml$/, ''));

  return {
    articles,
    checklists,

    /**
     * The paths of all articles but the newest and of all checklists but the first. All are made by the same code, and
     * those two of the tests' own content have all of its elements. So only `npm run test:all` asks the others what
     * words can't break.
     */
    alikePaths: (): string[] => [
      ...articles()
        .slice(1)
        .map(({ id }) => articleRoute(id).path),
      ...checklists()
        .slice(1)
        .map((name) => checklistRoute(name).path),
    ],

    site: (): Site => read('site.yaml', siteSchema),

    sampleNetwork: (): SampleNetwork => read('red.yaml', sampleNetworkSchema),

    page: <Name extends PageName>(name: Name): PageCopy<Name> =>
      read(`pages/${name}.yaml`, pageCopy) as PageCopy<Name>,

    routes: (): Route[] => [
      ...Object.values(routes),
      ...articles().map(({ id }) => articleRoute(id)),
      ...checklists().map(checklistRoute),
    ],
  };
}

/** The content of a folder, read on demand. */
export type Content = ReturnType<typeof readContent>;

/** The content of the site under test. */
export const content = readContent(testedContent);

/**
 * Today's content, which people edit. No test may depend on its words, except that `terms` asks for the
 * specification's.
 */
export const todaysContent = readContent(contentFolderOf('today'));
