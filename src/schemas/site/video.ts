import { z } from 'astro/zod';
import { videoAt } from '#lib/videoAddress.ts';
import { day } from '#schemas/day.ts';
import { alternativeText, block, ctaId, text, videoUrl } from '#schemas/fields.ts';
import { word } from './words.ts';

/** The product video: all its addresses come from the one that is written. */
export const video = block('Video', 'El video de la portada y de Contacto.', {
  url: videoUrl('la dirección del video'),
  uploaded: day('«uploaded», el día en que se publicó el video'),
  title: word('el título del video'),
  play: word('el nombre del botón que reproduce el video'),
  alt: alternativeText('la descripción de la imagen del video', { max: 200 }),
  link: text('el enlace al video en su propio sitio', { max: 120 }),
  cta: ctaId,
})
  // Where it is watched, what is embedded and its picture all come from its one address.
  .transform(({ url: address, ...video }, context) => {
    const addresses = videoAt(address);
    if (addresses) return { ...video, ...addresses };
    context.addIssue({
      code: 'custom',
      path: ['url'],
      message: `No es un video: «${address}».`,
    });
    return z.NEVER;
  });
