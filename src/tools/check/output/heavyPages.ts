import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Built, Finding } from './built.ts';
import { bounds } from './bounds.ts';

const zipped = (text: string | Buffer, level = 9) => gzipSync(text, { level }).length;

const inWords = (bytes: number) =>
  `${(bytes / 1024).toLocaleString('es-AR', { maximumFractionDigits: 1 })} KB`;

/** By how much something is too heavy: never nothing, however little it is. */
const excess = (bytes: number, bound: number) => inWords(Math.max(bytes - bound, 1024 / 10));

/** Something too heavy: by how many bytes, and its message. */
interface Weight {
  excess: number;
  sentence: string;
}

function pageWeight(html: Buffer): Weight[] {
  // Quickly first: what is light so is lighter when it is packed with care.
  if (zipped(html, 1) <= bounds.page) return [];
  const bytes = zipped(html);
  if (bytes <= bounds.page) return [];
  const sentence = `Esta página pesa ${inWords(bytes)}, ${excess(bytes, bounds.page)} más de lo que abre rápido en un celular (${inWords(bounds.page)}). Acortala o repartila en dos.`;
  return [{ excess: bytes - bounds.page, sentence }];
}

function codeWeight(code: string): Weight[] {
  const bytes = zipped(code);
  if (bytes <= bounds.inlineCode) return [];
  const sentence = `Los programas que esta página lleva dentro pesan ${inWords(bytes)}, ${excess(bytes, bounds.inlineCode)} más de lo previsto (${inWords(bounds.inlineCode)}). No depende de los textos: avisale a quien programa.`;
  return [{ excess: bytes - bounds.inlineCode, sentence }];
}

const isShown = (element: string, attribute: string) =>
  (element === 'img' && attribute === 'src') || attribute === 'srcset';

/**
 * The pages of the site built into `folder` that are slow to open because of what they weigh, the
 * heaviest first, each once with all that weighs on it. Hints: no words are refused for their weight.
 */
export function heavyPages(
  { pages, files }: Pick<Built, 'pages' | 'files'>,
  folder: string,
): Finding[] {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? (files.has(file) ? statSync(join(folder, file)).size : 0);
    sizes.set(file, size);
    return size;
  };
  const pictureWeights = (pictures: ReadonlySet<string>): Weight[] =>
    [...pictures].flatMap((address) => {
      const bytes = sizeOf(decodeURI(address).slice(1));
      if (bytes <= bounds.picture) return [];
      const sentence = `La imagen «${address}» pesa ${inWords(bytes)}, ${excess(bytes, bounds.picture)} más de lo que conviene (${inWords(bounds.picture)}): exportala más chica.`;
      return [{ excess: bytes - bounds.picture, sentence }];
    });

  return pages
    .filter(({ isDocument }) => isDocument)
    .map(({ file, code, named }) => ({
      file,
      weights: [
        ...pageWeight(readFileSync(join(folder, file))),
        ...codeWeight(code),
        ...pictureWeights(
          new Set(
            named
              .filter(({ element, attribute }) => isShown(element, attribute))
              .map(({ address }) => address),
          ),
        ),
      ],
    }))
    .filter(({ weights }) => weights.length > 0)
    .sort((a, b) => total(b.weights) - total(a.weights))
    .map(({ file, weights }) => ({
      file,
      isHint: true,
      message: weights.map(({ sentence }) => sentence).join(' '),
    }));
}

const total = (weights: readonly Weight[]) =>
  weights.reduce((sum, { excess: bytes }) => sum + bytes, 0);
