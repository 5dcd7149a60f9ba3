import type { z } from 'astro/zod';
import { alt, fieldset, headline, href, trackingId, word } from '#schemas/fields.ts';

export const loginFormCopy = fieldset('Ingreso', 'Las palabras del panel de ingreso.', {
  title: headline('el título del panel', { max: 60 }),
  email: word('el nombre del campo de correo'),
  password: word('el nombre del campo de contraseña'),
  show: word('el botón que muestra la contraseña'),
  hide: word('el botón que oculta la contraseña'),
  showLabel: word('lo que se lee en voz alta para mostrar la contraseña'),
  hideLabel: word('lo que se lee en voz alta para ocultar la contraseña'),
  shown: word('el aviso de contraseña visible'),
  hidden: word('el aviso de contraseña oculta'),
  accept: word('el texto de la aceptación, antes del enlace'),
  terms: word('el enlace a los términos'),
  termsHref: href,
  submit: word('el botón de ingreso'),
  app: word('la pregunta que va sobre los enlaces a la app'),
  web: word('el enlace al servicio web'),
  ctas: fieldset('Nombres para analítica', 'Uno para cada enlace de abajo del formulario.', {
    googlePlay: trackingId('googlePlay').meta({ title: 'Google Play' }),
    appStore: trackingId('appStore').meta({ title: 'App Store' }),
    web: trackingId('web').meta({ title: 'Servicio web' }),
  }),
  home: word('el nombre del enlace al inicio'),
  alt,
});
export type LoginFormCopy = z.output<typeof loginFormCopy>;
