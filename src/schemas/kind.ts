import { contentFolder } from './contentFolder.ts';

/**
 * The kinds of text that visitors read or hear. A `headline` is also drawn on the picture of a shared page,
 * `addressed text` also becomes the address of a part of a page, and WhatsApp shows a `chat message`.
 */
const textKinds = [
  'text',
  'headline',
  'addressed text',
  'alternative text',
  'chat message',
  'shown phone',
] as const;

/** The folder of the picture that a field of each kind names, from the project's root. */
const folders = {
  logo: `${contentFolder}/logos`,
  badge: `${contentFolder}/tiendas`,
  scene: 'src/assets/scenes',
  evidence: 'src/assets/evidence',
  photo: `${contentFolder}/fotos`,
} as const;

/** Kinds of fields that name a picture in a folder of their own. */
type PictureKind = keyof typeof folders;

/**
 * The kind of a content field. It is declared once, in the field's meta, for the content check and the
 * editor.
 */
export type FieldKind =
  | (typeof textKinds)[number]
  | PictureKind
  | 'link' // What a visitor follows, inside the site or out of it.
  | 'address' // Any other address.
  | 'tracking id' // What analytics calls a call to action.
  | 'picture' // A file beside the one that names it.
  | 'phone' // A number as it is dialled.
  | 'anchor' // The end of a link to a part of a page.
  | 'evidence name' // Which photo of the sample network is shown.
  | 'finding name' // By which photo a finding of it begins.
  | 'social network' // Which one an account is of.
  | 'day'
  | 'code'; // What only machines read.

declare module 'astro/zod' {
  interface GlobalMeta {
    kind?: FieldKind;
  }
}

/** Whether visitors read or hear a field of this kind. */
export const isText = (kind: FieldKind | undefined): boolean =>
  textKinds.some((text) => text === kind);

/** The folder of the picture that a field names; `undefined` for other kinds. */
export const folderOf = (kind: FieldKind | undefined): string | undefined =>
  folders[kind as PictureKind];
