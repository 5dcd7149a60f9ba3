import { block, code, href, text } from '#schemas/fields.ts';
import { word } from './words.ts';

/** A kind of cookies, as the visitor reads about it. */
const consentCategory = block('Categoría de cookies', 'Su nombre y lo que hace, en una frase.', {
  title: word('el nombre de la categoría'),
  text: text('lo que hace la categoría', { max: 200 }),
});

/** The tag container and the notice that asks for consent. */
export const analytics = block(
  'Medición',
  'El contenedor de etiquetas de Google y el aviso que pide permiso.',
  {
    containerId: code(
      '«containerId», el contenedor de etiquetas',
      /^GTM-[A-Z0-9]+$/,
      'El contenedor se escribe «GTM-XXXXXXX», o null si no hay.',
    )
      .meta({
        title: 'Contenedor de etiquetas',
        description: 'Con la forma «GTM-XXXXXXX». Vacío, no se mide.',
      })
      .nullable(),
    consent: block('Aviso de cookies', 'Se muestra solo cuando hay un contenedor.', {
      title: word('el título del aviso de cookies'),
      text: text('el texto del aviso de cookies', { max: 240 }),
      privacy: block('Texto legal', 'Dónde se lee qué se hace con los datos.', {
        label: word('el enlace al texto legal'),
        href,
      }),
      accept: word('el botón que acepta'),
      reject: word('el botón que rechaza'),
      choose: word('el botón que abre las preferencias'),
      footer: word('el botón del pie que abre las preferencias'),
      preferences: word('el título de las preferencias'),
      save: word('el botón que guarda las preferencias'),
      close: word('el nombre del botón que cierra las preferencias'),
      categories: block('Categorías', 'Lo que se puede aceptar por separado.', {
        necessary: consentCategory,
        measurement: consentCategory,
        advertising: consentCategory,
      }),
    }),
  },
);
