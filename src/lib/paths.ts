// The addresses alone; routes.ts says what each page is.

export const VIEWER_PATH = '/UnBlog';

/** Where a demo is booked. */
export const CONTACT_PATH = '/contacto';

export const FEED_PATH = '/rss.xml';

/** The path of the editor on the development server. The published editor has a host of its own. */
export const EDITOR_PATH = '/admin';

/** The folder of the static endpoints, one for each article: `<id>.json`. */
export const articleDataFolder = '/api/blogs/';

/** The address of an article, from its file name (spec: `navegar`, with leading slash). */
export const articlePath = (id: string): string => `/${id}`;

/** The article viewer's address for one article; the viewer moves `idBlog` into navigation state. */
export const viewerPath = (id: string): string => `${VIEWER_PATH}?idBlog=${encodeURIComponent(id)}`;

/** The folder of the images that networks show of pages. */
export const socialImageFolder = '/social/';

/** Where the image that networks show of the page at `path` is served. */
export const socialImagePath = (path: string): string => `${socialImageFolder}${path.slice(1)}.png`;

/** The path of the app's icon that is `size` px wide and high. */
export const appIconPath = (size: 180 | 192 | 512): string => `/iconos/lineo-${size}.png`;

/** Every icon of the site, by `#name`. */
export const SPRITE_PATH = '/iconos.svg';

/** The QR code of the app. Only wide screens show it, so that no phone has to load it. */
export const CODE_PATH = '/codigo.svg';

/**
 * The drawing that marks the repaired branch. In a file of its own it keeps pages light, and it loads only when the
 * visitor comes near it.
 */
export const MARKED_SKYLINE_PATH = '/amanecer.svg';

/** The same for a drawing that does not mark the repaired branch. */
export const PLAIN_SKYLINE_PATH = '/ciudad.svg';

/** The script that asks for consent, on pages with a container. */
export const CONSENT_SCRIPT_PATH = '/medicion/consentimiento.js';

export const absoluteUrl = (siteUrl: string, path: string): string => new URL(path, siteUrl).href;
