import type { z } from 'astro/zod';
import { fieldset, text } from '#schemas/fields.ts';
import { template } from '#sampleNetwork/fields/template.ts';

export const dawnCopy = fieldset(
  'Amanecer',
  'En la portada, después del recorrido: la ciudad de la red de ejemplo al amanecer, con un edificio por sucursal, tan alto como su puntaje, y la línea del mínimo.',
  {
    title: template('cómo amanece la red', {
      max: 80,
      hint: 'El título. {sobreMinimo} y {sucursales} se cuentan solos, y el primero va en letra enorme. Mejor hasta 50.',
    }),
    text: text('cómo se lee el dibujo', { max: 120, hint: 'Al lado del título, en una frase.' }),
    unvisited: text('qué pasa con la que nadie auditó', {
      max: 12,
      hint: 'En su cartel, debajo del puntaje: una o dos palabras.',
    }),
    alt: template('qué dicen los carteles', {
      max: 240,
      hint: 'Lo único que dice del dibujo un lector de pantalla. {sinVisita} es la que nadie auditó.',
    }),
  },
);
export type DawnCopy = z.output<typeof dawnCopy>;
