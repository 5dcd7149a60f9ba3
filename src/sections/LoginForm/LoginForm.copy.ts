import type { z } from 'astro/zod';
import { alt, fieldset, headline, readAloudHint, shortText } from '#schemas/fields.ts';
import { href, trackingId } from '#schemas/links.ts';

export const loginFormCopy = fieldset(
  'Ingreso',
  'El formulario de /Login, que por ahora no envía nada, y los enlaces que sí entran a la plataforma.',
  {
    title: headline('el título del panel', {
      max: 60,
      hint: 'Arriba del formulario y en la imagen que se ve al compartir la página.',
    }),
    email: shortText('el nombre del campo de correo'),
    password: shortText('el nombre del campo de contraseña'),
    show: shortText('el botón que muestra la contraseña', 'Adentro del campo: una palabra.'),
    hide: shortText(
      'el botón que oculta la contraseña',
      'En su lugar, mientras la contraseña está a la vista: una palabra.',
    ),
    showLabel: shortText(
      'lo que se lee en voz alta para mostrar la contraseña',
      `El nombre entero de ese botón. ${readAloudHint}`,
    ),
    hideLabel: shortText(
      'lo que se lee en voz alta para ocultar la contraseña',
      `El nombre entero de ese botón. ${readAloudHint}`,
    ),
    shown: shortText('el aviso de contraseña visible', `Al tocar «mostrar». ${readAloudHint}`),
    hidden: shortText('el aviso de contraseña oculta', `Al tocar «ocultar». ${readAloudHint}`),
    accept: shortText(
      'el texto de la aceptación, antes del enlace',
      'Al lado de la casilla; sigue el enlace a los términos: «Acepto los».',
    ),
    terms: shortText(
      'el enlace a los términos',
      'Completa la frase de la aceptación: «Términos y condiciones».',
    ),
    termsHref: href,
    submit: shortText('el botón de ingreso', 'El último del formulario.'),
    app: shortText(
      'la frase que va sobre los enlaces a la app',
      'Debajo del formulario, antes de Google Play, App Store y el servicio web.',
    ),
    web: shortText(
      'el enlace al servicio web',
      'Adónde lleva está en «Datos del sitio», en el botón de ingreso del menú.',
    ),
    ctas: fieldset(
      'Nombres para analítica',
      'Con los que se cuentan los clics en los enlaces de abajo del formulario, uno para cada uno.',
      {
        googlePlay: trackingId('googlePlay').meta({ title: 'Google Play' }),
        appStore: trackingId('appStore').meta({ title: 'App Store' }),
        web: trackingId('web').meta({ title: 'Servicio web' }),
      },
    ),
    home: shortText(
      'el nombre del enlace al inicio',
      `Lo que dice el logo: «Lineo, ir al inicio». ${readAloudHint}`,
    ),
    alt,
  },
);
export type LoginFormCopy = z.output<typeof loginFormCopy>;
