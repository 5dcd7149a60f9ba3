// Apart from the route table, so that the viewer's script carries addresses and no table.

/** Where the article viewer is. */
export const VIEWER_PATH = '/UnBlog';

/** Where the feed of articles is. */
export const FEED_PATH = '/rss.xml';

/** Where the static endpoints with one article each are: `<id>.json`. */
export const articleDataFolder = '/api/blogs/';

/** The address of an article, from its file name (spec: `navegar`, with leading slash). */
export const articlePath = (id: string): string => `/${id}`;

/** The article viewer's address for one article; the viewer moves `idBlog` into navigation state. */
export const viewerPath = (id: string): string => `${VIEWER_PATH}?idBlog=${encodeURIComponent(id)}`;

/** Where the image that networks show of the page at `path` is served. */
export const socialImagePath = (path: string): string => `/social${path}.png`;

/** Where the app's icon is, as tall and wide as `size`, in px. */
export const appIconPath = (size: 180 | 192 | 512): string => `/iconos/lineo-${size}.png`;

/** A path of the site as an address that holds anywhere. */
export const absolute = (siteUrl: string, path: string): string => new URL(path, siteUrl).href;
