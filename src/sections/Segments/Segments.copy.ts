import { z } from 'astro/zod';
import { callToAction, drawing, fieldset, list, plainLink, text, title } from '#schemas/fields.ts';
import { template } from '#sampleNetwork/fields/template.ts';

/** The drawings that a segment can have. Each has a place of its own. */
const screens = ['opening', 'sameItem', 'networkByZone'] as const;

const card = fieldset(
  'Tarjeta',
  'Debajo del título de la página, al lado de las otras: quien lee elige la suya y llega a su caso.',
  {
    title: text('cómo lo diría ese cliente', {
      max: 40,
      hint: 'Con sus palabras y en primera persona: «Muchos, y me faltan ojos». Mejor hasta 30.',
    }),
    size: text('de cuántos locales es', {
      max: 20,
      hint: 'Arriba del título, en letra chica, para que quien lee se ubique: «De 3 a 20 locales».',
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
    areas: fieldset(
      'Lo que va a usar',
      'Debajo de la respuesta, las áreas con las que empieza ese cliente. Puede faltar.',
      {
        title: text('lo que presenta las áreas', {
          max: 30,
          hint: 'Antes de los enlaces: «Vas a usar».',
        }),
        links: list(
          'Áreas',
          'De una a tres, cada una con un enlace a su lugar en /soluciones.',
          { min: 1, max: 4 },
          plainLink,
        ),
      },
    ).optional(),
    action: callToAction,
    more: plainLink.optional().meta({
      title: 'Otra salida',
      description: 'Al lado del botón, para quien todavía no quiere una demo. Puede faltar.',
    }),
    doubt: fieldset(
      'La duda de ese cliente',
      'Al final de su caso, lo primero que pregunta y su respuesta. Puede faltar.',
      {
        question: text('lo que pregunta', { max: 60, hint: 'Con sus palabras. Mejor hasta 40.' }),
        answer: text('la respuesta', { max: 260, hint: 'En dos o tres frases. Mejor hasta 180.' }),
      },
    ).optional(),
    screen: z.enum(screens).meta({
      title: 'Pantalla',
      description:
        'La que se ve con él, que también decide cómo se arma: opening es el manual en la vidriera de un local; sameItem, el mismo ítem en dos fotos, y networkByZone, la red entera de noche, por supervisor.',
    }),
  },
);

export const segmentsCopy = fieldset(
  'Tipos de cliente',
  'Los casos de /para-quien: una tarjeta de cada uno debajo del título y, más abajo, uno debajo del otro.',
  {
    question: text('la pregunta que contestan las tarjetas', {
      max: 60,
      hint: 'Arriba de las tarjetas: cada una empieza con su respuesta, «De 3 a 20 locales».',
    }),
    items: list(
      'Casos',
      'Uno por tipo de cliente, de menos a más locales. Tres tarjetas entran en una fila.',
      { min: 1, max: 6 },
      segment,
    ),
  },
);
export type SegmentsCopy = z.output<typeof segmentsCopy>;
