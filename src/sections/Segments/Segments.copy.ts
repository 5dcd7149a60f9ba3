import { z } from 'astro/zod';
import {
  drawing,
  fieldset,
  fieldsets,
  list,
  readAloudHint,
  text,
  title,
  titleAndText,
} from '#schemas/fields.ts';
import { callToAction, plainLink } from '#schemas/links.ts';
import { template } from '#sampleNetwork/fields/template.ts';

/** The drawings that a segment can have. Each has a place of its own. */
const screens = ['opening', 'sameItem', 'networkAtNight'] as const;

const card = fieldset(
  'Tarjeta',
  'En la primera pantalla, al lado de las otras: quien lee elige la suya y llega a su caso.',
  {
    title: text('cómo lo diría ese cliente', {
      max: 40,
      hint: 'Con sus palabras y en primera persona: «Muchos, y me faltan ojos». Mejor hasta 30.',
    }),
    size: text('de cuántos locales es', {
      max: 20,
      hint: 'Arriba del título, en amarillo, y otra vez arriba del caso: «De 3 a 20 locales».',
    }),
    text: template('lo que cambia para ese cliente', {
      max: 90,
      hint: 'Debajo del título, en una línea. Mejor hasta 45.',
    }),
    choose: text('lo que invita a ir al caso', {
      max: 24,
      hint: 'Al pie de la tarjeta, con una flecha hacia abajo: «Tengo 1 o 2». La tarjeta entera es el enlace.',
    }),
    scene: drawing(
      '«scene», el dibujo de la tarjeta',
      'scene',
      'Los locales de ese cliente, parados en la línea que comparten las tarjetas.',
    ),
  },
);

/** One type of client: its problem in its own words, how it recognises itself and what Lineo does for it. */
const segment = fieldset(
  'Tipo de cliente',
  'Su tarjeta, cómo se reconoce quien lee y qué le aporta Lineo, con una pantalla al lado.',
  {
    card,
    title,
    text: text('el texto del tipo de cliente', {
      max: 320,
      hint: 'Su situación, en dos o tres frases. Mejor hasta 200.',
    }),
    signsTitle: text('el título de las señales', {
      max: 60,
      hint: 'Arriba de la lista: «Te va a sonar si…».',
    }),
    signs: list(
      'Señales',
      'Frases en las que ese cliente se reconoce, dichas como las diría. Con tres alcanza.',
      { min: 1, max: 6 },
      text('una señal', { max: 140 }),
    ),
    answer: text('lo que Lineo le aporta', {
      max: 260,
      hint: 'La respuesta a esas señales, arriba del botón.',
    }),
    action: callToAction,
    more: plainLink.optional().meta({
      title: 'Otra salida',
      description: 'Al lado del botón, para quien todavía no quiere una demo. Puede faltar.',
    }),
    doubt: fieldset(
      'La duda de ese cliente',
      'Debajo de su botón, a todo el ancho: lo primero que pregunta, su respuesta y el celular de un franquiciado. Puede faltar.',
      {
        question: text('lo que pregunta', {
          max: 60,
          hint: 'Un título grande, con sus palabras. Mejor hasta 40.',
        }),
        points: fieldsets(
          'Respuesta',
          'Qué gana un franquiciado, en puntos cortos. Con tres alcanza.',
          { min: 1, max: 4 },
          'Punto',
          titleAndText,
        ),
        phone: fieldset(
          'Lo que ve',
          'El celular de un franquiciado, el día en que se confirma su arreglo: dos locales de la red de ejemplo, el de la auditoría entre ellos.',
          {
            who: text('de quién es el celular', { max: 40, hint: 'Arriba del celular.' }),
            picture: template('lo que muestra el celular', { max: 240, hint: readAloudHint }),
            title: text('el título de la pantalla', { max: 30, hint: 'Arriba: «Tus locales».' }),
            repaired: template('lo que dice del arreglo', {
              max: 60,
              hint: 'Debajo de la foto del arreglo: «Tu arreglo, confirmado por {supervisor}».',
            }),
            closed: text('lo que dice de los que no ve', {
              max: 40,
              hint: 'Al pie, con un candado: «Los demás no se ven».',
            }),
          },
        ),
      },
    ).optional(),
    screen: z.enum(screens).meta({
      title: 'Pantalla',
      description:
        'La que se ve con él, que también decide cómo se arma: opening es el manual en la vidriera de un local; sameItem, el mismo ítem en dos fotos, y networkAtNight, la red entera de noche.',
    }),
  },
);

export const segmentsCopy = fieldset(
  'Tipos de cliente',
  'Los casos de /para-quien: una tarjeta de cada uno debajo del título y, más abajo, uno debajo del otro.',
  {
    items: list(
      'Casos',
      'Uno por tipo de cliente, de menos a más locales. Tres tarjetas entran en una fila.',
      { min: 1, max: 6 },
      segment,
    ),
  },
);
export type SegmentsCopy = z.output<typeof segmentsCopy>;
