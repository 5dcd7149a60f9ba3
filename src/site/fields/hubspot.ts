import { z } from 'astro/zod';
import { fieldset, matching, readAloudHint, text, shortText } from '#schemas/fields.ts';
import { clause, outsideLink, url } from '#schemas/links.ts';
import { expectedError } from '#schemas/fieldErrors.ts';

/** HubSpot's scheduler. */
export const scheduler = fieldset(
  'Agenda',
  'La agenda de reuniones de HubSpot, en /contacto. Lo que se lee alrededor está en esa página.',
  {
    url: url('la dirección de la agenda')
      .meta({
        description:
          'La que da HubSpot para insertarla. Empieza por «https://» y lleva «?embed=true».',
      })
      .regex(/\?(.*&)?embed=true(&|$)/, {
        error: expectedError('La dirección de la agenda tiene que llevar «?embed=true».'),
      }),
    script: url('el programa de la agenda').meta({
      description: 'El de HubSpot que la dibuja. No suele cambiar. Empieza por «https://».',
    }),
    title: shortText('el título del marco de la agenda', readAloudHint),
  },
);

/** The privacy policy of the vendor of scheduler and form. */
export const vendorPrivacy = fieldset(
  'Privacidad de HubSpot',
  'La política de quien da la agenda y el formulario: se enlaza al lado de los dos.',
  {
    label: shortText(
      'el enlace a la política de privacidad de HubSpot',
      'Sigue al aviso de que el servicio es de afuera.',
    ),
    href: outsideLink('la dirección de la política de privacidad de HubSpot'),
  },
);

/** What the data are for that a visitor leaves. */
export const dataUse = fieldset(
  'Uso de los datos',
  'Para qué se usan los datos de quien pide la demo: en letra chica, debajo de la agenda y del formulario. Tiene que decir lo mismo que los términos.',
  {
    text: text('para qué se usan los datos', {
      max: 110,
      hint: 'Una frase, con las palabras de los términos. La sigue el enlace a la cláusula.',
    }),
    clause,
  },
);

/** HubSpot's form on the audits landing. */
export const leadForm = fieldset(
  'Formulario',
  'El formulario de HubSpot de /landing/auditorias. Los tres datos están en su código para insertar; lo que se lee alrededor, en esa página.',
  {
    portalId: matching(
      '«portalId», el número de portal de HubSpot',
      /^\d{4,12}$/,
      '«portalId» son solo cifras, entre comillas.',
    ),
    formId: matching(
      '«formId», el código del formulario',
      z.regexes.uuid(),
      '«formId» es el código de 36 caracteres que da HubSpot, con sus guiones.',
    ),
    region: z.enum(['na1', 'na2', 'na3', 'eu1', 'ap1']).meta({
      title: 'Región',
      description: 'La del portal de HubSpot: está en el código para insertar.',
    }),
  },
);
