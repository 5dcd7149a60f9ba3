import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { pageCopy, type PageCopy, type PageName } from '#copy/pages.ts';
import { networkSchema, type Network } from '#schemas/network.ts';
import { site as siteSchema, type Site } from '#schemas/site.ts';
import { contentFolder, contentFolderOf } from './variants.ts';

/** An article as its file tells it, for tests that follow the content instead of quoting it. */
export interface ArticleFile {
  /** File name without ending: also its route. */
  id: string;
  titulo: string;
  descripcion: string;
  blogImg: string;
  blogImgAlt: string;
  /** As it is written: AAAA-MM-DD. */
  fecha: string;
  actualizado?: string;
  categorias: string[];
  borrador?: boolean;
  retirado?: string;
}

/** The content of a site, read the way a test needs it: from the files in its folder. */
function readContent(folder: string) {
  const kept = new Map<string, unknown>();

  /** What a file says by its schema, read once: no test changes the content of its own run. */
  function read<Value>(path: string, schema: { parse(value: unknown): Value }): Value {
    if (!kept.has(path)) {
      kept.set(path, schema.parse(parse(readFileSync(join(folder, path), 'utf8'))));
    }
    return kept.get(path) as Value;
  }

  return {
    site: (): Site => read('site.yaml', siteSchema),

    network: (): Network => read('red.yaml', networkSchema),

    page: <Name extends PageName>(name: Name): PageCopy<Name> =>
      read(`pages/${name}.yaml`, pageCopy) as PageCopy<Name>,

    /** The names of the checklists to print. */
    checklists: (): string[] =>
      readdirSync(join(folder, 'checklists')).map((file) => file.replace(/\.yaml$/, '')),

    /** The published articles, newest first. */
    articles: (): ArticleFile[] =>
      readdirSync(join(folder, 'blog'))
        .filter((file) => file.endsWith('.mdx'))
        .map((file) => {
          const [, frontmatter = ''] = readFileSync(join(folder, 'blog', file), 'utf8').split(
            /^---$/m,
          );
          return {
            ...(parse(frontmatter) as Omit<ArticleFile, 'id'>),
            id: file.replace(/\.mdx$/, ''),
          };
        })
        .filter(
          ({ fecha, borrador, retirado }) =>
            !borrador && retirado === undefined && Date.parse(fecha) <= Date.now(),
        )
        .sort((a, b) => b.fecha.localeCompare(a.fecha) || a.id.localeCompare(b.id)),
  };
}

export type SiteContent = ReturnType<typeof readContent>;

/** The content of the tests' own site. */
export const content = readContent(contentFolder);

/** Today's content: no test knows what it says. */
export const todaysContent = readContent(contentFolderOf('today'));
