import type { ImageMetadata } from 'astro';
import type { SvgComponent } from 'astro/types';
import { getImage } from 'astro:assets';
import { contentFolder } from '#schemas/contentFolder.ts';

const scenes = import.meta.glob<ImageMetadata & SvgComponent>('/src/assets/scenes/*.svg', {
  eager: true,
  import: 'default',
});
const evidence = import.meta.glob<ImageMetadata>('/src/assets/evidence/*.svg', {
  eager: true,
  import: 'default',
});
const logos = import.meta.glob<ImageMetadata>('@content/logos/*.svg', {
  eager: true,
  import: 'default',
});
const badges = import.meta.glob<ImageMetadata>('@content/tiendas/*.{svg,png,webp}', {
  eager: true,
  import: 'default',
});

const photos = import.meta.glob<ImageMetadata>('@content/fotos/*.{jpg,jpeg,png,webp,avif,svg}', {
  eager: true,
  import: 'default',
});

/** A drawing as a page shows it: its address, and its size in px. */
export type Drawing = Pick<ImageMetadata, 'src' | 'width' | 'height'>;

/** The attributes of an `<img>`; `srcset` and `sizes` where there is a file for each size. */
export type Picture = Drawing & { srcset?: string; sizes?: string };

/** The encoded address of a picture's file. The name may have spaces and accents. */
function encodedAddress(src: string): string {
  const { pathname, search } = new URL(src, 'https://sitio.example');
  return pathname + search;
}

function find<Found extends ImageMetadata>(
  pictures: Record<string, Found>,
  folder: string,
  file: string,
) {
  const known = new Map(
    Object.entries(pictures).map(([path, picture]) => [path.split('/').at(-1), picture]),
  );
  const found = known.get(file);
  if (found) return found;
  throw new Error(`No existe ${folder}/${file}. Están: ${[...known.keys()].join(', ')}.`);
}

const asDrawing = ({ src, width, height }: ImageMetadata): Drawing => ({
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

/** The drawing of a scene that a copy file names. @throws when `src/assets/scenes` has no such file. */
export const sceneDrawing = (file: string) => asDrawing(find(scenes, 'src/assets/scenes', file));

/**
 * The same scene as a component that writes its SVG into the page, so that it is painted with the text. It is for the
 * drawing of a first screen. Its ids must differ from those of the page. @throws as `sceneDrawing`.
 */
export const sceneComponent = (file: string): SvgComponent =>
  find(scenes, 'src/assets/scenes', file);

/** The drawing that stands for a photo of the sample network. @throws when `src/assets/evidence` has no such file. */
export const evidenceDrawing = (file: string) =>
  asDrawing(find(evidence, 'src/assets/evidence', file));

/** The logo that `site.yaml` names. @throws when the content's `logos` have no such file. */
export const logoDrawing = (file: string) => asDrawing(find(logos, `${contentFolder}/logos`, file));

/** A store's official badge, as `site.yaml` names it. @throws when the content's `tiendas` have no such file. */
export const badgeDrawing = (file: string) =>
  asDrawing(find(badges, `${contentFolder}/tiendas`, file));

/** The photograph that a page names. @throws when the content's `fotos` have no such file */
export const photoImage = (file: string) => find(photos, `${contentFolder}/fotos`, file);

/** How to load the SVG text of each drawing beside the articles, by its file's name. */
const coverSvgs = new Map(
  Object.entries(
    import.meta.glob<string>('@content/blog/*.svg', { query: '?raw', import: 'default' }),
  ).map(([path, load]) => [path.split('/').at(-1), load]),
);

/** The SVG text of an article's cover, if its file has the article's name; otherwise `undefined`. */
export const coverSvg = async (article: string) => coverSvgs.get(`${article}.svg`)?.();
