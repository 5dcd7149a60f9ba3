import type { z } from 'astro/zod';
import { eyebrow, fieldset, fieldsets, text, title } from '#schemas/fields.ts';
import { tapNames } from '#schemas/network.ts';
import { template } from '#schemas/template.ts';

const { length: TAPS } = tapNames;

export const managerTapsCopy = fieldset(
  'Lo que ve el encargado',
  'Tres celulares, uno por toque, con la tarea de la red de ejemplo (red.yaml).',
  {
    eyebrow,
    title,
    lead: template('de qué tarea se trata', { max: 200 }),
    steps: fieldsets(
      'Toques',
      'Uno por celular, en su orden: abre el pendiente, saca la foto, lo cierra.',
      { min: TAPS, max: TAPS },
      'Toque',
      {
        title: text('lo que hace el encargado', { max: 40 }),
        text: template('lo que gana con eso', { max: 120 }),
      },
    ),
  },
);
export type ManagerTapsCopy = z.output<typeof managerTapsCopy>;
