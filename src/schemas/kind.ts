import type { z } from 'astro/zod';
import { contentFolder } from '#lib/contentFolder.ts';
import { describe, type Description } from './describe.ts';

/** What a visitor reads or hears. */
const wordKinds = ['words', 'headline', 'alternative text', 'chat message', 'shown phone'] as const;

/** Where the file is that a field names, from the project's root. */
const folders = {
  logo: `${contentFolder}/logos`,
  badge: `${contentFolder}/tiendas`,
  scene: 'src/assets/scenes',
  photo: `${contentFolder}/fotos`,
} as const;

/** What names a picture that is kept in a folder of its own. */
type PictureKind = keyof typeof folders;

/**
 * What a field of the content is. It stands once, in the field's meta, and all that has to know it reads
 * it there: the content check, the editor, the launch check and the tests.
 *
 * - `words`: shown to visitors; of those, `headline` is drawn on the picture of a shared page,
 *   `alternative text` says what a picture shows, `chat message` is shown by WhatsApp and `shown
 *   phone` is a telephone as it is read
 * - `link`: what a visitor follows, inside the site or out of it; `address`: any other address
 * - `tracking id`: what analytics calls a call to action
 * - `logo`, `badge`, `scene`, `photo`: the name of a file in a folder of its own; `picture`: a file beside the one that names it
 * - `phone`: a number as it is dialled
 * - `anchor`: the end of a link to a part of a page
 * - `social network`: which one an account is of
 * - `day`: a calendar day
 * - `code`: what only machines read
 */
export type FieldKind =
  | (typeof wordKinds)[number]
  | PictureKind
  | 'link'
  | 'address'
  | 'tracking id'
  | 'picture'
  | 'phone'
  | 'anchor'
  | 'social network'
  | 'day'
  | 'code';

declare module 'astro/zod' {
  interface GlobalMeta {
    /** What the field is. */
    kind?: FieldKind;
  }
}

/** Whether a visitor reads or hears it. */
export const isWords = (kind: FieldKind | undefined): boolean =>
  wordKinds.some((word) => word === kind);

/** Where the drawing is that a field names; nothing for what names none. */
export const folderOf = (kind: FieldKind | undefined): string | undefined =>
  folders[kind as PictureKind];

/** What the field at `path` is; nothing where the schema knows no such field. */
export function kindAt(schema: z.ZodType, path: readonly PropertyKey[]): FieldKind | undefined {
  return path.reduce<Description | undefined>((field, step) => {
    if (typeof step === 'number') return field?.items;
    const { properties = {} } = field ?? {};
    return Object.hasOwn(properties, step) ? properties[String(step)] : undefined;
  }, describe(schema))?.kind;
}
