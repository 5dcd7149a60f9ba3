import type { z } from 'astro/zod';
import { fieldset, withPlaceholders } from '#schemas/fields.ts';
import { template } from '#schemas/network/template.ts';

export const dawnCopy = fieldset(
  'Amanecer',
  'En la portada, después del recorrido: la ciudad de la red de ejemplo al amanecer, con un edificio por sucursal, tan alto como su puntaje, y la línea del mínimo.',
  {
    title: template('cómo amanece la red', {
      max: 80,
      hint: 'El título. {sobreMinimo} y {sucursales} se cuentan solos, y el primero va en letra enorme. Mejor hasta 50.',
    }),
    base: withPlaceholders(
      'en qué puntaje empieza el dibujo',
      {
        max: 60,
        hint: 'En letra chica, debajo: que los edificios no empiezan en cero. «La altura arranca en 82.»',
      },
      'base',
    ),
    text: template('qué se ve en el dibujo', {
      max: 240,
      hint: 'Debajo del título, y lo único que dice del dibujo un lector de pantalla. {sinVisita} es la que nadie auditó.',
    }),
  },
);
export type DawnCopy = z.output<typeof dawnCopy>;
