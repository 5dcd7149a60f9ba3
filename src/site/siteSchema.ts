import type { z } from 'astro/zod';
import {
  fieldset,
  fieldsets,
  drawing,
  headline,
  list,
  readAloudHint,
  statistic,
  text,
  withPlaceholders,
  shortText,
} from '#schemas/fields.ts';
import { analytics } from './fields/analytics.ts';
import { demoBar } from './fields/demoBar.ts';
import { phone, whatsapp } from './fields/contactChannels.ts';
import { editor } from './fields/editor.ts';
import { footer } from './fields/footer.ts';
import { dataUse, leadForm, scheduler, vendorPrivacy } from './fields/hubspot.ts';
import { navigation } from './fields/navigation.ts';
import { origin } from './fields/origin.ts';
import { socialProof } from './fields/socialProof.ts';
import { stores } from './fields/stores.ts';
import { video } from './fields/video.ts';

/** The strip of clients' logos. */
const clients = fieldset(
  'Clientes',
  'La tira de logos que pasa en la portada. Solo marcas que autorizaron a mostrarlo.',
  {
    pause: shortText(
      'el texto del botón que detiene la tira de logos',
      'Debajo de la tira. Mejor hasta 25.',
    ),
    note: shortText(
      'lo que se lee debajo mientras los logos sean de ejemplo',
      'Con los verdaderos, borralo.',
    ).optional(),
    logos: fieldsets('Logos', 'En el orden en que pasan.', { min: 1, max: 12 }, 'Logo', {
      name: shortText('el nombre del cliente', `El de la marca, tal cual. ${readAloudHint}`),
      file: drawing('«file», el logo', 'logo'),
    }),
  },
);

/** The words of the calculator in articles. */
const visitIntervalTexts = fieldset(
  'La cuenta de un artículo',
  'Lo que rodea a las casillas de «Cuenta», adentro de un artículo y en /blogs.',
  {
    legend: shortText('lo que invita a usarla', 'Arriba de las casillas: «Probá con tu red».'),
    branches: shortText('la casilla de los locales', 'Arriba de la primera casilla.'),
    visits: shortText(
      'la casilla de las visitas',
      'Arriba de la segunda: las de todos los supervisores juntos. Mejor hasta 30.',
    ),
    days: withPlaceholders(
      'el resultado',
      { max: 20, hint: 'En letra enorme, como el de la ficha: «17 días».' },
      'dias',
    ),
    day: text('el resultado, cuando es uno', { max: 20, hint: 'En lugar del anterior.' }),
  },
);

/** The default texts of the components in articles. */
const kit = fieldset(
  'Componentes de los artículos',
  'Lo que dicen las notas, tablas y listas de los artículos cuando el artículo no dice otra cosa.',
  {
    callout: shortText(
      'el título de una nota que no trae uno',
      'Arriba del recuadro: «Para tener en cuenta».',
    ),
    visitInterval: visitIntervalTexts,
    table: shortText('cómo se presenta una tabla a quien no la ve', readAloudHint),
    code: shortText('cómo se presenta un bloque de código a quien no lo ve', readAloudHint),
    done: shortText(
      'lo que se dice de una tarea hecha a quien no la ve',
      `En una lista con casillas. ${readAloudHint}`,
    ),
    pending: shortText(
      'lo que se dice de una tarea por hacer a quien no la ve',
      `En una lista con casillas. ${readAloudHint}`,
    ),
    footnotes: shortText('el título de las notas al pie', 'Al final del artículo, si las tiene.'),
    footnoteBack: withPlaceholders(
      'el enlace que vuelve de una nota al texto',
      {
        max: 90,
        hint: `Es una flecha al final de cada nota; {nota} es su número. ${readAloudHint}`,
      },
      'nota',
    ),
  },
);

/** The host of an address without «www.», because with or without it, it is the same site. */
const hostOf = (address: string) => URL.parse(address)?.hostname.replace(/^www\./, '');

/** What many pages share: brand, navigation, footer, figures, channels, stores, embeds, analytics. */
export const siteSchema = fieldset(
  'Datos del sitio',
  'Lo que comparten muchas páginas: marca, menú, pie, cifras, canales de contacto, agenda, video y medición.',
  {
    url: origin('la dirección del sitio').meta({
      description:
        'El dominio en el que se publica, sin nada detrás: «https://www.ejemplo.com». Con él se arman las direcciones que ven los buscadores y las redes.',
    }),
    brand: fieldset(
      'Marca',
      'El nombre y cómo se presenta en el pie, en los buscadores y al compartir una página.',
      {
        name: shortText(
          'el nombre de la marca',
          'Como se escribe: lo usan Google, las redes y el título de los artículos.',
        ),
        tagline: headline('la bajada de la marca', {
          max: 120,
          hint: 'Qué es, en una línea: en el pie, debajo del logo, y en la imagen que se ve al compartir una página. Mejor hasta 60.',
        }),
        description: text('la descripción de la marca', {
          max: 220,
          hint: 'Qué hace y para quién, en una o dos frases. No se ve en las páginas: la leen los buscadores y los asistentes de IA.',
        }),
      },
    ),
    navigation,
    figures: list(
      'Cifras',
      'Se muestran en la portada, debajo de los logos, y en /soluciones; las tres últimas, también debajo de los botones de la portada. Solo las que se puedan probar; cuatro entran en una fila.',
      { min: 1, max: 8 },
      statistic,
    ),
    clients,
    socialProof,
    stores,
    whatsapp,
    phone,
    demoBar,
    footer,
    scheduler,
    vendorPrivacy,
    dataUse,
    leadForm,
    video,
    kit,
    editor: editor.optional(),
    analytics,
  },
).refine(({ url, editor }) => !editor || hostOf(editor.url) !== hostOf(url), {
  path: ['editor', 'url'],
  error:
    'El editor guarda la llave del repositorio en el navegador, y en la dirección del sitio la podrían leer los programas de terceros que corren ahí. Publicalo en una dirección propia, por ejemplo «https://editor.lineo.example»; hasta entonces, borrá el bloque «editor».',
});
export type Site = z.output<typeof siteSchema>;
