/** Average reading speed of Spanish text on a screen. */
const WORDS_PER_MINUTE = 200;

/** Minutes it takes to read a Markdown text, at least one. */
export function readingMinutes(markdown: string): number {
  const withoutLinkTargets = markdown.replaceAll(/\]\([^)]*\)/g, ']');
  const words = withoutLinkTargets.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
