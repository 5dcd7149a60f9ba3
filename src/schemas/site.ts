import type { z } from 'astro/zod';
import { demoBarCopy } from '#sections/DemoBar/DemoBar.copy.ts';
import { testimonialsCopy } from '#sections/Testimonials/Testimonials.copy.ts';
import { block, headline, list, statistic, text, url } from './fields.ts';
import { navigation } from './site/navigation.ts';
import { clients } from './site/clients.ts';
import { stores } from './site/stores.ts';
import { whatsapp, phone } from './site/channels.ts';
import { footer } from './site/footer.ts';
import { scheduler, vendorPrivacy, leadForm } from './site/vendors.ts';
import { video } from './site/video.ts';
import { kit } from './site/kit.ts';
import { editor } from './site/editor.ts';
import { analytics } from './site/analytics.ts';
import { word } from './site/words.ts';

/** What many pages share: brand, navigation, footer, figures, channels, stores, embeds, analytics. */
export const site = block(
  'Datos del sitio',
  'Lo que comparten muchas páginas: marca, menú, pie, cifras y canales de contacto.',
  {
    url: url('la dirección del sitio')
      // A bar at the end is how browsers show it.
      .overwrite((address) => address.replace(/\/+$/, ''))
      .refine((address) => !URL.canParse(address) || new URL(address).origin === address, {
        error: ({ input }) =>
          `La dirección del sitio es solo el dominio, en minúsculas y sin nada detrás. Escribí «${new URL(String(input)).origin}».`,
      }),
    brand: block('Marca', 'El nombre y cómo se presenta.', {
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
    proof: testimonialsCopy,
    stores,
    whatsapp,
    phone,
    demoBar: demoBarCopy,
    footer,
    scheduler,
    vendorPrivacy,
    leadForm,
    video,
    kit,
    editor,
    analytics,
  },
);
export type Site = z.output<typeof site>;
