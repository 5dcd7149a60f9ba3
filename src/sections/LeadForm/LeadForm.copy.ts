import type { z } from 'astro/zod';
import { fieldset, list, text, title, trackingId } from '#schemas/fields.ts';

const sentence = (what: string, hint: string) => text(what, { max: 220, hint });

export const leadFormCopy = fieldset(
  'Formulario',
  'Lo que rodea al formulario de HubSpot, en /landing/auditorias. Su portal y su código están en «Datos del sitio».',
  {
    title,
    lead: sentence(
      'la bajada del formulario',
      'Debajo del título: qué se recibe a cambio de completarlo. Mejor hasta 150.',
    ),
    next: list(
      'Qué pasa después',
      'Debajo de la bajada, en orden: lo que sigue a mandar el formulario. Puede faltar.',
      { min: 1, max: 4 },
      text('un paso', { max: 60 }),
    ).optional(),
    loading: sentence(
      'el texto mientras carga el formulario',
      'Se ve unos segundos, en lugar del formulario. Pocas palabras.',
    ),
    privacy: sentence(
      'el aviso sobre el servicio externo',
      'En letra chica: de quién es el formulario. Sigue el enlace a su política de privacidad.',
    ),
    failed: sentence(
      'el texto si el formulario no carga',
      'En lugar del formulario: por dónde escribir. Debajo se ve el mensaje.',
    ),
    prompts: list(
      'Qué contar',
      'Ocupa el lugar del formulario si no carga: los datos que faltan en el mensaje de WhatsApp, que empieza con el de auditorías de «Datos del sitio». Uno por renglón, como los escribiría quien lo manda y sin los dos puntos.',
      { min: 1, max: 4 },
      text('un dato para contar', { max: 80 }),
    ),
    demoCta: trackingId('demoCta').meta({ title: 'Nombre de la demo para analítica' }),
    whatsappCta: trackingId('whatsappCta').meta({ title: 'Nombre de WhatsApp para analítica' }),
    withoutScript: sentence(
      'el texto sin JavaScript',
      'Casi nadie lo ve: quien tiene JavaScript apagado no puede usar el formulario.',
    ),
  },
);
export type LeadFormCopy = z.output<typeof leadFormCopy>;
