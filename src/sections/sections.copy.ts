import {
  alt,
  block,
  blocks,
  callToAction,
  code,
  ctaId,
  drawing,
  eyebrow,
  href,
  iconName,
  linkBlock,
  list,
  text,
  title,
} from '#schemas/fields.ts';
import { folderOf } from '#schemas/kind.ts';
import { screenNames } from '#schemas/network.ts';
import { template } from '#schemas/template.ts';
import { z } from 'astro/zod';

/** A link without a tracking id, because page views already count it. */
export const plainLink = linkBlock(
  'Enlace',
  'Lo que dice y adónde lleva.',
  'el texto del enlace',
  80,
);

/** The title and text of one item of a list. */
export const point = {
  title: text('el título', { max: 60 }),
  text: text('el texto', { max: 220 }),
};

export const bannerCopy = block('Banner de cierre', 'La franja de color que invita a la demo.', {
  title,
  text: text('el texto del banner', { max: 220 }),
  action: callToAction,
  scene: drawing('«scene», el dibujo que va sobre la línea', 'scene').optional(),
});
export type BannerCopy = z.output<typeof bannerCopy>;

export const clientsCopy = block('Clientes y cifras', 'Lo demás está en «Datos del sitio».', {
  eyebrow: eyebrow.optional(),
  title,
});
export type ClientsCopy = z.output<typeof clientsCopy>;

export const figuresStripCopy = block('Tira de cifras', 'Las cifras están en «Datos del sitio».', {
  title,
});
export type FiguresStripCopy = z.output<typeof figuresStripCopy>;

/** The file name of a photograph, kept with the others of the content. */
export const photoFile = code(
  '«photo», el nombre de la foto',
  /^[^/\\]+\.(jpe?g|png|webp|avif|svg)$/,
  `«photo» es el nombre de un archivo de ${folderOf('photo')}, por ejemplo supervisora.jpg.`,
).meta({
  kind: 'photo',
  title: 'Foto',
  description: `Un archivo de ${folderOf('photo')}.`,
});

export const videoSectionCopy = block('Video', 'Su dirección está en «Datos del sitio».', {
  eyebrow: eyebrow.optional(),
  title,
  text: text('el texto que acompaña al video', { max: 240 }),
  action: callToAction.optional(),
});
export type VideoSectionCopy = z.output<typeof videoSectionCopy>;

/** The same texts for the video in a column, without an eyebrow or a button. */
export const videoAsideCopy = videoSectionCopy.omit({ eyebrow: true, action: true }).meta({
  title: 'Video',
  description: 'Su dirección está en «Datos del sitio».',
});
export type VideoAsideCopy = z.output<typeof videoAsideCopy>;

export const visibilityCopy = block('Qué se pierde y qué se gana', 'La pregunta y la respuesta.', {
  eyebrow,
  title,
  lead: text('la entradilla', { max: 260 }),
  losses: blocks('Lo que se pierde', 'Un punto por problema.', { min: 1, max: 12 }, 'Punto', {
    icon: iconName,
    ...point,
  }),
  answer: block('Lo que se gana', 'La respuesta de Lineo y adónde seguir.', {
    title,
    text: text('la respuesta', { max: 160 }),
    link: plainLink,
    picture: block('Foto', 'Debajo de la respuesta. Sin ella, el lugar se cierra.', {
      photo: photoFile,
      alt,
    }).optional(),
  }),
});
export type VisibilityCopy = z.output<typeof visibilityCopy>;

export const answersCopy = block('Respuestas cortas', 'Lo que se pregunta antes de la demo.', {
  eyebrow: eyebrow.optional(),
  title,
  items: list(
    'Preguntas',
    'En el orden en que se muestran.',
    { min: 1, max: 6 },
    block(
      'Pregunta con su respuesta corta',
      'Lleva a la respuesta entera: «/soluciones#pregunta-cuanto_cuesta» abre la de «¿Cuánto cuesta?».',
      {
        cta: ctaId,
        question: text('una pregunta', { max: 60 }),
        answer: text('la respuesta en una línea', { max: 120 }),
        href,
      },
    ),
  ),
});
export type AnswersCopy = z.output<typeof answersCopy>;

export const tourCopy = block('Recorrido', 'Lo que hace la plataforma, contado con una heladera.', {
  eyebrow,
  title: template('el título del recorrido', { max: 110 }),
  lead: template('la entradilla del recorrido', { max: 260 }),
  stops: blocks('Estaciones', 'En el orden de la historia.', { min: 1, max: 12 }, 'Estación', {
    icon: iconName,
    title: text('el título de la estación', { max: 40 }),
    text: template('el texto de la estación', { max: 150 }),
    glimpse: z
      .enum(screenNames)
      .optional()
      .meta({
        title: 'Detalle',
        description: `La parte de la pantalla que la muestra: ${screenNames.join(', ')}. Puede faltar.`,
      }),
    href,
  }),
  action: callToAction,
});
export type TourCopy = z.output<typeof tourCopy>;

/** Words at the top of an inner page, and the drawing beside them where it has one. */
export const pageHeadCopy = block('Encabezado', 'Lo primero que se lee en la página.', {
  eyebrow,
  title: title.meta({ kind: 'headline' }),
  facts: list(
    'Datos',
    'De pocas palabras, debajo del título. Pueden faltar.',
    { min: 1, max: 4 },
    text('un dato del encabezado', { max: 30 }),
  ).optional(),
  lead: text('la entradilla de la página', { max: 280 }),
  picture: block('Dibujo del encabezado', 'Al lado del título. Sin él, todo es más bajo.', {
    scene: drawing('«scene», el dibujo del encabezado', 'scene'),
    alt,
  }).optional(),
  demo: callToAction.optional(),
  more: list(
    'Enlaces del encabezado',
    'Llevan a respuestas de la página: «#pregunta-cuanto_cuesta» abre la de «¿Cuánto cuesta?».',
    { min: 0, max: 3 },
    plainLink,
  ).default([]),
});
export type PageHeadCopy = z.output<typeof pageHeadCopy>;
