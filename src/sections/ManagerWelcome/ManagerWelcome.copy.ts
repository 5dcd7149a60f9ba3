import type { z } from 'astro/zod';
import { eyebrow, fieldset, text, title } from '#schemas/fields.ts';
import { hour } from '#sampleNetwork/fields/commonFields.ts';

const line = (name: string, what: string) =>
  fieldset(name, `Un renglón, con la frase en letra grande: ${what}.`, {
    title: text('de qué se trata', { max: 24, hint: 'Adelante, en una o dos palabras: «Sí».' }),
    text: text('la frase', { max: 90, hint: 'Mejor hasta 45, que son dos renglones.' }),
  });

export const managerWelcomeCopy = fieldset(
  'Para quien recibió el enlace',
  'Se ve en /app, antes del cierre: qué le pide la app, quién ve lo que carga y qué no hace. Sin asustar y sin prometer de más.',
  {
    eyebrow,
    title,
    dialog: fieldset(
      'Permiso',
      'La ventana con la que el celular pide la cámara. Es un dibujo: lo que dice ya lo dicen los renglones.',
      {
        hour,
        question: text('la pregunta del celular', { max: 60, hint: 'Arriba, en negrita.' }),
        allow: text('la respuesta que lo permite', { max: 40 }),
        deny: text('la que no', { max: 40 }),
      },
    ),
    asks: line('Lo que pide', 'cuándo pide la cámara y la ubicación'),
    seen: line('Quién lo ve', 'de quien carga a quien dirige'),
    never: line('Lo que no hace', 'lo que la app no mira'),
  },
);
export type ManagerWelcomeCopy = z.output<typeof managerWelcomeCopy>;
