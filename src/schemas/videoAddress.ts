/** «https://www.youtube.com/watch?v=dQw4w9WgXcQ», «https://youtu.be/dQw4w9WgXcQ» */
const YOUTUBE =
  /^https:\/\/(?:(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})(?=[?&#/]|$)/;

/** «https://vimeo.com/76979871»; an unlisted video has a second code, «…/8272103f6e» or «…?h=8272103f6e». */
const VIMEO =
  /^https:\/\/(?:(?:www|player)\.)?vimeo\.com\/(?:video\/)?(\d+)(?:(?:\/|\?h=)([\da-z]+))?(?=[?&#/]|$)/;

/**
 * The addresses of a YouTube or Vimeo video, derived from any address that visitors see: its page, its player and, if
 * it can be known, its thumbnail. `undefined` for every other address.
 */
export function parseVideoAddress(address: string) {
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
    // Only Vimeo's servers know the address of a thumbnail.
    thumbnail: undefined,
  };
}
export type VideoAddress = NonNullable<ReturnType<typeof parseVideoAddress>>;
