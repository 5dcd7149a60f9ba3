import { readProps } from '#components/kit/readProps.ts';
import { videoAt } from '#lib/videoAddress.ts';
import type { Site } from '#schemas/site.ts';

/**
 * The video that an author asks for; what they leave out is the product video's.
 * @throws in Spanish when what they gave is no video
 */
export function readVideo(
  given: Record<string, unknown>,
  video: Site['video'],
  where: string,
): Site['video'] {
  const { direccion, titulo, cta } = readProps('Video', given, where);
  const address = videoAt(direccion ?? '');
  if (!address || !titulo || !cta) return video;
  return { ...video, ...address, cta, title: titulo, play: `${video.play}: ${titulo}` };
}
