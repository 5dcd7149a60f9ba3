import { z } from 'astro/zod';
import { text, title } from '#schemas/fields.ts';

/** What happens in the meeting, in a few lines, and a word for who came to open an account. */
export const meetingStepsCopy = z
  .strictObject({
    title,
    steps: z
      .array(text('un paso de la reunión', { max: 120 }))
      .min(1)
      .max(5)
      .meta({ title: 'Pasos', description: 'Lo que pasa en la reunión, en orden.' }),
    registered: text('la frase para quien vino por «Registro»', { max: 160 }),
  })
  .meta({ title: 'Qué pasa en la reunión', description: 'En pocas líneas, al lado de la agenda.' });
export type MeetingStepsCopy = z.output<typeof meetingStepsCopy>;
