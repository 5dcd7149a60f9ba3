import { z } from 'astro/zod';
import { evidenceName } from '#sampleNetwork/fields/evidence.ts';
import { fieldset, fieldsets, list, titleAndText, title } from '#schemas/fields.ts';

export const meetingStepsCopy = fieldset(
  'Qué pasa en la reunión',
  'Al lado de la agenda, en /contacto, sobre la línea que va de la noche a la mañana: qué pasa en la reunión, para reservarla sin dudas.',
  {
    title,
    steps: fieldsets(
      'Paradas',
      'Lo que pasa en la reunión, en orden: quién pregunta y qué se muestra. Con tres alcanza. Lo que se lleva va después, en la propuesta.',
      { min: 1, max: 5 },
      'Parada',
      {
        minute: z.int().min(0).max(180).meta({
          title: 'Minuto',
          description:
            'En qué minuto de la reunión empieza: el primero es 0. Se lee al lado del título.',
        }),
        ...titleAndText,
        photos: list(
          'Evidencias',
          'Fotos de la red de ejemplo (red.yaml, en «evidence») que van debajo del texto: la de la falla y la del arreglo. Pueden faltar.',
          { min: 1, max: 2 },
          evidenceName,
        ).optional(),
      },
    ),
  },
);
export type MeetingStepsCopy = z.output<typeof meetingStepsCopy>;
