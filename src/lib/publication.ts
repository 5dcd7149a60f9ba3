/** Whether visitors may read an article, and if not, why. */
export type Publication = 'published' | 'draft' | 'scheduled';

/** Where an article stands at a moment, in ms: a draft whatever its day, or waiting for its day. */
export function publicationOf(
  { borrador, fecha }: { borrador: boolean; fecha: Date },
  now: number,
): Publication {
  if (borrador) return 'draft';
  return fecha.getTime() > now ? 'scheduled' : 'published';
}
