import { articlePath, CONTACT_PATH, VIEWER_PATH } from './paths.ts';

/** A page of the site and how it is shown: .github/spec.md section 2. */
export interface Route {
  /** Canonical path, as visitors and search engines see it. */
  path: string;
  /** Other paths of the same page, which differ in letter case. */
  aliases: readonly string[];
  /** Whether search engines may list it. */
  isIndexable: boolean;
  /** Whether phones show the bar with the demo button at the bottom. */
  hasDemoBar: boolean;
  /** Whether it begins with a night scene, over which the header is light. */
  isByNight: boolean;
  /** Which message of `site.yaml` its chat links carry (spec section 7). */
  chatMessage: 'message' | 'auditsMessage';
  /** The path of the menu entry that is marked as active on this page, if it is the entry of another page. */
  section?: string;
}

const route = (path: string, options: Partial<Omit<Route, 'path'>> = {}): Route => ({
  path,
  aliases: [],
  isIndexable: true,
  hasDemoBar: true,
  isByNight: false,
  chatMessage: 'message',
  ...options,
});

const BLOG_PATH = '/blogs';

/** Every page that has a file of its own in `src/pages`. Articles add theirs by file name. */
export const routes = {
  inicio: route('/inicio', { aliases: ['/Inicio'], isByNight: true }),
  soluciones: route('/soluciones', { aliases: ['/Soluciones'] }),
  'para-quien': route('/para-quien'),
  contacto: route(CONTACT_PATH, { isByNight: true }),
  registro: route('/registro', { isIndexable: false, hasDemoBar: false }),
  app: route('/app'),
  Login: route('/Login', { aliases: ['/login'] }),
  blogs: route(BLOG_PATH, { aliases: ['/Blogs'] }),
  UnBlog: route(VIEWER_PATH, {
    aliases: ['/unblog'],
    isIndexable: false,
    section: BLOG_PATH,
  }),
  TerminosYCondiciones: route('/TerminosYCondiciones', { aliases: ['/terminosycondiciones'] }),
  'landing/auditorias': route('/landing/auditorias', { chatMessage: 'auditsMessage' }),
  checklists: route('/checklists'),
} as const satisfies Record<string, Route>;

/** Every address that belongs to a page: no other page, article or file may take it. */
export const addressesOf = ({ path, aliases }: Route): string[] => [path, ...aliases];

export type RouteName = keyof typeof routes;

/** The names of all pages: first those of the spec's route table, in its order, then those added since. */
export const routeNames = Object.keys(routes) as RouteName[];

/** Whether an address serves a duplicate of a page, whose own address is spelt otherwise. */
export const isAlias = (address: string): boolean =>
  routeNames.some((name) => routes[name].aliases.includes(address));

/** Whether an address serves a duplicate of a page: `/`, of the home page, or an alias. */
export const isDuplicate = (address: string): boolean => address === '/' || isAlias(address);

/** Where `/` leads, and what an unknown address shows. */
export const homeRoute: Route = routes.inicio;

/** The 404 page: the content of the home page, at an address that nobody should list. */
export const notFoundRoute: Route = route('/404', { isIndexable: false, isByNight: true });

/** The 500 page, shown by the host when it can't answer. */
export const errorRoute: Route = route('/500', { isIndexable: false });

export const articleRoute = (id: string): Route => route(articlePath(id), { section: BLOG_PATH });

export const checklistRoute = (id: string): Route =>
  route(`${routes.checklists.path}/${id}`, { section: routes.checklists.path });

/** The route of one page of the blog's list, counted from 1. The first page has the route of the list itself. */
export const blogsRoute = (number: number): Route =>
  number === 1 ? routes.blogs : route(`${BLOG_PATH}/${number}`, { section: BLOG_PATH });

/** How many articles a page of the blog's list shows. */
export const ARTICLES_PER_LIST = 12;

/** The routes of all pages of the blog's list for this many articles; there is at least one page. */
export const blogsRoutes = (articles: number): Route[] =>
  Array.from({ length: Math.max(1, Math.ceil(articles / ARTICLES_PER_LIST)) }, (_, index) =>
    blogsRoute(index + 1),
  );

/**
 * The `aria-current` of a menu link on a page: `page` where it leads to that page, in any letter case,
 * `true` where it leads to the section that the page belongs to.
 */
export function ariaCurrent(href: string, { path, section }: Route): 'page' | 'true' | undefined {
  const target = href.toLowerCase();
  if (target === path.toLowerCase()) return 'page';
  return target === section ? 'true' : undefined;
}
