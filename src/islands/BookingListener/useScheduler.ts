import { useEffect, useState, type RefObject } from 'react';
import { thirdPartyTimeout } from '#lib/timings.ts';
import { pushEvent } from '#measurement/dataLayer.ts';
import { clampHeight, readSign } from './booking.ts';

/** Where the scheduler stands; `awake` once the vendor has shown a sign of life. */
export type Phase = 'loading' | 'awake' | 'failed' | 'booked';

/** What the vendor's scheduler is made from. */
interface Scheduler {
  /** Address of the scheduler, with `embed=true`. */
  url: string;
  /** Address of the vendor's embed script. */
  script: string;
  title: string;
}

/** What the vendor asks a page for: a place for the frame, and the script that fills it. */
function vendorElements({ url, script, title }: Scheduler, onError: () => void): HTMLElement[] {
  const container = document.createElement('div');
  container.className = 'meetings-iframe-container';
  container.dataset['src'] = url;
  container.dataset['title'] = title;

  const embed = document.createElement('script');
  embed.src = script;
  embed.async = true;
  embed.addEventListener('error', onError);
  return [container, embed];
}

/**
 * Puts the vendor's scheduler into `frameHost` and tells its phase; `null` before it is there. Listening
 * starts first and the vendor's script is loaded second, so that no message can be missed.
 */
export function useScheduler(
  frameHost: RefObject<HTMLDivElement | null>,
  { url, script, title }: Scheduler,
): Phase | null {
  const [phase, setPhase] = useState<Phase | null>(null);

  useEffect(() => {
    const host = frameHost.current;
    if (!host) return;
    const schedulerOrigin = new URL(url).origin;
    let isBooked = false;

    const fail = () => {
      clearTimeout(giveUp);
      setPhase((current) => (current === 'loading' ? 'failed' : current));
    };
    const giveUp = setTimeout(fail, thirdPartyTimeout);
    const onMessage = (event: MessageEvent) => {
      const frame = host.querySelector('iframe');
      const sign = readSign(event, schedulerOrigin, frame?.contentWindow ?? null);
      if (sign.kind === 'none' || !frame) return;
      clearTimeout(giveUp);
      if (sign.kind === 'height') frame.style.height = `${clampHeight(sign.height)}px`;
      if (sign.kind !== 'booked') {
        setPhase((current) => (current === 'booked' ? current : 'awake'));
        return;
      }
      if (isBooked) return;
      isBooked = true;
      setPhase('booked');
      pushEvent({ event: 'hubspot_meeting_booked' });
    };

    window.addEventListener('message', onMessage);
    setPhase('loading');

    host.append(...vendorElements({ url, script, title }, fail));

    return () => {
      clearTimeout(giveUp);
      window.removeEventListener('message', onMessage);
      host.replaceChildren();
    };
  }, [frameHost, url, script, title]);

  return phase;
}
