import { fieldset, callToAction, channelAction, text } from '#schemas/fields.ts';

export const demoBar = fieldset('Barra del celular', 'Los dos botones que quedan abajo.', {
  label: text('el nombre de la barra, que se lee en voz alta', { max: 40 }),
  demo: callToAction,
  whatsapp: channelAction,
});
