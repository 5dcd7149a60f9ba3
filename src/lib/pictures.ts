import type { ImageMetadata } from 'astro';

type Drawings = Record<string, { default: ImageMetadata }>;

const scenes = import.meta.glob<{ default: ImageMetadata }>('../assets/scenes/*.svg', {
  eager: true,
});
const clients = import.meta.glob<{ default: ImageMetadata }>('../assets/clients/*.svg', {
  eager: true,
});

function find(drawings: Drawings, folder: string, file: string): ImageMetadata {
  const drawing = drawings[`../assets/${folder}/${file}`];
  if (drawing) return drawing.default;
  const known = Object.keys(drawings).map((path) => path.split('/').at(-1));
  throw new Error(`No existe src/assets/${folder}/${file}. Están: ${known.join(', ')}.`);
}

/** The scene that a copy file names. @throws when `src/assets/scenes` has no such file. */
export const scene = (file: string) => find(scenes, 'scenes', file);

/** The logo that `site.yaml` names. @throws when `src/assets/clients` has no such file. */
export const clientLogo = (file: string) => find(clients, 'clients', file);
