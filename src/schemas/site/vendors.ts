import { z } from 'astro/zod';
import { block, code, outsideLink, secure, url } from '#schemas/fields.ts';
import { expected } from '#schemas/messages.ts';
import { word } from './words.ts';

/** The scheduler's address as its embed needs it. */
function embedded(address: string): string {
  const [bare = ''] = address.split('#');
  const embed = new URL(bare);
  embed.searchParams.set('embed', 'true');
  return embed.href;
}

/** HubSpot's scheduler. */
export const scheduler = block('Agenda', 'La agenda de reuniones de HubSpot.', {
  url: url('la dirección de la agenda', (typed) => {
    const address = secure(typed);
    return URL.canParse(address) ? embedded(address) : address;
  }).regex(/\?(.*&)?embed=true(&|$)/, {
    error: ({ input }) => {
      const rule = 'La dirección de la agenda tiene que llevar «?embed=true».';
      return URL.canParse(String(input))
        ? `${rule} Escribí «${embedded(String(input))}».`
        : expected(rule)({ input });
    },
  }),
  script: url('el programa de la agenda'),
  title: word('el título del marco de la agenda'),
});

/** The privacy policy of who gives scheduler and form. */
export const vendorPrivacy = block(
  'Privacidad de HubSpot',
  'La política de quien da la agenda y el formulario.',
  {
    label: word('el enlace a la política de privacidad de HubSpot'),
    href: outsideLink('la dirección de la política de privacidad de HubSpot'),
  },
);

/** HubSpot's form on the audits landing. */
export const leadForm = block(
  'Formulario',
  'El formulario de HubSpot de la página de auditorías.',
  {
    portalId: code(
      '«portalId», el número de portal de HubSpot',
      /^\d{4,12}$/,
      '«portalId» son solo cifras, entre comillas.',
    ).meta({ title: 'Número de portal', description: 'El de HubSpot: solo cifras.' }),
    formId: z
      .uuid({
        error: ({ input }) => {
          const form = '«formId» es el código de 36 caracteres que da HubSpot, con sus guiones.';
          if (typeof input !== 'string') return expected(form)({ input });
          return `${form} Se encontró «${input}», de ${input.length}.`;
        },
      })
      .meta({
        kind: 'code',
        title: 'Código del formulario',
        description: 'Los 36 caracteres que da HubSpot en el código para insertar.',
      }),
    region: z
      .enum(['na1', 'na2', 'na3', 'eu1', 'ap1'], {
        error: expected('«region» tiene que ser na1, na2, na3, eu1 o ap1.'),
      })
      .meta({
        title: 'Región',
        description: 'La del portal de HubSpot: está en el código para insertar.',
      }),
  },
);
