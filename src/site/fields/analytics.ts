import { z } from 'astro/zod';
import { matching, fieldset, list, text, shortText } from '#schemas/fields.ts';
import { labelledLink } from '#schemas/links.ts';
import { vendorsOf, type Category } from './vendors.ts';

/** A kind of cookies, in the words that the visitor reads. */
const categoryWords = {
  title: shortText('el nombre de la categoría', 'Al lado de su casilla. Una o dos palabras.'),
  text: text('lo que hace la categoría', {
    max: 200,
    hint: 'Debajo del nombre: qué se guarda y para qué, sin vueltas. Mejor hasta 100.',
  }),
};

/** A kind of cookies that the visitor decides about: asked for only where a vendor in the container sets them. */
const consentCategory = (category: Category) => {
  const names = vendorsOf[category];
  return fieldset(
    'Categoría de cookies',
    'Su nombre, lo que hace y de quién son. Se elige en las preferencias.',
    {
      ...categoryWords,
      vendors: list(
        'Proveedores',
        'Los que tienen etiquetas en el contenedor. Sin ninguno, sacá la categoría: no se pregunta de más.',
        { min: 1, max: names.length },
        z.enum(names).meta({ title: 'Proveedor', description: `${names.join(' o ')}.` }),
      ),
    },
  );
};

/** The tag container and the notice that asks for consent. */
export const analytics = fieldset(
  'Medición',
  'El contenedor de etiquetas de Google y el aviso que pide permiso antes de cargarlo.',
  {
    containerId: matching(
      '«containerId», el contenedor de etiquetas',
      /^GTM-[A-Z0-9]+$/,
      'El contenedor se escribe «GTM-XXXXXXX».',
    )
      .meta({
        title: 'Contenedor de etiquetas',
        description:
          'El de Google Tag Manager, con la forma «GTM-XXXXXXX». Vacío, no se mide y no se muestra ningún aviso.',
      })
      .optional(),
    consent: fieldset(
      'Aviso de cookies',
      'Lo ve cada visita en su primera página, y solo cuando hay un contenedor.',
      {
        title: shortText(
          'el título del aviso de cookies',
          'Qué se pide, como pregunta. Mejor hasta 40.',
        ),
        text: text('el texto del aviso de cookies', {
          max: 240,
          hint: 'Para qué es cada cosa que se acepta, y que sin aceptar el sitio funciona igual. Sigue el enlace al texto legal.',
        }),
        privacy: labelledLink(
          'Texto legal',
          'Dónde se lee qué se hace con los datos: la cláusula de privacidad.',
          shortText(
            'el enlace al texto legal',
            'Al final del texto del aviso: «Cómo tratamos tus datos».',
          ),
        ),
        accept: shortText(
          'el botón que acepta',
          'Una palabra. Se ve igual de fuerte que el que rechaza.',
        ),
        reject: shortText('el botón que rechaza', 'Una palabra.'),
        choose: shortText(
          'el botón que abre las preferencias',
          'El tercero del aviso. Una palabra.',
        ),
        footer: shortText(
          'el botón del pie que abre las preferencias',
          'Para cambiar de idea después.',
        ),
        preferences: shortText('el título de las preferencias', 'Arriba de las categorías.'),
        save: shortText(
          'el botón que guarda las preferencias',
          'Debajo de las categorías, al lado de aceptar y rechazar todo.',
        ),
        close: shortText(
          'el botón que cierra las preferencias',
          'Al lado de los otros: cierra sin guardar.',
        ),
        categories: fieldset(
          'Categorías',
          'Lo que se puede aceptar por separado, en las preferencias.',
          {
            necessary: fieldset(
              'Categoría de cookies',
              'La que no se puede apagar: recordar lo que se eligió en el aviso.',
              categoryWords,
            ),
            measurement: consentCategory('measurement'),
            advertising: consentCategory('advertising').optional(),
          },
        ),
      },
    ),
  },
);
