import type { ImageMetadata } from 'astro';
import type { SvgComponent } from 'astro/types';
import { contentFolder } from '#schemas/contentFolder.ts';
import { asDrawing } from './imageAttributes.ts';

const scenes = import.meta.glob<ImageMetadata & SvgComponent>('/src/assets/scenes/*.svg', {
  eager: true,
  import: 'default',
});
const evidence = import.meta.glob<ImageMetadata & SvgComponent>('/src/assets/evidence/*.svg', {
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

/** The same drawing as a component, for a first screen, as `sceneComponent`. @throws as `evidenceDrawing`. */
export const evidenceComponent = (file: string): SvgComponent =>
  find(evidence, 'src/assets/evidence', file);

/** The logo that `site.yaml` names. @throws when the content's `logos` have no such file. */
export const logoDrawing = (file: string) => asDrawing(find(logos, `${contentFolder}/logos`, file));

/** A store's official badge, as `site.yaml` names it. @throws when the content's `tiendas` have no such file. */
export const badgeDrawing = (file: string) =>
  asDrawing(find(badges, `${contentFolder}/tiendas`, file));

/** The photograph that a page names. @throws when the content's `fotos` have no such file */
export const photoImage = (file: string) => find(photos, `${contentFolder}/fotos`, file);
