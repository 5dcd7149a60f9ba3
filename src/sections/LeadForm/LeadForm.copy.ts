import type { z } from 'astro/zod';
import { fieldset, text, title } from '#schemas/fields.ts';
import { channelAction, trackingId } from '#schemas/links.ts';

const label = (what: string, hint: string) => text(what, { max: 40, hint });
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
    next: sentence(
      'qué pasa después',
      'Debajo del mensaje, en una frase: lo que sigue, tanto si se mandó el formulario como si se escribió por WhatsApp. Puede faltar.',
    ).optional(),
    written: text('lo que va arriba del mensaje', {
      max: 60,
      hint: 'Debajo de la bajada: el mensaje de WhatsApp, que se completa con lo que se escribe en los campos. Con el formulario cargado no se ve.',
    }),
    loading: sentence(
      'el texto mientras carga el formulario',
      'Se ve unos segundos, en lugar del formulario. Pocas palabras.',
    ),
    privacy: sentence(
      'el aviso sobre el servicio externo',
      'En letra chica, debajo del formulario y solo si está: de quién es. Sigue el enlace a su política de privacidad.',
    ),
    failed: sentence(
      'el texto si el formulario no carga',
      'Arriba de los tres campos que ocupan su lugar: que lo que se escriba sale por WhatsApp.',
    ),
    asked: fieldset(
      'Campos para WhatsApp',
      'Ocupan el lugar del formulario si no carga. Lo que se escribe va al mensaje de WhatsApp, que empieza con el de auditorías de «Datos del sitio»: un renglón por campo, con su nombre adelante.',
      {
        name: label('el campo del nombre', 'Quién escribe: «Nombre».'),
        branches: label('el campo de los locales', 'Cuántos son: «Cantidad de locales».'),
        today: label(
          'el campo de cómo se audita',
          'En pocas palabras: es un renglón, con el ejemplo del mensaje en gris.',
        ),
      },
    ),
    example: fieldset(
      'Ejemplo del mensaje',
      'En gris, en el mensaje que se escribe solo: lo reemplaza lo que se completa. A WhatsApp no va.',
      {
        name: label('el nombre de ejemplo', 'Un nombre de pila.'),
        branches: label('la cantidad de ejemplo', 'Un número, con su palabra.'),
        today: label('cómo se audita, de ejemplo', 'En pocas palabras: «Planilla y WhatsApp».'),
      },
    ),
    orDemo: text('lo que va antes del enlace a la demo', {
      max: 40,
      hint: 'Debajo del botón de WhatsApp, al lado del enlace a la demo, si el formulario no carga: «¿Preferís elegir día?».',
    }),
    demoCta: trackingId('demoCta').meta({ title: 'Nombre de la demo para analítica' }),
    whatsapp: channelAction.meta({
      description:
        'Debajo de los campos: abre el chat con el mensaje escrito. El número está en «Datos del sitio».',
    }),
    withoutScript: sentence(
      'el texto sin JavaScript',
      'Casi nadie lo ve: quien tiene JavaScript apagado no puede usar el formulario.',
    ),
  },
);
export type LeadFormCopy = z.output<typeof leadFormCopy>;
