import type { VideoProps } from '#components/kit/Video/Video.ts';
import type { Site } from '#site/siteSchema.ts';
import { parseVideoAddress } from '#schemas/videoAddress.ts';

/** The video of an author's tag; without attributes, the product video. */
export function articleVideo(
  { direccion, titulo, cta }: VideoProps,
  video: Site['video'],
): Site['video'] {
  const address = parseVideoAddress(direccion ?? '');
  if (!address || !titulo || !cta) return video;
  return { ...video, ...address, cta, title: titulo, play: `${video.play}: ${titulo}` };
}
