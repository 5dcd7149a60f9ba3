/** Marks of other companies that the icon file has. */
export const markNames = [
  'apple',
  'facebook',
  'googleplay',
  'instagram',
  'linkedin',
  'whatsapp',
] as const;
export type MarkName = (typeof markNames)[number];

/** Where the icon file is served: every icon of the site, by `#name`. */
export const SPRITE_PATH = '/iconos.svg';
