import { extname } from 'node:path';
import { routeNames, routes } from '#lib/routes.ts';
import { isWindowsDevice, slugOf } from '#lib/slug.ts';
import { EDITOR_PATH } from '#tools/editor/address.ts';
import type { ArticleState } from './articleStates.ts';
import { isArticle } from './files.ts';
import type { Problem } from './problem.ts';

/** How long an address may be. */
const MAX_NAME_LENGTH = 80;

/** Why an article can't have its file's name, which is its address. */
export function nameTrouble(name: string): string | undefined {
  if (name === '') {
    return 'El archivo no tiene nombre, y el nombre es la dirección del artículo: llamalo, por ejemplo, «mi_articulo.mdx».';
  }
  if (name.startsWith('_')) {
    return 'El nombre empieza con «_», que no oculta nada: sacalo y, si no querés publicarlo todavía, escribí «borrador: true» en la ficha.';
  }
  if (!/^[A-Za-z0-9_-]+$/.test(name)) {
    const suggestion = slugOf(name);
    const advice = suggestion ? ` Podría ser «${suggestion}.mdx».` : '';
    return `El nombre del archivo es la dirección del artículo: lleva solo letras sin tilde, números, «-» y «_», y se encontró «${name}».${advice}`;
  }
  if (name.length > MAX_NAME_LENGTH) {
    return `El nombre del archivo es la dirección del artículo: admite ${MAX_NAME_LENGTH} caracteres y tiene ${name.length}.`;
  }
  return isWindowsDevice(name)
    ? `Windows no admite un archivo llamado «${name}»: cambiale el nombre.`
    : undefined;
}

/** What two addresses have in common when they would be one, or one file on another computer. */
const keyOf = (address: string): string => address.normalize('NFC').toLowerCase();

const isHidden = (file: string) => file.split('/').some((step) => step.startsWith('_'));
/** `_Home.astro`: what two pages share, named as a component and imported by them. */
const isShared = (file: string) => /(^|\/)_[A-Z][^/]*\.astro$/.test(file);

/** The address of a file of `src/pages`: without its ending, and of a list its first page. */
const pageAddress = (file: string): string =>
  file
    .slice('src/pages'.length, -extname(file).length)
    .replace(/\/(?:index|\[\.\.\.page\])$/, '') || '/';

/** Who answers at the addresses that no author's file may take; aliases differ in letter case alone. */
const ownClaims = (pageFiles: readonly string[]): [address: string, owner: string][] => [
  ...pageFiles
    .filter((file) => !isHidden(file))
    .map((file): [string, string] => [pageAddress(file), file])
    .filter(([address]) => !address.includes('[')),
  ...routeNames.flatMap((name) =>
    routes[name].earlier.map((address): [string, string] => [address, `src/pages/${name}.astro`]),
  ),
  ['/index', 'src/pages/index.astro'],
  [EDITOR_PATH, 'el editor del contenido'],
  ['/_headers', 'src/tools/build/finishSite.ts'],
  ['/_redirects', 'src/tools/build/finishSite.ts'],
];

/** Every address of a file of `public`: a page is also served without its ending. */
function publicAddresses(file: string): string[] {
  const path = file.slice('public'.length);
  const bare = path.replace(/\.html?$/i, '').replace(/\/index$/i, '') || '/';
  return bare === path ? [path] : [path, bare];
}

/** A problem of a field of a file. */
type Tell = (file: string, path: (string | number)[], message: string) => Problem;

/** The files of pages, of `public` and of the blog, which may not share an address. */
export interface Claims {
  pageFiles: readonly string[];
  publicFiles: readonly string[];
  articles: readonly ArticleState[];
}

/** The file that answers at each address, and a problem for every later file that claims it too. */
function claimAddresses({ pageFiles, publicFiles, articles }: Claims) {
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  const claims = [
    ...ownClaims(pageFiles),
    ...articles
      .filter(({ id, file }) => id && isArticle(file))
      .map(({ address, file }) => [address, file] as const),
    ...publicFiles.flatMap((file) =>
      publicAddresses(file).map((address) => [address, file] as const),
    ),
  ];
  for (const [address, file] of claims) {
    const owner = owners.get(keyOf(address)) ?? file;
    owners.set(keyOf(address), owner);
    const home = address === '/' ? 'la portada' : `«${address}»`;
    const message = `La dirección de ${home} ya es de ${owner}: uno taparía al otro. Cambiale el nombre a este archivo, o borralo.`;
    if (owner !== file) problems.push({ file, message });
  }
  return { owners, problems };
}

/** Earlier addresses of articles that are another page's, and withdrawn articles that lead to themselves. */
function moveProblems({ articles }: Claims, owners: Map<string, string>, tell: Tell): Problem[] {
  return articles.flatMap(({ file, address: own, earlier, withdrawnTo }) => {
    const taken = earlier.flatMap((address, index) => {
      const owner = owners.get(keyOf(address));
      owners.set(keyOf(address), owner ?? file);
      const message = `La dirección «${address}» ya lleva a otra parte (${owner}): borrala de acá.`;
      // Its own in other letters leads to the article by itself.
      const isTaken = owner !== undefined && (owner !== file || address === own);
      return isTaken ? [tell(file, ['direccionesAnteriores', index], message)] : [];
    });
    const message = `«retirado» lleva al mismo artículo que se retira: escribí otra página, por ejemplo «${routes.blogs.path}».`;
    const isCircle = withdrawnTo === own || earlier.includes(withdrawnTo ?? '');
    return isCircle ? [...taken, tell(file, ['retirado'], message)] : taken;
  });
}

/** Files of pages, of `public` and of the blog that can't have their address, or take another's. */
export function addressProblems(claims: Claims, tell: Tell): Problem[] {
  const { owners, problems } = claimAddresses(claims);
  const named = claims.articles.flatMap(({ id, file }) => {
    const message = nameTrouble(id);
    return message ? [{ file, message }] : [];
  });
  const hidden = claims.pageFiles.filter((file) => isHidden(file) && !isShared(file));
  const underBuild = claims.publicFiles.filter((file) => file.startsWith('public/_astro/'));
  return [
    ...named,
    ...hidden.map((file) => ({
      file,
      message:
        'Astro no publica lo que empieza con «_» en src/pages, ni lo que está en una carpeta así: cambiale el nombre, o sacalo de src/pages.',
    })),
    ...underBuild.map((file) => ({
      file,
      message: 'La carpeta «_astro» es de los archivos que arma el sitio: poné este en otra.',
    })),
    ...problems,
    ...moveProblems(claims, owners, tell),
  ];
}
