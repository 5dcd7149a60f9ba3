import { z } from 'astro/zod';
import { NUMBER_PATTERN, LARGEST_NUMBER } from '#lib/calculators/numbers.ts';
import { matching, statistic, text } from '#schemas/fields.ts';
import { ctaId, href, videoUrl } from '#schemas/links.ts';

/** A component of articles: what an author gives it and how it is written. */
interface KitComponent {
  /** The attributes of its tag. */
  props: z.ZodType;
  /** What may be between its tags: any text, a picture with its caption, figures alone, or nothing. */
  holds: 'text' | 'picture' | 'figures' | 'nothing';
  /** What has to be between its tags, in Spanish for messages; missing if nothing has to. */
  text?: string;
  /** The only component inside which it may be used. */
  inside?: 'Cifras';
  /** An example of it, which the authors' guide shows. */
  example: string;
}

/** A number of a calculation, written as an attribute. */
const operandAttribute = (name: string) =>
  matching(
    `«${name}», un número de la cuenta`,
    NUMBER_PATTERN,
    `«${name}» va de 1 a ${LARGEST_NUMBER}, sin puntos.`,
  );

const video = {
  direccion: videoUrl('«direccion», la página del video'),
  titulo: text('«titulo», de qué trata el video', { max: 90 }),
  cta: ctaId,
};

/** The product video has no attributes; another video needs all three. */
const videoProps = z
  .strictObject(video)
  .partial()
  .superRefine((given, context) => {
    if (Object.keys(given).length === 0) return;
    for (const [name, schema] of Object.entries(video)) {
      if (name in given) continue;
      const [issue] = schema.safeParse(undefined).error?.issues ?? [];
      context.addIssue({ code: 'custom', path: [name], message: issue?.message ?? name });
    }
  });

/**
 * The components that articles may use without importing them, by the name an author writes: what pages, the content
 * check and the editor know of them, and tests compare the guide with it. `Prose/proseElements.ts` names the Astro
 * component of each.
 */
export const kit = {
  /** A remark set apart from the text. */
  Nota: {
    props: z.strictObject({
      titulo: text('«titulo», el título de la nota', { max: 60 }).optional(),
    }),
    holds: 'text',
    text: 'el texto de la nota',
    example:
      '<Nota titulo="Ojo con este número">Habla de seis meses y de 38 marcas, no del país entero.</Nota>',
  },

  /** The picture between its tags, with a caption; a second picture is the same, drawn for wide screens. */
  Figura: {
    props: z.strictObject({
      pie: text('«pie», lo que se lee debajo de la imagen', { max: 200 }),
    }),
    holds: 'picture',
    text: 'la imagen en una línea propia, como ![qué se ve](./foto.png)',
    example: `<Figura pie="La heladera que disparó la auditoría.">

![Una heladera con la puerta abierta y un termómetro que marca nueve grados](./heladera.png)

</Figura>`,
  },

  /** A strip of figures. */
  Cifras: {
    props: z.strictObject({}),
    holds: 'figures',
    text: 'al menos una cifra, como <Cifra principal="11" secundario="países" />',
    example: `<Cifras>
  <Cifra principal="63%" secundario="amplió su red" />
  <Cifra principal="13%" secundario="la achicó" />
</Cifras>`,
  },

  /** One figure of the strip, as the site's own are written. */
  Cifra: {
    props: statistic,
    holds: 'nothing',
    inside: 'Cifras',
    example: '<Cifra principal="63%" secundario="amplió su red" />',
  },

  /** A quotation, with its author and where it was published. */
  Cita: {
    props: z.strictObject({
      autor: text('«autor», quién lo dijo', { max: 80 }),
      fuente: text('«fuente», dónde se publicó', { max: 120 }),
      href: href.optional(),
    }),
    holds: 'text',
    text: 'lo que se cita',
    example: `<Cita
  autor="La encargada de un local"
  fuente="Diario del Sur, marzo de 2026"
  href="https://diario.example/nota"
>
  Nadie me había dicho que la promo ya no corría.
</Cita>`,
  },

  /** The calculation of branches divided by visits a day, which readers do with their own numbers. */
  Cuenta: {
    props: z.strictObject({
      locales: operandAttribute('locales'),
      visitas: operandAttribute('visitas'),
      resultado: text('«resultado», lo que quiere decir el número', { max: 120 }),
      texto: text('«texto», lo que dice el botón', { max: 40 }),
      cta: ctaId,
    }),
    holds: 'nothing',
    example: `<Cuenta
  locales="34"
  visitas="2"
  resultado="hábiles para volver al mismo local."
  texto="Llevarla a la demo"
  cta="locales-cuenta"
/>`,
  },

  /** A button, under the text between its tags. */
  LlamadaALaAccion: {
    props: z.strictObject({
      texto: text('«texto», lo que dice el botón', { max: 40 }),
      href,
      cta: ctaId,
    }),
    holds: 'text',
    example: `<LlamadaALaAccion texto="Programar una demo" href="/contacto" cta="escalar-demo">
  ¿Querés verlo con tus locales?
</LlamadaALaAccion>`,
  },

  /** A video, which loads when it is clicked. */
  Video: {
    props: videoProps,
    holds: 'nothing',
    example: `<Video />

<Video
  direccion="https://www.youtube.com/watch?v=aaaaaaaaaaa"
  titulo="Una recorrida por el local"
  cta="video-recorrida"
/>`,
  },
} as const satisfies Record<string, KitComponent>;

export type KitName = keyof typeof kit;

/** The attributes of a component, which the content check has validated. */
export type KitProps<Name extends KitName> = z.output<(typeof kit)[Name]['props']>;

export const kitNames = Object.keys(kit) as KitName[];

/** The kit's component of this name; `undefined` where there is none. */
export const kitComponent = (name: string): KitComponent | undefined =>
  Object.hasOwn(kit, name) ? kit[name as KitName] : undefined;
