import { extname } from 'node:path';
import { addressKey, nameOf } from './fileNames.ts';
import type { Problem } from './problem.ts';
import { EDITOR_PATH } from '#tools/editor/address.ts';
import { articleDataFolder, articlePath } from '#lib/paths.ts';
import { addressesOf, homeRoute, routeNames, routes } from '#lib/routes.ts';

/** An article's file, why it is not published today, if it is not, and how its addresses moved. */
export interface ArticleState {
  file: string;
  /** The end of a sentence about the article. */
  hiddenBecause: string | undefined;
  /** The addresses that it had before. */
  earlier?: readonly string[];
  /** Where its address leads since it was withdrawn. */
  withdrawnTo?: string | undefined;
}

/** What the site's addresses are made of. */
export interface Claims {
  /** Files of `src/pages`, from the root. */
  pageFiles: readonly string[];
  /** Files of `public`, from the root. */
  publicFiles: readonly string[];
  articles: readonly ArticleState[];
}

/** Every address of the site, known before it is built. */
export interface Addresses {
  /** Those that answer. */
  served: ReadonlySet<string>;
  /** Those of articles that nobody may read today, with the end of a sentence that says why. */
  hidden: ReadonlyMap<string, string>;
  /** Those that lead somewhere else for good, with where, and why. */
  moved: ReadonlyMap<string, { to: string; why: string }>;
  /** Those of pages that answer at many. */
  patterns: readonly RegExp[];
}

/** Files that the build writes by itself, whatever `public` holds. */
const written = ['/_headers', '/_redirects'];

const isDynamic = (path: string) => path.includes('[');

/** The address of a file of `src/pages`; dynamic parts stay in brackets. */
function pageAddress(file: string): string {
  const path = file.slice('src/pages'.length);
  const ending = extname(path);
  const bare = path.slice(0, -ending.length);
  // A page is served without its ending; any other file keeps the one that stands before its own.
  return bare.replace(/\/index$/, '') || '/';
}

/** Every address that a file of `public` answers at: a page is also served without its ending. */
function publicAddresses(file: string): string[] {
  const path = file.slice('public'.length);
  if (!/\.html?$/i.test(path)) return [path];
  return [path, path.replace(/\.html?$/i, '').replace(/\/index$/i, '') || '/'];
}

const isShown = (file: string) => !file.split('/').some((step) => step.startsWith('_'));
const isBuilt = (file: string) => file.startsWith('public/_astro/');

/** The pages of `src/pages` that are published, with the addresses they answer at. */
const pagesOf = (files: readonly string[]) =>
  files.filter(isShown).map((file) => ({ file, address: pageAddress(file) }));

const patternOf = (address: string) =>
  new RegExp(
    `^${address
      .split(/\[[^\]]+\]/)
      .map((part) => part.replace(/[.*+?^${}()|\\]/g, '\\$&'))
      .join('.+')}$`,
  );

/** The file of `src/pages` that answers with an article: its pattern fits any address. */
const ARTICLE_PAGE = /^\/\[[^/]+\]$/;

function movedAddresses({
  file,
  earlier = [],
  withdrawnTo,
  hiddenBecause,
}: ArticleState): [string, { to: string; why: string }][] {
  const own = articlePath(nameOf(file));
  if (withdrawnTo === undefined) {
    if (hiddenBecause) return [];
    const why = `es la dirección anterior de ${file}`;
    return earlier.map((from) => [from, { to: own, why }]);
  }
  const why = `es de un artículo retirado (${file})`;
  return [own, ...earlier].map((from) => [from, { to: withdrawnTo, why }]);
}

/** The earlier addresses of the site's own pages. */
const movedPages = routeNames.flatMap((name) =>
  routes[name].earlier.map((from): [string, { to: string; why: string }] => [
    from,
    { to: routes[name].path, why: `es una dirección anterior de ${routes[name].path}` },
  ]),
);

