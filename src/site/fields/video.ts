import { parseVideoAddress, type VideoAddress } from '#schemas/videoAddress.ts';
import { day } from '#schemas/day.ts';
import { alternativeText, fieldset, readAloudHint, text, shortText } from '#schemas/fields.ts';
import { ctaId, videoUrl } from '#schemas/links.ts';

/** The product video. Its page, player and thumbnail are all derived from the address that authors write. */
export const video = fieldset(
  'Video',
  'El video de la portada y de /contacto, que también pueden mostrar los artículos. No se carga hasta que alguien lo toca.',
  {
    url: videoUrl('la dirección del video'),
    uploaded: day(
      '«uploaded», el día en que se publicó el video',
      'No se ve: lo muestran los buscadores. Por ejemplo, 2026-03-12.',
    ),
    title: shortText(
      'el título del video',
      'Como en YouTube o Vimeo. Lo dicen los buscadores y un lector de pantalla.',
    ),
    play: shortText('el nombre del botón que reproduce el video', `El triángulo. ${readAloudHint}`),
    alt: alternativeText('la descripción de la imagen del video', { max: 200 }),
    link: text('el enlace al video en su propio sitio', {
      max: 120,
      hint: 'Debajo del video, por si adentro de la página no anda. {servicio} es YouTube o Vimeo, según la dirección.',
    }),
    cta: ctaId,
  },
).transform(({ url: address, ...video }) => ({
  ...video,
  ...(parseVideoAddress(address) as VideoAddress),
}));
