import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

/** A drawing as a page shows it: its address, and its size in px. */
export type Drawing = Pick<ImageMetadata, 'src' | 'width' | 'height'>;

/** The attributes of an `<img>`; `srcset` and `sizes` where there is a file for each size. */
export type Picture = Drawing & { srcset?: string; sizes?: string };

/** The encoded address of a picture's file. The name may have spaces and accents. */
function encodedAddress(src: string): string {
  const { pathname, search } = new URL(src, 'https://sitio.example');
  return pathname + search;
}

/** A drawing in its own size. */
export const asDrawing = ({ src, width, height }: ImageMetadata): Drawing => ({
  src: encodedAddress(src),
  width,
  height,
});

/**
 * The attributes of an author's picture: a photo in `widths`, in px, the smallest first; an SVG unchanged. `sizes` is
 * the attribute of that name: how wide the picture is displayed. `avif` is the quality of an AVIF, for places where
 * bytes count more than the few browsers without AVIF.
 */
export async function imageAttributes(
  src: ImageMetadata,
  { sizes, widths, avif }: { sizes: string; widths: readonly number[]; avif?: number },
): Promise<Picture> {
  if (src.format === 'svg') return asDrawing(src);
  const width = Math.min(src.width, widths.at(-1) ?? src.width);
  const encoding = avif === undefined ? {} : { format: 'avif', quality: avif };
  const image = await getImage({ src, width, widths: [...widths], sizes, ...encoding });
  const { height } = image.attributes as { height: number };
  return { src: image.src, width, height, srcset: image.srcSet.attribute, sizes };
}
