import { gzipSync } from 'node:zlib';
import type { Built, Finding } from './readBuilt.ts';

/** What a page may weigh (.github/numbers.md), in bytes. */
export const bounds = {
  /** The HTML of a page with its styles, gzipped. */
  page: 24 * 1024,
  /** All inline scripts of a page together, gzipped. */
  inlineCode: 4.5 * 1024,
  /** A picture as it is downloaded, the largest of its sizes. */
  picture: 300 * 1024,
} as const;

const formatSize = (bytes: number) =>
  `${(bytes / 1024).toLocaleString('es-AR', { maximumFractionDigits: 1 })} KB`;

/** Hints about pages that are slow to open because of their size. */
export function heavyPages({ files, pages }: Built): Finding[] {
  const zipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;
  return pages
    .filter(({ file }) => file.endsWith('.html'))
    .flatMap(({ file, code, pictures }) => {
      const found: Finding[] = [];
      const weigh = (what: string, bytes: number, bound: number, advice: string) => {
        if (bytes <= bound) return;
        // At least 0,1 KB, so that the message never says 0.
        const excess = formatSize(Math.max(bytes - bound, 1024 / 10));
        const message = `${what} ${formatSize(bytes)}, ${excess} más de lo que abre rápido en un celular (${formatSize(bound)}). ${advice}`;
        found.push({ file, isHint: true, message });
      };
      const html = zipped(files.get(file) ?? '');
      weigh('Esta página pesa', html, bounds.page, 'Acortala o repartila en dos.');
      weigh(
        'Los programas que esta página lleva dentro pesan',
        zipped(code),
        bounds.inlineCode,
        'No depende de los textos: avisale a quien programa.',
      );
      for (const address of pictures) {
        const bytes = files.get(decodeURI(address).slice(1))?.length ?? 0;
        weigh(`La imagen «${address}» pesa`, bytes, bounds.picture, 'Exportala más chica.');
      }
      return found;
    });
}
