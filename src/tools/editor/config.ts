import type {
  Backend,
  CmsConfig,
  Collection,
  CollectionFile,
  CollectionSlugOptions,
  Field,
} from '@sveltia/cms';
import { z } from 'astro/zod';
import { kitNames } from '#components/kit/kit.ts';
import { MAX_PAGE_NAME_LENGTH, PAGE_FILE_NAME } from '#lib/slug.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { articleSchema } from '#articles/articleSchema.ts';
import { checklistSchema } from '#checklists/checklistSchema.ts';
import { fieldSchemaOf } from '#schemas/fieldSchema.ts';
import { legalSchema, legalTexts } from '#legal/legalSchema.ts';
import { sampleNetworkSchema } from '#sampleNetwork/sampleNetworkSchema.ts';
import { pageNames, pageSchema } from '#sections/pages.copy.ts';
import { siteSchema, type Site } from '#site/siteSchema.ts';
import { fieldsOf } from './formFields.ts';
import { formats } from './formats.ts';

/** The text of an article or of a legal text, edited as Markdown source with its components. */
const body: Field = {
  name: 'body',
  label: 'Texto',
  hint: `En Markdown: «## » abre un subtítulo, una línea en blanco separa párrafos y los componentes (${kitNames.join(', ')}) van tal cual. La guía los muestra todos.`,
  widget: 'richtext',
  modes: ['raw'],
};

/** Which repository the editor writes to. The local one only edits files of this computer. */
function backendOf(site?: Site): Backend {
  // The editor requires a repository even to edit local files.
  const named = /^(?<name>\w+):(?<repo>[^#]+)(?:#(?<branch>.+))?$/;
  const { groups = {} } = named.exec(site?.editor?.repository ?? '') ?? {};
  const { name = 'github', repo = 'lineo/sitio', branch = 'main' } = groups;
  const signIn = site?.editor?.signIn;
  return {
    name,
    repo,
    branch,
    ...(signIn ? { base_url: signIn } : { auth_methods: ['token'] }),
  } as Backend;
}

const yamlFile = (name: string, path: string, schema: z.ZodType) => {
  const described = fieldSchemaOf(schema);
  const { title = name, description = '' } = described;
  return {
    name: name.replaceAll('/', '_'),
    label: description.startsWith('/') ? `${title} (${description})` : title,
    file: `${contentFolder}/${path}`,
    format: formats.yaml,
    fields: fieldsOf(described, name),
  } satisfies CollectionFile;
};

const nameRule = `hasta ${MAX_PAGE_NAME_LENGTH} letras minúsculas sin tilde, números, «-» y «_», que no va adelante`;

/** The file name of a new page; its author may change it. `what` names the page in Spanish: «del artículo». */
const newPageName = (what: string): CollectionSlugOptions => ({
  template: '{{titulo}}',
  editable: ['create'],
  hint: `La dirección ${what}: ${nameRule}. Después no se cambia.`,
  pattern: [
    PAGE_FILE_NAME.source,
    `Lleva ${nameRule}, y no es «con» ni otro que Windows guarda para sí.`,
  ],
});

/** An article's fields. The schema of the cover accepts anything here: the editor needs only its meta. */
const articleFields = articleSchema({ image: () => z.any() as never });

/** Articles: each is a file and a page. */
const articles = (): Collection => ({
  name: 'articulos',
  label: 'Artículos',
  label_singular: 'Artículo',
  description: 'Cada artículo es una página. Mientras sea borrador no se publica.',
  icon: 'article',
  folder: `${contentFolder}/blog`,
  extension: 'mdx',
  format: formats.mdx,
  identifier_field: 'titulo',
  slug: newPageName('del artículo'),
  sortable_fields: {
    fields: ['fecha', 'titulo'],
    default: { field: 'fecha', direction: 'descending' },
  },
  media_folder: '',
  public_folder: '.',
  fields: [...fieldsOf(fieldSchemaOf(articleFields), 'blog'), body],
});

/** Sheets to print: each is a file and a page. */
const checklists = (): Collection => ({
  name: 'checklists',
  label: 'Checklists',
  label_singular: 'Checklist',
  description: 'Cada hoja para imprimir es una página de /checklists.',
  icon: 'checklist',
  folder: `${contentFolder}/checklists`,
  extension: 'yaml',
  format: formats.yaml,
  identifier_field: 'titulo',
  slug: newPageName('de la hoja'),
  fields: fieldsOf(fieldSchemaOf(checklistSchema), 'checklists'),
});

/** Where uploaded pictures are stored, and how they are converted. */
const pictures = {
  media_folder: 'public',
  public_folder: '/',
  media_libraries: {
    // No stock photographs.
    stock_assets: { providers: [] },
    default: {
      config: {
        slugify_filename: true,
        // A phone's photograph is too large for a page.
        transformations: {
          raster_image: { format: 'webp', quality: 85, width: 1600, height: 1600 },
        },
      },
    },
  },
} satisfies Partial<CmsConfig>;

/** The editor's configuration: where it saves, and every field of all content. Without a site it is local. */
export const editorConfig = (site?: Site): CmsConfig => ({
  load_config_file: false,
  backend: backendOf(site),
  app_title: 'Lineo',
  logo: { src: '/favicon.svg' },
  ...(site && { site_url: site.url }),
  show_preview_links: false,
  ...pictures,
  // Files are named like articles: letters without accents, and «_» between words.
  slug: {
    encoding: 'ascii',
    clean_accents: true,
    sanitize_replacement: '_',
    maxlength: MAX_PAGE_NAME_LENGTH,
  },
  output: { omit_empty_optional_fields: true },
  editor: { preview: false },
  collections: [
    articles(),
    {
      name: 'paginas',
      label: 'Páginas',
      description: 'Las palabras de cada página, en el orden en que se leen.',
      icon: 'web',
      files: pageNames.map((name) => yamlFile(name, `pages/${name}.yaml`, pageSchema(name))),
    },
    checklists(),
    {
      name: 'sitio',
      label: 'Datos del sitio',
      description: 'Lo que comparten muchas páginas: menú, pie, cifras, teléfono, enlaces, agenda.',
      icon: 'settings',
      files: [yamlFile('site', 'site.yaml', siteSchema)],
    },
    {
      name: 'red',
      label: 'Red de ejemplo',
      description: 'La red inventada que muestran las pantallas del producto.',
      icon: 'storefront',
      files: [yamlFile('red', 'red.yaml', sampleNetworkSchema)],
    },
    {
      name: 'legales',
      label: 'Textos legales',
      description: 'Lo que acepta quien contrata o usa el sitio.',
      icon: 'gavel',
      files: legalTexts.map(({ name, label }) => ({
        name,
        label,
        file: `${contentFolder}/legal/${name}.mdx`,
        format: formats.mdx,
        fields: [...fieldsOf(fieldSchemaOf(legalSchema), 'legal'), body],
      })),
    },
  ],
});
