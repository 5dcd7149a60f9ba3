import type { z } from 'astro/zod';
import { fieldset, list, text, title, trackingId } from '#schemas/fields.ts';

const sentence = (what: string) => text(what, { max: 220 });

export const leadFormCopy = fieldset('Formulario', 'Su código está en «Datos del sitio».', {
  title,
  lead: sentence('la entradilla del formulario'),
  loading: sentence('el texto mientras carga el formulario'),
  privacy: sentence('el aviso sobre el servicio externo'),
  failed: sentence('el texto si el formulario no carga'),
  prompts: list(
    'Qué contar',
    'Ocupa el lugar del formulario si no carga: qué poner en el mensaje, en pocas palabras.',
    { min: 1, max: 4 },
    text('un dato para contar', { max: 80 }),
  ),
  demoCta: trackingId('demoCta').meta({ title: 'Nombre de la demo para analítica' }),
  whatsappCta: trackingId('whatsappCta').meta({ title: 'Nombre de WhatsApp para analítica' }),
  withoutScript: sentence('el texto si el formulario no puede cargar'),
});
export type LeadFormCopy = z.output<typeof leadFormCopy>;
