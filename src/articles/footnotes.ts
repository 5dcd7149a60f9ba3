import type { Site } from '../schemas/site.ts';

/** How footnotes are called, in the content's own words; the second call of a note is «1-2». */
export const footnotes = ({
  footnotes,
  footnoteBack,
}: Pick<Site['kit'], 'footnotes' | 'footnoteBack'>) => ({
  label: footnotes,
  backLabel: footnoteBack.replace('{nota}', '{reference}'),
  clobberPrefix: 'nota-',
});
