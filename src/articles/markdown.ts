import GithubSlugger from 'github-slugger';
import type { HastPluginEntry, MdastPluginEntry } from 'satteri';
import type { Site } from '#schemas/site.ts';

/** The page has one title, so a «#» of a text is shown as a «##». */
export const belowTitle: MdastPluginEntry = () => ({
  name: 'lineo:below-title',
  heading(node, context) {
    if (node.depth === 1) context.setProperty(node, 'depth', 2);
  },
});

/**
 * The ids of the page's own parts, where a page shows an author's text: no heading of it takes them.
 * A list and no prefix: links to headings, by visitors and in contents, keep the address they have.
 * What a script adds later has ids with a capital, which the slug of a heading never has.
 */
export const ownIds: readonly string[] = [
  ...'encabezado menu menu-title menu-navegacion menu-acceso contenido indice'.split(' '),
  ...'fuentes-del-articulo hojas relacionados demo demo-titulo'.split(' '),
  ...'pie pie-soluciones pie-contacto barra secciones flotante articulo footnote-label'.split(' '),
  ...'recientes comentarios archivos categorias'.split(' '),
];

/**
 * Gives each heading its id before Astro does, which keeps those that it finds: a heading called like
 * another, or like a part of the page, is numbered.
 */
export const headingIds: HastPluginEntry = () => {
  const slugger = new GithubSlugger();
  for (const id of ownIds) slugger.slug(id);
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
 * How footnotes are called, in the content's own words: the way back is in words, and not drawn with a
 * sign. The second call of a note is «1-2».
 */
export const footnotes = ({
  footnotes: label,
  footnoteBack,
}: Pick<Site['kit'], 'footnotes' | 'footnoteBack'>) => {
  const back = (note: number, call: number) =>
    footnoteBack.replace('{nota}', call > 1 ? `${note}-${call}` : String(note));
  return { label, backLabel: back, backContent: back, clobberPrefix: 'nota-' };
};
