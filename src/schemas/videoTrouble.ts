import { serviceNameAt, videoAt } from '#lib/videoAddress.ts';

/** Why `address` is no video, with the address that was meant where it can be known. */
export function videoTrouble(address: string): string {
  const example =
    'por ejemplo https://www.youtube.com/watch?v=aaaaaaaaaaa o https://vimeo.com/76979871';
  const source = /\bsrc=["']([^"']+)["']/.exec(address)?.[1];
  const meant = source ?? address.trim();
  const secure = meant.replace(/^(?:https?:)?(?:\/\/)?/i, 'https://');
  if (secure !== address && videoAt(secure)) {
    return source
      ? `Va solo la dirección del video, y no el código para insertarlo. Escribí «${secure}».`
      : `La dirección del video tiene que empezar por «https://». Escribí «${secure}».`;
  }
  const service = serviceNameAt(secure);
  return service
    ? `«${address}» es de ${service}, pero no es la dirección de un video: abrí el video y copiá la suya, ${example}.`
    : `Se espera la dirección de un video de YouTube o de Vimeo, ${example}. Se encontró «${address}».`;
}
