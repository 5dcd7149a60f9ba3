import { z } from 'astro/zod';
import { parseVideoAddress } from './videoAddress.ts';
import { capitalise, fieldLabel } from './fieldName.ts';
import { matching, fieldset, KEBAB_NAME, text } from './fields.ts';
import { expectedError, notTextError } from './fieldErrors.ts';

/** A link: a path or fragment inside the site, or a secure address. */
export const href = matching(
  '«href», la dirección a la que lleva',
  /^(\/(?!\/)|#|https:\/\/)\S*$/,
  '«href» empieza por «/» si es una página del sitio, por «#» si es una parte de la misma página, o por «https://» si es otro sitio.',
).meta({
  kind: 'link',
  title: 'Adónde lleva',
  description:
    'Empieza por «/» si es una página del sitio («/contacto»), por «#» si es una parte de la misma página, o por «https://» si es otro sitio.',
});

/** An address outside the site. */
export const url = (what: string) =>
  matching(
    what,
    /^https:\/\/[^\s/?#]+\.[^\s/?#]+\S*$/,
    `${capitalise(what)} tiene que empezar por «https://».`,
  ).meta({ kind: 'address' });

/** An address outside the site that a visitor follows. */
export const outsideLink = (what: string) => url(what).meta({ kind: 'link' });

/** The address of a video, as YouTube or Vimeo show it. */
export const videoUrl = (what: string) =>
  z
    .string({ error: notTextError(what) })
    .trim()
    .refine((address) => parseVideoAddress(address) !== undefined, {
      error: expectedError(
        'Se espera la dirección de un video de YouTube o de Vimeo, por ejemplo «https://www.youtube.com/watch?v=aaaaaaaaaaa» o «https://vimeo.com/76979871».',
      ),
    })
    .meta({
      kind: 'address',
      title: fieldLabel(what),
      description: 'La página del video en YouTube o en Vimeo, como la muestra el navegador.',
    });

/** The name by which analytics counts a button: chosen once, never renamed. `key` is the name of the field. */
export const trackingId = (key: string) =>
  matching(
    `«${key}», el nombre con el que analítica cuenta este botón`,
    KEBAB_NAME,
    `«${key}» va en minúsculas y con guiones, por ejemplo «hero-demo».`,
  ).meta({
    kind: 'tracking id',
    title: 'Nombre para analítica',
    description:
      'No se ve: con él se cuentan los clics. En minúsculas y con guiones, distinto en cada botón («hero-demo»). Se elige una vez: si cambia, la cuenta empieza de cero.',
  });

/** The tracking id of a fieldset's only button. */
export const ctaId = trackingId('cta');

export const buttonLabel = text('el texto del botón', {
  max: 40,
  hint: 'Un verbo y qué pasa al tocarlo: «Programar una demo». Mejor hasta 25: en un celular entra en un renglón.',
});

/** A call to action: its label, its address, and its name in analytics. */
export const callToAction = fieldset(
  'Botón',
  'Lo que dice, adónde lleva y el nombre con el que analítica cuenta sus clics.',
  { cta: ctaId, label: buttonLabel, href },
);
export type CallToAction = z.output<typeof callToAction>;

/** A call to action whose address is made of the number in `site.yaml`. */
export const channelAction = fieldset(
  'Botón de WhatsApp',
  'Lo que dice y el nombre con el que analítica cuenta sus clics. El número está en «Datos del sitio».',
  { cta: ctaId, label: buttonLabel },
);
export type ChannelAction = z.output<typeof channelAction>;

export const labelledLink = (title: string, hint: string, label: z.ZodString) =>
  fieldset(title, hint, { label, href });

/** A link to a clause of the terms. */
export const clause = labelledLink(
  'Cláusula',
  'En qué parte de los términos, o en qué página, está dicho. Se ve como un enlace después del texto.',
  text('el nombre de la cláusula', {
    max: 40,
    hint: 'Cómo se la nombra al final del texto: «Términos, cláusula 4.2».',
  }),
);

/** A link to a source outside the site. */
export const source = labelledLink(
  'Fuente',
  'Quién lo dice afuera, con un enlace adonde lo dice. Va con cada cifra o regla que no es de Lineo.',
  text('el nombre de la fuente', {
    max: 60,
    hint: 'El texto o la norma y quién lo publica: «Código Civil y Comercial, en InfoLEG».',
  }),
);

/** A link without a tracking id, because page views already count it. */
export const plainLink = labelledLink(
  'Enlace',
  'Lo que dice y adónde lleva. Las visitas a esa página ya se cuentan.',
  text('el texto del enlace', {
    max: 80,
    hint: 'Que se entienda solo, sin el texto de al lado: «Ver cómo funciona» y no «Ver más». Mejor hasta 35.',
  }),
);
