/** What Astro writes on an island for its own element; ours reads the rest. */
const ASTROS_OWN =
  / (?:uid="[^"]*"|component-export="default"|await-children(?:="")?|opts="[^"]*&quot;value&quot;:true\}")(?=[\s>])/g;

/** A quoted value that means the same without quotes. Before `/>` the slash would join the value. */
const NEEDLESS_QUOTES = /="([^"'`=<>\s]+)"(?=[\s>])/g;

/**
 * A tag in fewer bytes, with the same meaning: without the quotes that HTML doesn't ask for, and
 * for islands without what nobody reads. A page at its bound saves a hundred bytes, compressed.
 */
export function lightTag(tag: string): string {
  // Text that looks like an attribute may stand in comments and between single quotes.
  if (!/^<[a-z]/i.test(tag) || tag.includes("='")) return tag;
  const light = tag.startsWith('<astro-island') ? tag.replaceAll(ASTROS_OWN, '') : tag;
  return light.replaceAll(NEEDLESS_QUOTES, '=$1');
}

/** Astro's mark behind the children of an island, which its own element waits for. */
export const ISLAND_END = '<!--astro:end-->';
