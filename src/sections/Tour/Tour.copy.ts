import type { z } from 'astro/zod';
import { fieldset, fieldsets, text } from '#schemas/fields.ts';
import { callToAction, href } from '#schemas/links.ts';
import { iconName } from '#schemas/icons.ts';
import { tourScreen } from '#sampleNetwork/fields/screens.ts';
import { template } from '#sampleNetwork/fields/template.ts';
import { stations } from './stations.ts';

export const tourCopy = fieldset(
  'Recorrido',
  'En la portada: lo que hace la plataforma, contado con una heladera que se rompe y se arregla. Entre llaves van datos de la red de ejemplo.',
  {
    problem: fieldset(
      'Lo que falla',
      'Con esto empieza el título, en letra enorme: «Una heladera a 9 °C».',
      {
        what: template('qué falla', {
          max: 40,
          hint: 'Sin el número, que va en el campo que sigue. Mejor hasta 15.',
        }),
        reading: template('cuánto marca', {
          max: 30,
          hint: 'El número, en letra enorme. Con {lectura} sale de la red de ejemplo.',
        }),
      },
    ),
    title: template('el título del recorrido', {
      max: 80,
      hint: 'Sigue a lo que falla, en letra más chica: qué va a mostrar el recorrido. Mejor hasta 40.',
    }),
    lead: template('la bajada del recorrido', {
      max: 260,
      hint: 'Dónde pasa y que son datos de ejemplo. Mejor hasta 120.',
    }),
    stations: fieldsets(
      'Estaciones',
      'Las seis áreas de la plataforma, en el orden de la historia: dos antes del arreglo, la tercera, que lo tiene al lado, y tres más.',
      { min: stations.length, max: stations.length },
      'Estación',
      {
        icon: iconName,
        moment: template('cuándo pasa', {
          max: 30,
          hint: 'El día y la hora de la historia, en letra chica: «mar 2 jun · 11:07».',
        }),
        title: text('el título de la estación', {
          max: 40,
          hint: 'El nombre del área, que es el enlace. De una a tres palabras.',
        }),
        text: template('el texto de la estación', {
          max: 180,
          hint: 'Qué pasa en esta parte y quién lo hace, en una o dos frases. Mejor hasta 90.',
        }),
        screen: tourScreen,
        href,
      },
    ),
    repaired: fieldset(
      'El arreglo',
      'Cómo termina la historia, en letra enorme, al lado de la tercera estación.',
      {
        reading: template('cuánto marca ahora', {
          max: 30,
          hint: 'El número del arreglo, en letra enorme. Con {lecturaArreglo} sale de la red de ejemplo.',
        }),
        rest: template('lo que cambió para quien lee', {
          max: 90,
          hint: 'Una frase: cuánto tardó, {diasArreglo}, y qué dejó de ser un problema para vos.',
        }),
      },
    ),
    closing: text('la frase que cierra', {
      max: 120,
      hint: 'Debajo del arreglo, arriba del botón: qué tiene que ver con la red de quien lee. Mejor hasta 60.',
    }),
    demo: callToAction.meta({
      title: 'Botón a la demo',
      description: 'Debajo del arreglo, donde la historia ya convenció: el botón lleno.',
    }),
  },
);
export type TourCopy = z.output<typeof tourCopy>;
