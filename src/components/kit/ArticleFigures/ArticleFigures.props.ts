import { z } from 'astro/zod';
import { statistic } from '#schemas/fields.ts';

/** `<Cifras>`: a strip; the figures stand between its tags. */
export const articleFiguresProps = z.strictObject({});

/** `<Cifra>`: one figure of the strip, as the site's own are written. */
export const articleFigureProps = statistic;

/** What stands between the tags of the strip, in an author's words. */
export const articleFiguresText =
  'al menos una cifra, como <Cifra principal="11" secundario="países" />';
