import type { z } from 'astro/zod';
import { fieldset, callToAction, text } from '#schemas/fields.ts';
import { template } from '#schemas/network/template.ts';

export const yourPhotoCopy = fieldset(
  'Tu foto',
  'El cierre de /soluciones: una foto en blanco, la de quien lee, y el botón a la demo en el que termina la línea.',
  {
    title: template('el título del cierre', {
      max: 80,
      hint: 'La pregunta que lo trae a la demo. Mejor hasta 30: va en letra enorme. Entre llaves va un dato de la red de ejemplo.',
    }),
    text: text('el texto del cierre', {
      max: 220,
      hint: 'Debajo del título: qué traer y qué se va a ver, en una o dos frases.',
    }),
    blank: text('lo que se ve en la foto en blanco', {
      max: 8,
      hint: 'En letra enorme, en lugar de la foto: «? °C».',
    }),
    stamp: text('lo que dice debajo de la foto en blanco', {
      max: 40,
      hint: 'Donde una foto lleva su día y su lugar. Mejor hasta 30.',
    }),
    action: callToAction,
  },
);
export type YourPhotoCopy = z.output<typeof yourPhotoCopy>;
