import { useEffect, useRef, useState, type RefObject } from 'react';
import { thirdPartyTimeout } from '#lib/timings.ts';
import { pushEvent } from '#measurement/dataLayer.ts';
import type { Site } from '#site/siteSchema.ts';
import { readMessage } from './readMessage.ts';

/** The state of the scheduler; `ready` once the vendor has sent any message. */
type Phase = 'waiting' | 'loading' | 'ready' | 'failed' | 'booked';

/** The vendor's embed code: a container, and the script that puts the frame into it. */
function embedCode({ url, script, title }: Site['scheduler'], onError: () => void): HTMLElement[] {
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
 * Puts the vendor's scheduler into `frameHost` and gives its phase. Listening
 * starts before the vendor's script loads, so that no message is missed. Once the visitor has begun to
 * choose in the fallback (`keepFallback`), a scheduler that comes late takes nothing away: it stays failed.
 */
export function useScheduler(
  frameHost: RefObject<HTMLDivElement | null>,
  scheduler: Site['scheduler'],
): { phase: Phase; keepFallback: () => void } {
  const isFallbackKept = useRef(false);
  const [phase, setPhase] = useState<Phase>('waiting');

  useEffect(() => {
    const host = frameHost.current;
    if (!host) return;
    const schedulerOrigin = new URL(scheduler.url).origin;
    let isBooked = false;

    const fail = () => setPhase((current) => (current === 'loading' ? 'failed' : current));
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      timeout = setTimeout(fail, thirdPartyTimeout);
      host.append(...embedCode(scheduler, fail));
    };
    const onMessage = (event: MessageEvent) => {
      const frame = host.querySelector('iframe');
      const message = readMessage(event, schedulerOrigin, frame?.contentWindow ?? null);
      if (message === null || !frame) return;
      if (typeof message === 'number') frame.style.height = `${message}px`;
      if (message === 'booked' && !isBooked) {
        isBooked = true;
        pushEvent({ event: 'hubspot_meeting_booked' });
      }
      setPhase(isBooked ? 'booked' : isFallbackKept.current ? 'failed' : 'ready');
    };

    window.addEventListener('message', onMessage);
    setPhase('loading');
    // After the page's own loading, which no vendor may delay.
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start);

    return () => {
      clearTimeout(timeout);
      window.removeEventListener('load', start);
      window.removeEventListener('message', onMessage);
      host.replaceChildren();
    };
  }, [frameHost, scheduler]);

  const keepFallback = () => {
    // Before the failure it is a script that writes into it. Whoever is at its link may agree with its first day.
    isFallbackKept.current = phase === 'failed';
  };
  return { phase, keepFallback };
}
