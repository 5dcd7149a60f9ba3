import type { z } from 'astro/zod';
import { fieldset } from '#schemas/fields.ts';
import { template } from '#schemas/template.ts';

export const dawnCopy = fieldset(
  'Amanecer',
  'La ciudad con un edificio por sucursal, tan alto como su puntaje.',
  {
    title: template('cómo amanece la red', { max: 80 }),
    text: template('qué se ve en el dibujo', { max: 160 }),
  },
);
export type DawnCopy = z.output<typeof dawnCopy>;
