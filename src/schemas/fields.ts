import './spanish.ts';
import { z } from 'astro/zod';
import { folderOf } from './kind.ts';
import { asSubject, fieldLabel } from './fieldName.ts';
import { notCodeError, notTextError, otherFormError } from './fieldErrors.ts';

// Zod's messages don't name a field in its author's words. Here title, hint and limits are said once, for the check, the
// editor and the tests.

/**
 * Fields that belong together. The editor shows their title and a sentence that says what they are
 * for.
 */
export const fieldset = <Shape extends z.ZodRawShape>(title: string, hint: string, shape: Shape) =>
  z.strictObject(shape).meta({ title, description: hint });

/** A list, with how many elements it may have. */
export const list = <Item extends z.ZodType>(
  title: string,
  hint: string,
  { min, max }: { min: number; max: number },
  item: Item,
) => z.array(item).min(min).max(max).meta({ title, description: hint });

/** A list of fieldsets, each with the title `itemTitle`, and with the hint of the list. */
export const fieldsets = <Shape extends z.ZodRawShape>(
  title: string,
  hint: string,
  limits: { min: number; max: number },
  itemTitle: string,
  shape: Shape,
) => list(title, hint, limits, fieldset(itemTitle, hint, shape));

/** How many characters a text may have. `hint` tells its author what to write and where visitors see it. */
export interface TextOptions {
  min?: number;
  max: number;
  hint?: string | undefined;
}

/**
 * Text shown to visitors. `what` names it in Spanish, for error messages and for the editor. The editor adds the
 * limits to the hint by itself.
 */
export const text = (what: string, { min = 1, max, hint }: TextOptions) =>
  z
    .string({ error: notTextError(what) })
    .trim()
    .min(min, {
      error: ({ input }) =>
        input
          ? `${asSubject(what)} necesita al menos ${min} caracteres y tiene ${String(input).length}.`
          : `Escribí ${what}: está en blanco.`,
    })
    .max(max, {
      error: ({ input }) =>
        `Acortá ${what}: admite ${max} caracteres y tiene ${String(input).length}.`,
    })
    .meta({ kind: 'text', title: fieldLabel(what), ...(hint && { description: hint }) });

/** The hint for a text that only screen readers say. */
export const readAloudHint = 'No se ve: lo dice un lector de pantalla.';

/** The first message of a visitor's WhatsApp chat, which may use WhatsApp's own formatting. */
export const chatMessage = (
  what: string,
  hint = 'Viene escrito al abrirse el chat, y quien lo manda lo puede cambiar. Va con sus palabras: «Hola, quiero…».',
) => text(what, { max: 200, hint }).meta({ kind: 'chat message' });

/** A short text: a label, a title, a button. */
export const shortText = (what: string, hint?: string) => text(what, { max: 90, hint });

/** A text that must contain each of these placeholders, which the page fills in. */
export const withPlaceholders = (what: string, options: TextOptions, ...names: string[]) => {
  // The names decide between «y» and «e».
  const all = new Intl.ListFormat('es')
    .formatToParts(names)
    .map(({ type, value }) => (type === 'element' ? `{${value}}` : value))
    .join('');
  const rule = `Tiene que llevar ${all}, que se ${names.length === 1 ? 'completa solo' : 'completan solos'}.`;
  return names.reduce(
    (schema, name) =>
      schema.includes(`{${name}}`, {
        error: `Falta «{${name}}» en este texto: va así, con las llaves, y se completa solo.`,
      }),
    text(what, { ...options, hint: options.hint ? `${options.hint} ${rule}` : rule }),
  );
};

/** A value that has to match `pattern`; `form` is the sentence that describes it to authors. */
export const matching = (what: string, pattern: RegExp, form: string) =>
  z
    .string({ error: notCodeError(what, pattern, form) })
    .regex(pattern, { error: otherFormError(pattern, form) })
    .meta({ kind: 'code', title: fieldLabel(what), description: form });

