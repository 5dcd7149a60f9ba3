import { z } from 'astro/zod';
import { videoAt } from './videoAddress.ts';
import { folderOf } from './kind.ts';
import { capitalise, expected, explainIssue, label, notText, subject } from './messages.ts';

/** Spanish messages for what no schema words by itself, such as unknown keys and wrong types. */
z.config({ ...z.locales.es(), customError: explainIssue });

/** Fields that belong together; editor and gallery show their title and, in a sentence, what they are for. */
export const fieldset = <Shape extends z.ZodRawShape>(title: string, hint: string, shape: Shape) =>
  z.strictObject(shape).meta({ title, description: hint });

/** A list, with how many elements it may have. */
export const list = <Item extends z.ZodType>(
  title: string,
  hint: string,
  { min, max }: { min: number; max: number },
  item: Item,
) => z.array(item).min(min).max(max).meta({ title, description: hint });

/** A list of fieldsets, each with the title `each`. */
export const fieldsets = <Shape extends z.ZodRawShape>(
  title: string,
  hint: string,
  limits: { min: number; max: number },
  each: string,
  shape: Shape,
) => list(title, hint, limits, fieldset(each, hint, shape));

/**
 * Text shown to visitors, with how many characters it may have. `what` names it in Spanish, for error
 * messages and for the editor.
 */
export const text = (what: string, { min = 1, max }: { min?: number; max: number }) =>
  z
    .string({ error: notText(what) })
    .trim()
    .min(min, {
      error: ({ input }) =>
        input
          ? `${subject(what)} necesita al menos ${min} caracteres y tiene ${String(input).length}.`
          : `Escribí ${what}: está en blanco.`,
    })
    .max(max, {
      error: ({ input }) =>
        `Acortá ${what}: admite ${max} caracteres y tiene ${String(input).length}.`,
    })
    .meta({ kind: 'words', title: label(what) });

/** The first message of a visitor's WhatsApp chat, which may use WhatsApp's own formatting. */
export const chatMessage = (what: string) =>
  text(what, { max: 200 }).meta({ kind: 'chat message' });

/** A short text: a label, a title, a button. */
export const word = (what: string) => text(what, { max: 90 });

/** A text that must contain each of these placeholders, which the page fills in. */
export const withPlaceholders = (what: string, { max }: { max: number }, ...names: string[]) => {
  const placeholders = names.map((name) => `{${name}}`);
  return placeholders.reduce(
    (schema, placeholder) =>
      schema.includes(placeholder, {
        error: `${capitalise(what)} tiene que incluir «${placeholder}».`,
      }),
    text(`${what}, con ${placeholders.join(' y ')}`, { max }),
  );
};

/** A value that has to match `pattern`; `form` is the sentence that describes it to authors. */
export const code = (what: string, pattern: RegExp, form: string) =>
  z
    .string({ error: notText(what) })
    .regex(pattern, { error: expected(form) })
    .meta({ kind: 'code', title: label(what), description: form });

/** The file name of a drawing: a client's logo, or a scene or a piece of evidence of the site's own. */
export const drawing = (what: string, kind: 'logo' | 'scene' | 'evidence') =>
  code(
    what,
    /^[^/\\]+\.svg$/,
    `${subject(what)} es el nombre de un archivo .svg de ${folderOf(kind)}.`,
  ).meta({
    kind,
    description: `Un archivo .svg de ${folderOf(kind)}.`,
  });

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

