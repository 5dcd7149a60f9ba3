import {
  alt,
  block,
  callToAction,
  code,
  drawing,
  eyebrow,
  iconName,
  list,
  source,
  text,
  title,
  withPlaces,
} from '#schemas/fields.ts';
import { plainLink } from './PageHead/PageHead.copy.ts';
import { folderOf } from '#schemas/kind.ts';
import type { z } from 'astro/zod';

/** Words of the steps from a finding to its close. */
export const auditCycleCopy = block(
  'Del hallazgo al cierre',
  'Los pasos que siguen a una visita.',
  {
    eyebrow,
    title,
    lead: text('la entradilla', { max: 280 }),
    source: source.optional(),
    steps: list(
      'Pasos',
      'En el orden en que pasan.',
      { min: 1, max: 8 },
      block('Paso', 'Un paso con su nombre y lo que pasa en él.', {
        title: text('el nombre de un paso', { max: 40 }),
        text: text('lo que pasa en ese paso', { max: 200 }),
      }),
    ),
  },
);
export type AuditCycleCopy = z.output<typeof auditCycleCopy>;

const paragraph = text('un párrafo', { max: 420 });

/** Words that explain what an audit is. */
export const auditMeaningCopy = block(
  'Qué es una auditoría',
  'La explicación, y los tipos de auditoría.',
  {
    eyebrow,
    title,
    paragraphs: list(
      'Párrafos',
      'La explicación, un párrafo por elemento.',
      { min: 1, max: 5 },
      paragraph,
    ),
    source: source.optional(),
    typesTitle: title,
    types: list(
      'Tipos de auditoría',
      'Qué se puede auditar, un tipo por elemento.',
      { min: 1, max: 12 },
      block('Tipo de auditoría', 'El nombre de un tipo y lo que mira.', {
        title: text('el nombre de un tipo de auditoría', { max: 50 }),
        text: text('lo que mira ese tipo de auditoría', { max: 200 }),
      }),
    ),
  },
);
export type AuditMeaningCopy = z.output<typeof auditMeaningCopy>;

/** Words of a call-to-action banner. */
export const bannerCopy = block('Banner de cierre', 'La franja de color que invita a la demo.', {
  title,
  text: text('el texto del banner', { max: 220 }),
  action: callToAction,
  scene: drawing('«scene», el dibujo que va sobre la línea', 'scene').optional(),
});
export type BannerCopy = z.output<typeof bannerCopy>;

/** Words of the list of checklists; each card comes from its checklist. */
export const checklistCardsCopy = block(
  'Tarjetas de checklists',
  'Las palabras de la lista; cada tarjeta sale de su hoja.',
  {
    title: text('el título de la lista, que se lee en voz alta', { max: 80 }),
    open: text('el enlace de cada tarjeta', { max: 30 }),
    items: withPlaces('cuántos ítems tiene la hoja', { max: 30 }, 'cantidad'),
  },
);
export type ChecklistCardsCopy = z.output<typeof checklistCardsCopy>;

/** Words that lead to the checklists to print; which ones there are comes from their folder. */
export const checklistOfferCopy = block(
  'Checklists para llevarse',
  'Las palabras que llevan a las hojas para imprimir. Cada hoja aparece sola.',
  {
    title,
    text: text('para qué sirven las hojas', { max: 200 }),
    action: callToAction,
  },
);
export type ChecklistOfferCopy = z.output<typeof checklistOfferCopy>;

/** Words above the client logos and figures; both live in `site.yaml`. */
export const clientsCopy = block(
  'Clientes y cifras',
  'El título de la sección. Los logos y las cifras están en «Datos del sitio».',
  { eyebrow: eyebrow.optional(), title },
);
export type ClientsCopy = z.output<typeof clientsCopy>;

/** Title of a strip with the figures of `site.yaml`. */
export const figuresStripCopy = block(
  'Tira de cifras',
  'El título de la tira. Las cifras están en «Datos del sitio».',
  { title },
);
export type FiguresStripCopy = z.output<typeof figuresStripCopy>;

const word = (what: string) => text(what, { max: 60 });

/** Words around the legal text. */
export const legalTextCopy = block(
  'Alrededor del texto legal',
  'El texto de los términos se cambia en «Textos legales».',
  {
    home: word('el enlace al inicio'),
    contents: word('el título del índice'),
    version: word('lo que va antes de la versión'),
    dated: word('lo que va antes de la fecha'),
    print: word('la sugerencia de impresión'),
  },
);
export type LegalTextCopy = z.output<typeof legalTextCopy>;