/** A name in lower case with dashes between its words: «hero-demo». */
export const KEBAB_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The file name of a drawing: a client's logo, or one of the site's own drawings of a scene or of evidence. */
export const drawing = (what: string, kind: 'logo' | 'scene' | 'evidence', hint = '') =>
  matching(
    what,
    /^[^/\\]+\.svg$/,
    `${asSubject(what)} es el nombre de un archivo .svg de ${folderOf(kind)}.`,
  ).meta({ kind, description: `${hint} Un archivo .svg de ${folderOf(kind)}.`.trim() });

/** The file name of a photograph, kept with the others of the content. */
export const photoFile = matching(
  '«photo», el nombre de la foto',
  /^[^/\\]+\.(jpe?g|png|webp|avif|svg)$/,
  `«photo» es el nombre de un archivo de ${folderOf('photo')}, por ejemplo supervisora.jpg.`,
).meta({
  kind: 'photo',
  title: 'Foto',
  description: `Un archivo de ${folderOf('photo')}, en .jpg, .png, .webp, .avif o .svg. Si la subís desde acá, se achica y se convierte sola.`,
});

/** The title and text of one item of a list. */
export const titleAndText = {
  title: text('el título', {
    max: 60,
    hint: 'En pocas palabras, de qué se trata. Mejor hasta 30: en un celular entra en un renglón.',
  }),
  text: text('el texto', {
    max: 220,
    hint: 'Una o dos frases que lo cuenten. Conviene que todos los de la lista tengan un largo parecido.',
  }),
};

/** Title and description for search engines and shared links. */
export const seo = fieldset(
  'Para buscadores',
  'Lo que muestran Google y las redes cuando encuentran o comparten la página. En la página misma no se lee.',
  {
    title: text('el título para buscadores', {
      max: 65,
      hint: 'El enlace azul de Google y el nombre de la pestaña. Primero de qué trata la página y al final «| Lineo».',
    }),
    description: text('la descripción para buscadores', {
      min: 50,
      max: 160,
      hint: 'Lo que se lee debajo de ese enlace: qué se encuentra en la página, en una o dos frases. Mejor de 120 a 155: Google corta lo que sigue.',
    }),
  },
);
export type Seo = z.output<typeof seo>;

/** A small line above a heading that says what the section is about. */
export const eyebrow = text('la línea que va sobre el título', {
  max: 60,
  hint: 'En letra chica, de qué parte de la historia se trata. De dos a seis palabras, sin punto final.',
});

/** A section's heading. */
export const title = text('el título de la sección', {
  max: 110,
  hint: 'Lo que se lee en grande al llegar a la sección. Mejor hasta 60: en un celular son unos tres renglones.',
});

/** What a picture shows, for people who can't see it. */
export const alternativeText = (what: string, { max }: { max: number }) =>
  text(what, {
    max,
    hint: 'Qué se ve, para quien no puede verlo: lo dice un lector de pantalla. Una o dos frases, sin «Imagen de».',
  }).meta({ kind: 'alternative text' });

/** What a picture of the site's own set shows. */
export const alt = alternativeText('«alt», la descripción de la imagen', { max: 260 });

/** The title of a page, which the picture of a shared page shows too. */
export const headline = (what: string, options: TextOptions) =>
  text(what, options).meta({ kind: 'headline' });

/** The title at the top of a page. */
export const pageTitle = headline('el título de la página', {
  max: 110,
  hint: 'Lo más grande de la página; también va en la imagen que se ve al compartirla. Mejor hasta 55: en un celular son unos tres renglones.',
});

/** A figure in large type, with its meaning under it (spec section 3: Statistic). */
export const statistic = fieldset('Cifra', 'Un número grande y, debajo, qué cuenta.', {
  principal: text('«principal», la cifra', {
    max: 12,
    hint: 'En letra enorme: el número y su signo, como «+3000» o «63%». Mejor hasta 6.',
  }),
  secundario: text('«secundario», lo que cuenta la cifra', {
    max: 40,
    hint: 'Debajo del número, en una o dos palabras: «sucursales».',
  }),
});
export type Statistic = z.output<typeof statistic>;
