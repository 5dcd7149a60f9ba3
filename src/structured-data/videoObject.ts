import type { VideoObject } from 'schema-dts';
import { isoDate } from '~/lib/dates.ts';
import type { Site } from '~/schemas/site.ts';

/** The product video, for a page that shows it; `description` is what that page says of it. */
export const videoObject = (video: Site['video'], description: string) =>
  ({
    '@type': 'VideoObject',
    name: video.title,
    description,
    thumbnailUrl: video.thumbnail,
    uploadDate: isoDate(video.uploaded),
    embedUrl: video.embed,
  }) satisfies VideoObject;
