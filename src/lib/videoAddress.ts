/** Where a video is watched and from where it is embedded. */
export interface VideoAddress {
  watch: string;
  embed: string;
}

/** How each service writes the page of a video, and the player that goes with it. */
const services: readonly { page: RegExp; embed: (id: string) => string }[] = [
  {
    page: /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    embed: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    page: /^https:\/\/(?:www\.)?vimeo\.com\/(\d+)(?![\w-])/,
    embed: (id) => `https://player.vimeo.com/video/${id}`,
  },
];

/** Whose players an article's `<Video>` may bring. */
export const playerHosts: readonly string[] = services.map(({ embed }) => new URL(embed('0')).host);

/** The video whose page is at `watch`; `undefined` where no known service has it. */
export function videoAt(watch: string): VideoAddress | undefined {
  for (const { page, embed } of services) {
    const id = page.exec(watch)?.[1];
    if (id) return { watch, embed: embed(id) };
  }
  return undefined;
}
