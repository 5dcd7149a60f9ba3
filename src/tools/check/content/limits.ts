/** How large a text file of the content may be, in bytes: a long book is about this long. */
export const MAX_TEXT_BYTES = 500_000;

/** How large a picture may be: more pixels or bytes than any screen or phone line has use for. */
export const MAX_PICTURE_PX = 4000;
export const MAX_PICTURE_BYTES = 2_000_000;
/** How large a drawing may be, in bytes: it is sent to every screen as it stands. */
export const MAX_DRAWING_BYTES = 300_000;
/** How long the longest side of a photograph is best, in pixels: sharp on any screen, within the weight above. */
export const EXPORT_PX = 2400;

/** How long the name of an article's file may be, without its ending: it is the address. */
export const MAX_NAME_LENGTH = 80;

/** A size in words: «4,8 MB», «612 KB». */
export const inWords = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} KB`
    : `${(bytes / 1_000_000).toLocaleString('es-AR', { maximumFractionDigits: 1 })} MB`;
