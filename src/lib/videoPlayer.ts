/** How one video service's player is opened and woken. */
export interface VideoPlayer {
  /** Address of the frame, asking it to play at once. It ends where the page adds its own origin. */
  address: string;
  /** What the player has to hear before it speaks to its page; empty when it never speaks. */
  greeting: string;
}

interface Service {
  parameters: Record<string, string>;
  greeting: string;
}

const youtube: Service = {
  parameters: { enablejsapi: '1', playsinline: '1' },
  greeting: '{"event":"listening"}',
};

/** The services whose players answer their page, by host. */
const services: Partial<Record<string, Service>> = {
  'www.youtube-nocookie.com': youtube,
  'www.youtube.com': youtube,
  'player.vimeo.com': { parameters: { dnt: '1' }, greeting: '{"method":"ping"}' },
};

/** The player of an embed address as its service gives it; its other parameters stay. */
export function playerOf(embed: string): VideoPlayer {
  const address = new URL(embed);
  const { parameters, greeting } = services[address.hostname] ?? { parameters: {}, greeting: '' };
  address.hash = '';
  for (const [name, value] of Object.entries({ autoplay: '1', ...parameters, origin: '' })) {
    // Deleted first, so that it comes once and the origin comes last.
    address.searchParams.delete(name);
    address.searchParams.append(name, value);
  }
  return { address: address.href, greeting };
}