/** A link: a path or fragment inside the site, or a secure address. */
export const href = code(
  '«href», la dirección a la que lleva',
  /^(\/(?!\/)|#|https:\/\/)\S*$/,
  '«href» empieza por «/» si es una página del sitio, o por «https://» si es otra.',
).meta({
  kind: 'link',
  title: 'Adónde lleva',
  description: 'Empieza por «/» si es una página del sitio, o por «https://» si es otra.',
});

/** An address outside the site. */
export const url = (what: string) =>
  code(
    what,
    /^https:\/\/[^\s/?#]+\.[^\s/?#]+\S*$/,
    `${capitalise(what)} tiene que empezar por «https://».`,
  ).meta({ kind: 'address' });

/** The address of a whole host: a domain, with nothing behind it. */
export const origin = (what: string) =>
  url(what)
    // Browsers show it with a slash at the end.
    .overwrite((address) => address.replace(/\/+$/, ''))
    .refine((address) => !URL.canParse(address) || new URL(address).origin === address, {
      error: ({ input }) =>
        `${capitalise(what)} es solo el dominio, en minúsculas y sin nada detrás. Escribí «${new URL(String(input)).origin}».`,
    });

/** An address outside the site that a visitor follows. */
export const outsideLink = (what: string) => url(what).meta({ kind: 'link' });

/** The address of a video, as YouTube or Vimeo show it. */
export const videoUrl = (what: string) =>
  z
    .string({ error: notText(what) })
    .trim()
    .refine((address) => videoAt(address) !== undefined, {
      error: expected(
        'Se espera la dirección de un video de YouTube o de Vimeo, por ejemplo «https://www.youtube.com/watch?v=aaaaaaaaaaa» o «https://vimeo.com/76979871».',
      ),
    })
    .meta({
      kind: 'address',
      title: label(what),
      description: 'La página del video en YouTube o en Vimeo, como la muestra el navegador.',
    });

/** The name analytics reports for a button: chosen once, never renamed. `key` is what the field is called. */
export const trackingId = (key: string) =>
  code(
    `«${key}», el nombre con el que analítica cuenta este botón`,
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    `«${key}» va en minúsculas y con guiones, por ejemplo «hero-demo».`,
  ).meta({
    kind: 'tracking id',
    title: 'Nombre para analítica',
    description:
      'En minúsculas y con guiones. Se elige una vez: si cambia, la cuenta empieza de cero.',
  });

/** The tracking id of a fieldset's only button. */
export const ctaId = trackingId('cta');

/** A call to action: what it says, where it leads, what analytics calls it. */
export const callToAction = fieldset('Botón', 'Lo que dice, adónde lleva y cómo se cuenta.', {
  cta: ctaId,
  label: text('el texto del botón', { max: 40 }),
  href,
});
export type CallToAction = z.output<typeof callToAction>;

/** A call to action whose address lives in `site.yaml` (WhatsApp, scheduler, form). */
export const channelAction = fieldset('Botón', 'Lo que dice. Adónde lleva: en «Datos del sitio».', {
  cta: ctaId,
  label: text('el texto del botón', { max: 40 }),
});
export type ChannelAction = z.output<typeof channelAction>;

export const labelledLink = (title: string, hint: string, what: string, max = 90) =>
  fieldset(title, hint, { label: text(what, { max }), href });

/** A link to a clause of the terms. */
export const clause = labelledLink(
  'Cláusula',
  'Dónde lo dicen los términos.',
  'el nombre de la cláusula',
  40,
);

/** A link to a source outside the site. */
export const source = labelledLink(
  'Fuente',
  'Quién lo dice afuera, y dónde.',
  'el nombre de la fuente',
  60,
);

/** A link without a tracking id, because page views already count it. */
export const plainLink = labelledLink(
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

/** Title and description for search engines and shared links. */
export const seo = fieldset('Para buscadores', 'Lo que muestran Google y las redes de la página.', {
  title: text('el título para buscadores', { max: 65 }),
  description: text('la descripción para buscadores', { min: 50, max: 160 }),
});
export type Seo = z.output<typeof seo>;

/** A small line above a heading that says which part of the story this is. */
export const eyebrow = text('la línea que va sobre el título', { max: 60 });

/** A section's heading. */
export const title = text('el título de la sección', { max: 110 });

/** What a picture shows, for people who can't see it. */
export const alternativeText = (what: string, limit: { max: number }) =>
  text(what, limit).meta({ kind: 'alternative text' });

/** What a picture of the site's own set shows. */
export const alt = alternativeText('«alt», la descripción de la imagen', { max: 260 });

/** The title of a page, which the picture of a shared page shows too. */
export const headline = (what: string, limit: { max: number }) =>
  text(what, limit).meta({ kind: 'headline' });

/** A figure shown big with its meaning under it (spec section 3: Statistic). */
export const statistic = fieldset('Cifra', 'Un número grande y lo que cuenta.', {
  principal: text('«principal», la cifra', { max: 12 }),
  secundario: text('«secundario», lo que cuenta la cifra', { max: 40 }),
});
export type Statistic = z.output<typeof statistic>;
