/**
 * What a page may weigh (.github/numbers.md), in bytes. The tests' own site keeps within these; of
 * published content the build only says where it goes beyond.
 */
export const bounds = {
  /** The HTML of a page with its styles, gzipped. */
  page: 24 * 1024,
  /** All inline scripts of a page together, gzipped. */
  inlineCode: 4.5 * 1024,
  /** A picture as it is downloaded, the largest of its sizes. */
  picture: 300 * 1024,
} as const;
