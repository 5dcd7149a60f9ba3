const YOUTUBE =
  /^https:\/\/(?:(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})(?=[?&#/]|$)/;

/** A video that is not listed has a second code, in its path or under `h`. */
const VIMEO =
  /^https:\/\/(?:(?:www|player)\.)?vimeo\.com\/(?:video\/)?(\d+)(?:(?:\/|\?h=)([\da-z]+))?(?=[?&#/]|$)/;

/**
 * The video at an address as YouTube or Vimeo show it, `undefined` where there is none: its page, its
 * player, and its picture where the service has one at a known address.
 */
export function videoAt(address: string) {
  const [, youtube] = YOUTUBE.exec(address) ?? [];
  if (youtube) {
    return {
      service: 'YouTube',
      watch: `https://www.youtube.com/watch?v=${youtube}`,
      embed: `https://www.youtube-nocookie.com/embed/${youtube}`,
      thumbnail: `https://i.ytimg.com/vi/${youtube}/hqdefault.jpg`,
    };
  }
  const [, vimeo, code] = VIMEO.exec(address) ?? [];
  if (!vimeo) return undefined;
  return {
    service: 'Vimeo',
    watch: `https://vimeo.com/${vimeo}${code ? `/${code}` : ''}`,
    embed: `https://player.vimeo.com/video/${vimeo}?dnt=1${code ? `&h=${code}` : ''}`,
    // Its address has to be asked of Vimeo's servers.
    thumbnail: undefined,
  };
}
export type VideoAddress = NonNullable<ReturnType<typeof videoAt>>;
