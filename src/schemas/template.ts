import { networkWordNames } from './networkWords.ts';
import { placesIn } from '#lib/template.ts';
import { text } from './fields.ts';
import { nearest } from './messages.ts';

/** A text that may name what the sample network holds, between braces: «{sucursal}». */
export const template = (what: string, { max }: { max: number }) =>
  text(what, { max }).superRefine((words, context) => {
    for (const place of placesIn(words)) {
      if (networkWordNames.some((name) => name === place)) continue;
      const meant = nearest(place, networkWordNames);
      const advice = meant
        ? `¿Quisiste decir «{${meant}}»?`
        : `Están: ${networkWordNames.join(', ')}.`;
      context.addIssue({
        code: 'custom',
        message: `No se conoce «{${place}}». Entre llaves va un dato de la red de ejemplo. ${advice}`,
      });
    }
  });
