import type { z } from 'astro/zod';
import {
  fieldset,
  fieldsets,
  drawing,
  headline,
  list,
  origin,
  statistic,
  text,
  withPlaceholders,
  word,
} from './fields.ts';
import { demoBar } from './site/demoBar.ts';
import { footer, navigation } from './site/navigation.ts';
import * as services from './site/services.ts';
import { testimonials } from './site/testimonials.ts';

/** The strip of clients' logos. */
const clients = fieldset('Clientes', 'La tira de logos de la portada.', {
  pause: word('el texto del botón que detiene la tira de logos'),
  note: word('lo que se lee debajo mientras los logos sean de ejemplo').optional(),
  logos: fieldsets('Logos', 'En el orden en que pasan.', { min: 1, max: 12 }, 'Logo', {
    name: word('el nombre del cliente'),
    file: drawing('«file», el logo', 'logo'),
  }),
});

/** The default texts of the components in articles. */
const kit = fieldset('Componentes de los artículos', 'Lo que dicen si el artículo no dice nada.', {
  note: word('el título de una nota que no trae uno'),
  table: word('cómo se presenta una tabla a quien no la ve'),
  code: word('cómo se presenta un bloque de código a quien no lo ve'),
  done: word('lo que se dice de una tarea hecha a quien no la ve'),
  pending: word('lo que se dice de una tarea por hacer a quien no la ve'),
  footnotes: word('el título de las notas al pie'),
  footnoteBack: withPlaceholders('el enlace que vuelve de una nota al texto', { max: 90 }, 'nota'),
});

/** The host of an address; with or without «www.» it is the same site. */
const hostOf = (address: string) => URL.parse(address)?.hostname.replace(/^www\./, '');

/** What many pages share: brand, navigation, footer, figures, channels, stores, embeds, analytics. */
export const site = fieldset(
  'Datos del sitio',
  'Lo que comparten las páginas: marca, menú y pie.',
  {
    url: origin('la dirección del sitio'),
    brand: fieldset('Marca', 'El nombre y cómo se presenta.', {
      name: word('el nombre de la marca'),
      tagline: headline('la bajada de la marca', { max: 120 }),
      description: text('la descripción de la marca', { max: 220 }),
    }),
    navigation,
    figures: list(
      'Cifras',
      'Las que se muestran en la portada y en Soluciones.',
      { min: 1, max: 8 },
      statistic,
    ),
    clients,
    proof: testimonials,
    stores: services.stores,
    whatsapp: services.whatsapp,
    phone: services.phone,
    demoBar,
    footer,
    scheduler: services.scheduler,
    vendorPrivacy: services.vendorPrivacy,
    leadForm: services.leadForm,
    video: services.video,
    kit,
    editor: services.editor,
    analytics: services.analytics,
  },
).refine(
  ({ url, editor }) =>
    editor.repository === null || (editor.url !== null && hostOf(editor.url) !== hostOf(url)),
  {
    path: ['editor', 'repository'],
    error:
      'El editor guarda la llave del repositorio en el navegador, y en la dirección del sitio la podrían leer los programas de terceros que corren ahí. Publicalo en una dirección propia, por ejemplo «https://editor.lineo.example», y ponela en «url»; hasta entonces, escribí «repository: null».',
  },
);
export type Site = z.output<typeof site>;
