// Apart from the route table, so that the viewer's script carries addresses and no table.

/** Where the article viewer is. */
export const VIEWER_PATH = '/UnBlog';

/** The address of an article, from its file name (spec: `navegar`, with leading slash). */
export const articlePath = (id: string): string => `/${id}`;

/** Where an article's Markdown twin is. */
export const twinPath = (id: string): string => `${articlePath(id)}.md`;

/** The article viewer's address for one article; the viewer moves `idBlog` into navigation state. */
export const viewerPath = (id: string): string => `${VIEWER_PATH}?idBlog=${encodeURIComponent(id)}`;

/** Where the static endpoints with one article each are: `<id>.json`. */
export const articleDataFolder = '/api/blogs/';
