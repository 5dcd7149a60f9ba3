/** Where a video is watched, from where it is embedded, and a picture of it where its service has one at a known address. */
export interface VideoAddress {
  watch: string;
  embed: string;
  thumbnail: string | undefined;
}

/** A video as its service counts it: its code, what opens it where it is not listed, and the second it starts at. */
interface Video {
  id: string;
  hash?: string | undefined;
  start: number;
}

interface Service {
  name: string;
  hosts: RegExp;
  /** The video of one of the service's addresses; nothing where it shows none. */
  find(address: URL): Omit<Video, 'start'> | undefined;
  addresses(video: Video): VideoAddress;
}

/** The seconds of «90», «90s», «1m30s» or «1h2m3s»; 0 where there is none. */
function seconds(time: string | null | undefined): number {
  const [, hours = 0, minutes = 0, rest = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}

const withQuery = (address: string, query: Record<string, string | number | undefined>) => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) {
    if (value) url.searchParams.set(name, String(value));
  }
  return url.href;
};

const youtube: Service = {
  name: 'YouTube',
  hosts: /^(?:(?:www\.|m\.|music\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com|youtu\.be)$/,
  find: ({ hostname, pathname, searchParams }) => {
    const code =
      hostname === 'youtu.be'
        ? /^\/([\w-]+)\/?$/.exec(pathname)?.[1]
        : (/^\/(?:watch|shorts|embed|live|v|e)\/([\w-]+)\/?$/.exec(pathname)?.[1] ??
          (/^\/watch\/?$/.test(pathname) ? searchParams.get('v') : null));
    return /^[\w-]{11}$/.test(code ?? '') ? { id: code ?? '' } : undefined;
  },
  addresses: ({ id, start }) => ({
    watch: withQuery('https://www.youtube.com/watch', { v: id, t: start && `${start}s` }),
    embed: withQuery(`https://www.youtube-nocookie.com/embed/${id}`, { start }),
    thumbnail: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
  }),
};

const VIMEO_PATH =
  /^\/(?:(?:channels|ondemand)\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/[\w-]+\/video\/|manage\/videos\/|video\/)?(\d+)(?:\/([\da-z]+))?\/?$/;

const vimeo: Service = {
  name: 'Vimeo',
  hosts: /^(?:www\.|player\.)?vimeo\.com$/,
  find: ({ pathname, searchParams }) => {
    const [, id, hash = searchParams.get('h') ?? undefined] = VIMEO_PATH.exec(pathname) ?? [];
    return id ? { id, hash } : undefined;
  },
  addresses: ({ id, hash, start }) => ({
    watch: `https://vimeo.com/${[id, hash].filter(Boolean).join('/')}${start ? `#t=${start}s` : ''}`,
    embed: withQuery(`https://player.vimeo.com/video/${id}`, { h: hash, start_time: start }),
    // The address of a video's picture has to be asked of Vimeo's servers.
    thumbnail: undefined,
  }),
};

const services: readonly Service[] = [youtube, vimeo];

/** Whose players an article's `<Video>` may bring. */
export const playerHosts: readonly string[] = services.map(
  ({ addresses }) => new URL(addresses({ id: '0', start: 0 }).embed).host,
);

const parse = (address: string) =>
  /^https:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined;

/**
 * The video at any address that YouTube or Vimeo show for it: its page, a short or shared link, the
 * player's own. `undefined` where there is none.
 */
export function videoAt(address: string): VideoAddress | undefined {
  const url = parse(address);
  const service = url && services.find(({ hosts }) => hosts.test(url.hostname));
  const video = url && service?.find(url);
  if (!video) return undefined;
  const { searchParams, hash } = url;
  const time =
    searchParams.get('t') ??
    searchParams.get('start') ??
    searchParams.get('start_time') ??
    /[#&]t=(\w+)/.exec(hash)?.[1];
  return service?.addresses({ ...video, start: seconds(time) });
}

/** The service that shows an address, whether or not there is a video at it. */
export const serviceNameAt = (address: string): string | undefined => {
  const host = parse(address)?.hostname ?? '';
  return services.find(({ hosts }) => hosts.test(host))?.name;
};
