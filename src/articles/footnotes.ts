import type { Site } from '#schemas/site.ts';

/**
 * How footnotes are called, in the content's own words: the way back is in words, and not drawn with a
 * sign. The second call of a note is «1-2».
 */
export const footnotes = ({
  footnotes: label,
  footnoteBack,
}: Pick<Site['kit'], 'footnotes' | 'footnoteBack'>) => {
  const back = (note: number, call: number) =>
    footnoteBack.replace('{nota}', call > 1 ? `${note}-${call}` : String(note));
  return { label, backLabel: back, backContent: back, clobberPrefix: 'nota-' };
};
