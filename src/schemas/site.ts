import type { z } from 'astro/zod';
import {
  fieldset,
  fieldsets,
  drawing,
  headline,
  list,
  statistic,
  text,
  url,
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

/** What many pages share: brand, navigation, footer, figures, channels, stores, embeds, analytics. */
export const site = fieldset(
  'Datos del sitio',
  'Lo que comparten las páginas: marca, menú y pie.',
  {
    url: url('la dirección del sitio')
      // Browsers show it with a slash at the end.
      .overwrite((address) => address.replace(/\/+$/, ''))
      .refine((address) => !URL.canParse(address) || new URL(address).origin === address, {
        error: ({ input }) =>
          `La dirección del sitio es solo el dominio, en minúsculas y sin nada detrás. Escribí «${new URL(String(input)).origin}».`,
      }),
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
);
export type Site = z.output<typeof site>;
