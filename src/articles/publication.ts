/** Whether visitors may read an article, and if not, why. */
export type Publication = 'published' | 'draft' | 'scheduled' | 'withdrawn';

/** What of an article's frontmatter decides whether visitors may read it. */
export interface Publishable {
  borrador: boolean;
  fecha: Date;
  /** Where its address leads since it was withdrawn. */
  retirado?: string | undefined;
}

/** Where an article stands at a moment, in ms: withdrawn or a draft whatever its day, or waiting for its day. */
export function publicationOf(
  { borrador, fecha, retirado }: Publishable,
  now: number,
): Publication {
  if (retirado !== undefined) return 'withdrawn';
  if (borrador) return 'draft';
  return fecha.getTime() > now ? 'scheduled' : 'published';
}
