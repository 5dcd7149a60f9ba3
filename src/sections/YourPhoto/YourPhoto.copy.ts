import type { z } from 'astro/zod';
import { fieldset, text } from '#schemas/fields.ts';
import { callToAction } from '#schemas/links.ts';

export const yourPhotoCopy = fieldset(
  'Tu foto',
  'El cierre de /soluciones: lo que se encontró en cada rubro de la red de ejemplo y, al lado, el lugar de la foto de quien lee, con el botón a la demo.',
  {
    title: text('el título del cierre', {
      max: 80,
      hint: 'Qué traer a la demo. Mejor hasta 24: va en letra enorme.',
    }),
    text: text('el texto del cierre', {
      max: 220,
      hint: 'Debajo del título: de qué es la foto y qué se va a ver, en una o dos frases.',
    }),
    stamp: text('el sello de la foto que falta', {
      max: 40,
      hint: 'Al pie, donde una foto lleva su día y su lugar. Mejor hasta 30.',
    }),
    action: callToAction,
  },
);
export type YourPhotoCopy = z.output<typeof yourPhotoCopy>;
