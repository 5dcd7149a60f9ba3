import type { z } from 'astro/zod';
import { block, list, text, title } from '#schemas/fields.ts';

/** What happens in the meeting, in a few lines, and a word for who came to open an account. */
export const meetingStepsCopy = block(
  'Qué pasa en la reunión',
  'En pocas líneas, al lado de la agenda.',
  {
    title,
    steps: list(
      'Pasos',
      'Lo que pasa en la reunión, en orden.',
      { min: 1, max: 5 },
      text('un paso de la reunión', { max: 120 }),
    ),
    registered: text('la frase para quien vino por «Registro»', { max: 160 }),
  },
);
export type MeetingStepsCopy = z.output<typeof meetingStepsCopy>;
