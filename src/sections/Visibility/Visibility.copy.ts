import type { z } from 'astro/zod';
import {
  alt,
  drawing,
  fieldset,
  fieldsets,
  eyebrow,
  photoFile,
  titleAndText,
  text,
  title,
} from '#schemas/fields.ts';
import { plainLink } from '#schemas/links.ts';
import { iconName } from '#schemas/icons.ts';
import { template } from '#sampleNetwork/fields/template.ts';

export const visibilityCopy = fieldset(
  'Qué se pierde y qué se gana',
  'En la portada, después del comienzo: qué se pierde cuando la red crece, y qué devuelve Lineo.',
  {
    eyebrow,
    title,
    lead: text('la bajada', {
      max: 260,
      hint: 'Al lado del título: el problema, como lo contaría quien lo tiene. Mejor hasta 100.',
    }),
    losses: fieldsets(
      'Lo que se pierde',
      'Un punto por problema, en orden. Con cuatro se ve completo en una pantalla ancha.',
      { min: 1, max: 12 },
      'Punto',
      {
        icon: iconName,
        ...titleAndText,
        picture: fieldset('Foto', 'La foto que no prueba nada. Sin ella queda el texto.', {
          drawing: drawing('«drawing», el dibujo', 'scene', 'El que hace de foto.'),
        }).optional(),
      },
    ),
    answer: fieldset(
      'Lo que se gana',
      'Al final de la línea: la respuesta de Lineo y adónde seguir.',
      {
        title,
        text: text('la respuesta', {
          max: 220,
          hint: 'Qué hace Lineo con esos problemas, en una o dos frases.',
        }),
        link: plainLink,
        screen: fieldset(
          'El celular',
          'Al lado, al final de la calle: la pantalla bloqueada de quien dirige la red, un minuto después de la foto. El día y la hora salen de la red de ejemplo.',
          {
            alt: template('lo que se ve, en palabras', {
              max: 260,
              hint: 'Lo escucha quien no puede ver el dibujo: la hora, el aviso y cómo están los demás.',
            }),
            title: template('el aviso', {
              max: 60,
              hint: 'Qué pasó y dónde: {sucursal}, {puntaje}. Mejor hasta 40.',
            }),
            text: template('la segunda línea del aviso', {
              max: 80,
              hint: 'Qué se encontró. Mejor hasta 40.',
            }),
            count: template('cuántos locales están bien', {
              max: 60,
              hint: 'En números grandes: {sobreMinimoVisita} y {sucursales} se cuentan solos.',
            }),
            above: template('qué cuenta ese número', { max: 40, hint: 'Al lado.' }),
          },
        ),
        trades: text('el título de los rubros', {
          max: 90,
          hint: 'Arriba de una calle con un local por rubro, que lleva a su caso en /para-quien. Los rubros están en la red de ejemplo. Mejor hasta 45.',
        }),
        picture: fieldset(
          'Foto',
          'Debajo de la respuesta, a todo el ancho. Sin ella, el lugar se cierra.',
          {
            photo: photoFile,
            alt,
          },
        ).optional(),
      },
    ),
  },
);
export type VisibilityCopy = z.output<typeof visibilityCopy>;
