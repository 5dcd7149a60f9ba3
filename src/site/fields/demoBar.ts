import { fieldset, readAloudHint, text } from '#schemas/fields.ts';
import { callToAction, channelAction } from '#schemas/links.ts';

export const demoBar = fieldset(
  'Barra del celular',
  'Los dos botones que quedan abajo en un celular, la demo y WhatsApp, mientras no haya a la vista otro botón a la demo.',
  {
    label: text('el nombre de la barra, que se lee en voz alta', { max: 40, hint: readAloudHint }),
    demo: callToAction.meta({
      title: 'Botón a la demo',
      description:
        'El de la izquierda. Su texto, mejor hasta 20: comparte el renglón con el otro. En /landing/auditorias es el botón de esa página.',
    }),
    whatsapp: channelAction.meta({
      description:
        'El de la derecha. Su texto, mejor una palabra: comparte el renglón con el otro.',
    }),
  },
);
