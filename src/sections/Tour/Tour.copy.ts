import { z } from 'astro/zod';
import { fieldset, fieldsets, callToAction, eyebrow, href, text } from '#schemas/fields.ts';
import { iconName } from '#schemas/icons.ts';
import { screenNames } from '#schemas/network.ts';
import { template } from '#schemas/template.ts';

/** The areas of the platform: two, then one with the repair beside it, then three. */
const AREAS = 6;

export const tourCopy = fieldset(
  'Recorrido',
  'Lo que hace la plataforma, contado con una heladera.',
  {
    eyebrow,
    problem: fieldset('Lo que falla', 'El título empieza por acá, en letra enorme.', {
      what: template('qué falla', { max: 40 }),
      reading: template('cuánto marca', { max: 30 }),
    }),
    title: template('el título del recorrido', { max: 80 }),
    lead: template('la entradilla del recorrido', { max: 260 }),
    stops: fieldsets(
      'Estaciones',
      'Las seis áreas, en su orden: las dos primeras, la tercera con el arreglo al lado, y tres más.',
      { min: AREAS, max: AREAS },
      'Estación',
      {
        icon: iconName,
        moment: template('cuándo pasa', { max: 30 }),
        title: text('el título de la estación', { max: 40 }),
        text: template('el texto de la estación', { max: 150 }),
        glimpse: z.enum(screenNames).meta({
          title: 'Detalle',
          description: `La pantalla chica que la muestra: ${screenNames.join(', ')}.`,
        }),
        href,
      },
    ),
    repaired: fieldset('El arreglo', 'Cómo termina, en letra enorme, al lado de la tercera.', {
      reading: template('cuánto marca ahora', { max: 30 }),
      before: template('el puntaje que había', { max: 30 }),
      after: template('el puntaje que hay', { max: 30 }),
      change: template('el cambio, para quien no ve la flecha', { max: 90 }),
      text: template('cómo quedó', { max: 150 }),
      rest: template('lo que cambió para quien lee', { max: 60 }),
    }),
    action: callToAction,
  },
);
export type TourCopy = z.output<typeof tourCopy>;
