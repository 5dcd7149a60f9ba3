import { gzipSync } from 'node:zlib';
import { addressesOf, homeRoute, routeNames, routes, type Route } from '#lib/routes.ts';
import { decodeAddress } from '#tools/check/decodeAddress.ts';
import { formatSize, KB } from '#tools/check/size.ts';
import type { BuiltSite, OutputProblem } from './builtSite.ts';

/** What a page may weigh (.github/numbers.md), in bytes. */
export const weightLimits = {
  /** The HTML of a page with its styles, gzipped. */
  page: 27 * KB,
  /**
   * The same for the home page, which tells a whole night in one document, and for the 404 page, which repeats it.
   * The limit leaves a few hundred bytes of room, so that the parts that all pages share can still grow.
   */
  home: 34 * KB,
  /** All inline scripts of a page together, gzipped. */
  inlineCode: 6 * KB,
  /** A picture in the largest size that is downloaded. */
  picture: 300 * KB,
} as const;

/** The files of a page, one for each of its addresses. */
const filesOf = (route: Route) => addressesOf(route).map((path) => `${path.slice(1)}.html`);

/** The home page, and the one that repeats it. */
const homeFiles: ReadonlySet<string> = new Set(['404.html', ...filesOf(homeRoute)]);

/** What the HTML of a page may weigh, by the name of its file. */
export const weightLimitOf = (file: string): number =>
  homeFiles.has(file) ? weightLimits.home : weightLimits.page;

/** About how many bytes one letter of a text adds to the gzipped page. */
const BYTES_PER_LETTER = 0.5;

/** Pages that an author can't split in two, because only a programmer can add another page of their kind. */
const ownPages: ReadonlySet<string> = new Set([
  '404.html',
  ...routeNames.flatMap((name) => filesOf(routes[name])),
]);

/** The advice for a page that is `excess` bytes too heavy. */
function shorten(file: string, excess: number): string {
  const letters = Math.ceil(excess / BYTES_PER_LETTER / 100) * 100;
  const instead = ownPages.has(file) ? 'avisale a quien programa' : 'repartila en dos';
  return `Acortala (unas ${letters} letras) o ${instead}.`;
}

/** Hints about pages that are slow to open because of their size. */
export function heavyPages({ files, pages }: BuiltSite): OutputProblem[] {
  const zipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;
  return pages
    .filter(({ file }) => file.endsWith('.html'))
    .flatMap(({ file, code, pictures }) => {
      const found: OutputProblem[] = [];
      const weigh = (what: string, bytes: number, bound: number, advice: string) => {
        if (bytes <= bound) return;
        const excess = formatSize(bytes - bound);
        const message = `${what} ${formatSize(bytes)}, ${excess} más de lo que abre rápido en un celular (${formatSize(bound)}). ${advice}`;
        found.push({ file, isHint: true, message });
      };
      const html = zipped(files.get(file) ?? '');
      const bound = weightLimitOf(file);
      weigh('Esta página pesa', html, bound, shorten(file, html - bound));
      weigh(
        'Los programas que esta página lleva dentro pesan',
        zipped(code),
        weightLimits.inlineCode,
        'No depende de los textos: avisale a quien programa.',
      );
      for (const address of pictures) {
        const bytes = files.get(decodeAddress(address).slice(1))?.length ?? 0;
        weigh(`La imagen «${address}» pesa`, bytes, weightLimits.picture, 'Exportala más chica.');
      }
      return found;
    });
}