/** The file name of a photograph, kept with the others of the content. */
const photoFile = code(
  '«photo», el nombre de la foto',
  /^[^/\\]+\.(jpe?g|png|webp|avif|svg)$/,
  `«photo» es el nombre de un archivo de ${folderOf('photo')}, por ejemplo supervisora.jpg.`,
).meta({
  kind: 'photo',
  title: 'Foto',
  description: `Un archivo de ${folderOf('photo')}.`,
});

/** What happens in the meeting, in a few lines, and a word for who came to open an account. */
export const meetingStepsCopy = block(
  'Qué pasa en la reunión',
  'En pocas líneas, al lado de la agenda.',
  {
    title,
    steps: list(
      'Pasos',
      'Lo que pasa en la reunión, en orden.',
      { min: 1, max: 5 },
      text('un paso de la reunión', { max: 120 }),
    ),
    registered: text('la frase para quien vino por «Registro»', { max: 160 }),
    host: block('Quién la da', 'Con quién es la reunión. Sin este dato, el lugar se cierra.', {
      name: word('el nombre de quien da la reunión'),
      role: word('su puesto'),
      photo: photoFile.optional(),
    }).optional(),
  },
);
export type MeetingStepsCopy = z.output<typeof meetingStepsCopy>;

/** One type of client: how it recognises itself and what Lineo does for it. */
export const segment = block('Tipo de cliente', 'Cómo se reconoce y qué le aporta Lineo.', {
  title,
  text: text('el texto del segmento', { max: 320 }),
  signsTitle: text('el título de las señales', { max: 60 }),
  signs: list(
    'Señales',
    'Frases en las que ese cliente se reconoce.',
    { min: 1, max: 6 },
    text('una señal', { max: 140 }),
  ),
  answer: text('lo que Lineo aporta al segmento', { max: 260 }),
  action: callToAction,
  scene: drawing('«scene», el dibujo del segmento', 'scene'),
  alt,
});

export const segmentsCopy = block('Tipos de cliente', 'Los casos que muestra la página.', {
  items: list('Casos', 'Uno por tipo de cliente, en orden.', { min: 1, max: 12 }, segment),
});
export type SegmentsCopy = z.output<typeof segmentsCopy>;

/** Words beside the product video; the video itself is in `site.yaml`. */
export const videoSectionCopy = block(
  'Video',
  'Las palabras que acompañan al video. Su dirección está en «Datos del sitio».',
  {
    eyebrow: eyebrow.optional(),
    title,
    text: text('el texto que acompaña al video', { max: 240 }),
    action: callToAction.optional(),
  },
);
export type VideoSectionCopy = z.output<typeof videoSectionCopy>;

/** The same words where the video stands beside something else, without a line above its title or a button. */
export const videoAsideCopy = videoSectionCopy.omit({ eyebrow: true, action: true }).meta({
  title: 'Video',
  description: 'Las palabras que acompañan al video. Su dirección está en «Datos del sitio».',
});
export type VideoAsideCopy = z.output<typeof videoAsideCopy>;

const loss = block('Punto', 'Un ícono, un título y una frase.', {
  icon: iconName,
  title: text('el título del punto', { max: 60 }),
  text: text('el texto del punto', { max: 160 }),
});

/** Words of the section that asks what is lost as a business grows, and what Lineo gives back. */
export const visibilityCopy = block(
  'Qué se pierde y qué se gana',
  'La pregunta sobre visibilidad y control, y la respuesta de Lineo.',
  {
    eyebrow,
    title,
    lead: text('la entradilla', { max: 260 }),
    losses: list('Lo que se pierde', 'Un punto por problema.', { min: 1, max: 12 }, loss),
    answer: block('Lo que se gana', 'La respuesta de Lineo y adónde seguir.', {
      title,
      text: text('la respuesta', { max: 160 }),
      link: plainLink,
      picture: block('Foto', 'Debajo de la respuesta. Sin ella, el lugar se cierra.', {
        photo: photoFile,
        alt,
      }).optional(),
    }),
  },
);
export type VisibilityCopy = z.output<typeof visibilityCopy>;
