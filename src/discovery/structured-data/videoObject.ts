import type { VideoObject } from 'schema-dts';
import { isoDate } from '#lib/dates.ts';
import type { Site } from '#schemas/site.ts';
import { socialImagePath } from '#lib/socialImagePath.ts';
import { absolute } from './addresses.ts';

/**
 * The product video, for the page at `path`; `description` is what that page says of it. A service
 * that tells no picture's address is stood in for by the picture that stands for the page.
 */
export const videoObject = (
  { url, video }: Pick<Site, 'url' | 'video'>,
  path: string,
  description: string,
) =>
  ({
    '@type': 'VideoObject',
    name: video.title,
    description,
    thumbnailUrl: video.thumbnail ?? absolute(url, socialImagePath(path)),
    uploadDate: isoDate(video.uploaded),
    embedUrl: video.embed,
  }) satisfies VideoObject;
