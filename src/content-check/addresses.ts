import { extname } from 'node:path';
import { articlePath } from '../lib/articlePaths.ts';
import { homeRoute, routeNames, routes } from '../lib/routes.ts';
import { nearest } from '../schemas/messages.ts';
import { addressKey, nameOf } from './fileNames.ts';
import type { Problem } from './problem.ts';

/** An article's file, and why it is not published today, if it is not. */
export interface ArticleState {
  file: string;
  /** The end of a sentence about the article. */
  hiddenBecause: string | undefined;
}

/** What the site's addresses are made of. */
export interface Claims {
  /** Files of `src/pages`, from the root. */
  pageFiles: readonly string[];
  /** Files of `public`, from the root. */
  publicFiles: readonly string[];
  articles: readonly ArticleState[];
}

/** Every address of the site, and those that nobody may link to. */
export interface Addresses {
  linkTrouble(href: string): string | undefined;
  problems: Problem[];
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

const patternOf = (address: string) =>
  new RegExp(
    `^${address
      .split(/\[[^\]]+\]/)
      .map((part) => part.replace(/[.*+?^${}()|\\]/g, '\\$&'))
      .join('.+')}$`,
  );

/** macOS writes «ñ» as two characters, and the names of two files can't be told apart by eye. */
const seemTheSame = (one: string, other: string) =>
  one.normalize('NFC') === other.normalize('NFC')
    ? ' Se ven iguales, pero uno tiene las tildes separadas de las letras, como las escribe macOS.'
    : '';

/** The file of `src/pages` that answers with an article: its pattern fits any address. */
const ARTICLE_PAGE = /^\/\[[^/]+\]$/;

function pageProblems(pageFiles: readonly string[]): Problem[] {
  return pageFiles
    .filter((file) => file.split('/').some((step) => step.startsWith('_')))
    .map((file) => ({
      file,
      message:
        'Astro no publica lo que está en una carpeta o un archivo de src/pages cuyo nombre empieza con «_» («_astro» es, además, la carpeta de sus propios archivos): cambiale el nombre, o sacalo de src/pages.',
    }));
}

/** Knows every address of the site before it is built, who has it, and who wants it too. */
export function readAddresses({ pageFiles, publicFiles, articles }: Claims): Addresses {
  const owners = new Map<string, string>();
  const problems = pageProblems(pageFiles);
  const isShown = (file: string) => !file.split('/').some((step) => step.startsWith('_'));

  const claim = (address: string, file: string): void => {
    const key = address.normalize('NFC').toLowerCase();
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, file);
    else if (owner !== file) {
      const home = address === '/' ? 'la portada' : `«${address}»`;
      problems.push({
        file,
        message: `La dirección de ${home} ya es de ${owner}: uno taparía al otro. Cambiale el nombre a este archivo, o borralo.`,
      });
    }
  };

  for (const name of routeNames) {
    const { path, aliases } = routes[name];
    for (const address of [path, ...aliases]) claim(address, `src/pages/${name}.astro`);
  }
  for (const address of ['/', '/index']) claim(address, 'src/pages/index.astro');
  for (const name of ['404', '500']) claim(`/${name}`, `src/pages/${name}.astro`);
  for (const address of written) claim(address, 'src/tools/build/finishSite.ts');
  const pages = pageFiles.filter(isShown).map((file) => ({ file, address: pageAddress(file) }));
  for (const { file, address } of pages) if (!isDynamic(address)) claim(address, file);
  const twins = new Map<string, string>();
  for (const { file } of articles) {
    const key = addressKey(file);
    const twin = twins.get(key);
    if (twin) {
      problems.push({
        file,
        message: `Hay dos archivos para la misma dirección, «/${nameOf(twin)}»: este y ${twin}.${seemTheSame(file, twin)} Cambiale el nombre a uno, o borralo.`,
      });
    } else {
      twins.set(key, file);
      if (nameOf(file)) claim(articlePath(nameOf(file)), file);
    }
  }

  for (const file of publicFiles) {
    if (file.startsWith('public/_astro/')) {
      problems.push({
        file,
        message:
          'La carpeta «_astro» es de los archivos que arma el sitio: poné este en otra carpeta de public.',
      });
    } else for (const address of publicAddresses(file)) claim(address, file);
  }

  const hidden = new Map<string, string>();
  const served = new Set<string>(['/', homeRoute.path]);
  for (const name of routeNames) {
    for (const address of [routes[name].path, ...routes[name].aliases]) served.add(address);
  }
  for (const { file, hiddenBecause } of articles) {
    const address = articlePath(nameOf(file));
    if (hiddenBecause) hidden.set(address, hiddenBecause);
    else served.add(address);
  }
  for (const { address } of pages) {
    if (!isDynamic(address) && !/^\/(404|500)$/.test(address)) served.add(address);
  }
  for (const file of publicFiles) for (const address of publicAddresses(file)) served.add(address);
  const patterns = pages
    .filter(({ address }) => isDynamic(address) && !ARTICLE_PAGE.test(address))
    .map(({ address }) => patternOf(address));

  return {
    problems,
    linkTrouble: (href) => {
      if (href === '') return 'Este enlace no lleva a ningún lado: escribí la dirección.';
      if (/^(#|[a-z][a-z0-9+.-]*:)/i.test(href)) return undefined;
      if (!href.startsWith('/')) {
        const bare = href.replace(/^[./]+/, '');
        if (/^www\./i.test(bare)) {
          return `El enlace «${href}» no dice de qué sitio es: escribí «https://${bare}».`;
        }
        return `El enlace «${href}» no dice de qué sitio es: escribí «/${bare}» si es una página de este, o «https://${bare}» si es de otro.`;
      }
      const [typed = ''] = href.split(/[?#]/);
      let address = typed;
      try {
        address = decodeURI(typed);
      } catch {
        return `El enlace «${href}» tiene un «%» que no corresponde.`;
      }
      const reason = hidden.get(address);
      if (reason) return `El enlace «${address}» no llevaría a nada: ese artículo ${reason}.`;
      if (served.has(address) || patterns.some((pattern) => pattern.test(address)))
        return undefined;
      const meant = nearest(address, [...served]);
      return `No existe la página «${address}».${meant ? ` ¿Quisiste decir «${meant}»?` : ''}`;
    },
  };
}
