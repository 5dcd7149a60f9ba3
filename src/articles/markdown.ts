import GithubSlugger from 'github-slugger';
import type { HastPluginEntry, MdastPluginEntry } from 'satteri';
import { fillPlaceholders } from '#lib/placeholders.ts';
import type { Site } from '#site/siteSchema.ts';

/** Turns a «#» heading of a text into a «##» heading, because the page has its own h1. */
export const headingsBelowTitle: MdastPluginEntry = () => ({
  name: 'lineo:below-title',
  heading(node, context) {
    if (node.depth === 1) context.setProperty(node, 'depth', 2);
  },
});

/**
 * The ids that pages with an author's text use for their own parts. No heading may take one of them. A prefix for
 * headings would do the same, but it would break links that people have shared. Ids that a script adds have a capital
 * letter, which the slug of a heading never has.
 */
export const reservedIds: readonly string[] = [
  ...'encabezado menu menu-title menu-navegacion menu-acceso contenido indice'.split(' '),
  ...'fuentes-del-articulo hojas relacionados demo demo-titulo'.split(' '),
  ...'pie pie-soluciones pie-contacto barra secciones flotante articulo footnote-label'.split(' '),
  ...'recientes comentarios archivos categorias'.split(' '),
];

/**
 * Gives each heading its id before Astro does; Astro keeps existing ids. If a heading has the same text as another,
 * or would get the id of a part of the page, its id gets a number.
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
 * The Markdown parser's options for footnotes, with the content's labels: the link back is text instead of an arrow.
 * The second reference to note 1 is called «1-2».
 */
export const footnotes = ({
  footnotes: label,
  footnoteBack,
}: Pick<Site['kit'], 'footnotes' | 'footnoteBack'>) => {
  const back = (note: number, call: number) =>
    fillPlaceholders(footnoteBack, { nota: call > 1 ? `${note}-${call}` : note });
  return { label, backLabel: back, backContent: back, clobberPrefix: 'nota-' };
};
