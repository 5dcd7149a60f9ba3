import type { z } from 'astro/zod';
import { fieldset, fieldsets, text, title } from '#schemas/fields.ts';
import { callToAction } from '#schemas/links.ts';
import { findingName } from '#sampleNetwork/fields/evidence.ts';
import { tapNames } from '#sampleNetwork/fields/manager.ts';
import { template } from '#sampleNetwork/fields/template.ts';

const { length: TAPS } = tapNames;

export const managerStepsCopy = fieldset(
  'Lo que ve el encargado',
  'Tres celulares, uno por toque, con la tarea de un rubro de la red de ejemplo. Se ve en /app: muestra a quien dirige lo poco que se le pide al encargado.',
  {
    title,
    evidence: findingName.meta({
      description:
        'La primera foto de un rubro de la red de ejemplo, por ejemplo «vidriera-verano», o la de su historia: los tres celulares cuentan su tarea. La calle que va debajo está dibujada para «vidriera-verano».',
    }),
    lead: template('de qué tarea se trata', {
      max: 200,
      hint: 'Debajo del título, en una o dos frases. Mejor hasta 140. Lo que va entre llaves sale de ese rubro.',
    }),
    steps: fieldsets(
      'Toques',
      'Uno por celular, en su orden: abre el pendiente, saca la foto, lo cierra.',
      { min: TAPS, max: TAPS },
      'Toque',
      {
        title: text('lo que hace el encargado', {
          max: 40,
          hint: 'Un verbo y qué: «Saca la foto». Mejor hasta 25.',
        }),
        text: template('lo que gana con eso', {
          max: 120,
          hint: 'Debajo, en una frase: qué se ahorra o qué queda hecho.',
        }),
      },
    ),
    seen: text('qué ve quien dirige en ese minuto', {
      max: 60,
      hint: 'Debajo de los celulares, sobre la calle, y debajo de la hora de la foto del arreglo, que sale sola. Mejor hasta 35.',
    }),
    result: template('lo que deja', {
      max: 60,
      hint: 'Debajo, en letra enorme: en cuánto tiempo, y sin qué. Mejor hasta 30.',
    }),
    between: template('cuánto pasó entre la falla y el arreglo', {
      max: 160,
      hint: 'Debajo, en una o dos frases. Mejor hasta 120. Lo que va entre llaves sale del mismo rubro.',
    }),
    action: callToAction,
  },
);
export type ManagerStepsCopy = z.output<typeof managerStepsCopy>;