/** Every address of the site, and those that nobody may link to. */
export function collectAddresses({ pageFiles, publicFiles, articles }: Claims): Addresses {
  const pages = pagesOf(pageFiles);
  const ofArticles = articles.flatMap(({ file, hiddenBecause, earlier = [] }) =>
    [articlePath(nameOf(file)), ...(hiddenBecause ? earlier : [])].map((address) => ({
      address,
      hiddenBecause,
    })),
  );
  const served = new Set([
    '/',
    homeRoute.path,
    ...routeNames.flatMap((name) => [routes[name].path, ...routes[name].aliases]),
    ...ofArticles.flatMap(({ address, hiddenBecause }) => (hiddenBecause ? [] : [address])),
    ...pages
      .map(({ address }) => address)
      .filter((address) => !isDynamic(address) && !/^\/(404|500)$/.test(address)),
    ...publicFiles.flatMap(publicAddresses),
  ]);
  const patterns = pages
    .filter(({ address }) => isDynamic(address) && !ARTICLE_PAGE.test(address))
    .map(({ address }) => patternOf(address));
  // No advice names an address that leads nowhere itself: that one is reported where it is written.
  const leadsOn = ({ to }: { to: string }) =>
    served.has(to) || patterns.some((pattern) => pattern.test(to));
  return {
    served,
    hidden: new Map(
      ofArticles.flatMap(({ address, hiddenBecause }): [string, string][] =>
        hiddenBecause ? [[address, hiddenBecause]] : [],
      ),
    ),
    moved: new Map(
      [...articles.flatMap(movedAddresses), ...movedPages].filter(([, move]) => leadsOn(move)),
    ),
    patterns,
  };
}

/** Who answers at the addresses that no file of an author's may take, in the order of their right. */
function ownClaims(pageFiles: readonly string[]): [address: string, owner: string][] {
  return [
    ...routeNames.flatMap((name) =>
      addressesOf(routes[name]).map((address): [string, string] => [
        address,
        `src/pages/${name}.astro`,
      ]),
    ),
    ['/', 'src/pages/index.astro'],
    ['/index', 'src/pages/index.astro'],
    ['/404', 'src/pages/404.astro'],
    ['/500', 'src/pages/500.astro'],
    [EDITOR_PATH, 'el editor del contenido'],
    ...written.map((address): [string, string] => [address, 'src/tools/build/finishSite.ts']),
    ...pagesOf(pageFiles)
      .filter(({ address }) => !isDynamic(address))
      .map(({ file, address }): [string, string] => [address, file]),
  ];
}

/** macOS writes «ñ» as two characters, and the names of two files look the same. */
const seemTheSame = (one: string, other: string) =>
  one.normalize('NFC') === other.normalize('NFC')
    ? ' Se ven iguales, pero uno tiene las tildes separadas de las letras, como las escribe macOS.'
    : '';

/** `_Home.astro`: what two pages share, named as a component and imported by them. */
const isShared = (file: string) => /(^|\/)_[A-Z][^/]*\.astro$/.test(file);

const hiddenPages = (pageFiles: readonly string[]): Problem[] =>
  pageFiles
    .filter((file) => !isShown(file) && !isShared(file))
    .map((file) => ({
      file,
      message:
        'Astro no publica lo que está en una carpeta o un archivo de src/pages cuyo nombre empieza con «_» («_astro» es, además, la carpeta de sus propios archivos): cambiale el nombre, o sacalo de src/pages.',
    }));

/** Every address that a file answers at, in lower case, with the file. */
export type Owners = ReadonlyMap<string, string>;

/** Who answers at each address, and the files that would answer at another's: all but the first are reported; the address belongs to the first. */
export function sharedAddresses({ pageFiles, publicFiles, articles }: Claims): {
  owners: Owners;
  problems: Problem[];
} {
  const owners = new Map<string, string>();
  const problems = hiddenPages(pageFiles);
  const claim = (address: string, owner: string, file = owner): void => {
    const key = address.normalize('NFC').toLowerCase();
    const first = owners.get(key);
    if (first === undefined) owners.set(key, owner);
    else if (first !== owner) {
      const home = address === '/' ? 'la portada' : `«${address}»`;
      problems.push({
        file,
        message: `La dirección de ${home} ya es de ${first}: uno taparía al otro. Cambiale el nombre a este archivo, o borralo.`,
      });
    }
  };

  for (const [address, owner] of ownClaims(pageFiles)) claim(address, owner);
  const twins = new Map<string, string>();
  for (const { file } of articles) {
    const key = addressKey(file);
    const twin = twins.get(key);
    if (twin) {
      problems.push({
        file,
        message: `Hay dos archivos para la misma dirección, «/${nameOf(twin)}»: este y ${twin}.${seemTheSame(file, twin)} Cambiale el nombre a uno, o borralo.`,
      });
      continue;
    }
    twins.set(key, file);
    if (!nameOf(file)) continue;
    const address = articlePath(nameOf(file));
    claim(address, file);
    // What the site makes of every article beside its page.
    owners.set(`${address}.md`.toLowerCase(), file);
    owners.set(`${articleDataFolder}${nameOf(file)}.json`.toLowerCase(), file);
  }
  for (const file of publicFiles) {
    if (isBuilt(file)) {
      problems.push({
        file,
        message:
          'La carpeta «_astro» es de los archivos que arma el sitio: poné este en otra carpeta de public.',
      });
    } else for (const address of publicAddresses(file)) claim(address, file);
  }
  return { owners, problems };
}
