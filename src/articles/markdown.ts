import GithubSlugger from 'github-slugger';
import type { HastPluginEntry, MdastPluginEntry } from 'satteri';
import { fillPlaceholders } from '#lib/placeholders.ts';
import type { Site } from '#schemas/site.ts';

/** Shows a «#» of a text as a «##», because the page has its own h1. */
export const headingsBelowTitle: MdastPluginEntry = () => ({
  name: 'lineo:below-title',
  heading(node, context) {
    if (node.depth === 1) context.setProperty(node, 'depth', 2);
  },
});

/**
 * The ids that pages with an author's text use for their own parts, which no heading may take. They are
 * listed, since a prefix would break shared links to headings. Ids that a script adds have a capital
 * letter, which the slug of a heading never has.
 */
export const reservedIds: readonly string[] = [
  ...'encabezado menu menu-title menu-navegacion menu-acceso contenido indice'.split(' '),
  ...'fuentes-del-articulo hojas relacionados demo demo-titulo'.split(' '),
  ...'pie pie-soluciones pie-contacto barra secciones flotante articulo footnote-label'.split(' '),
  ...'recientes comentarios archivos categorias'.split(' '),
];

/**
 * Gives each heading its id before Astro does, which keeps existing ones. A heading with the text of
 * another, or with the id of a part of the page, gets a number.
 */
export const headingIds: HastPluginEntry = () => {
  const slugger = new GithubSlugger();
  for (const id of reservedIds) slugger.slug(id);
  return {
    name: 'lineo:heading-ids',
    element: {
      filter: ['h2', 'h3', 'h4', 'h5', 'h6'],
      visit(node, context) {
        if (node.properties?.['id'] !== undefined) return;
        context.setProperty(node, 'id', slugger.slug(context.textContent(node)));
      },
    },
  };
};

/**
 * The Markdown parser's options for footnotes, with the content's labels: the link back is text, and not
 * an arrow. The second reference to note 1 is «1-2».
 */
export const footnotes = ({
  footnotes: label,
  footnoteBack,
}: Pick<Site['kit'], 'footnotes' | 'footnoteBack'>) => {
  const back = (note: number, call: number) =>
    fillPlaceholders(footnoteBack, { nota: call > 1 ? `${note}-${call}` : note });
  return { label, backLabel: back, backContent: back, clobberPrefix: 'nota-' };
};
