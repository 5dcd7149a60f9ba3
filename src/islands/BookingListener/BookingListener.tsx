import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as timings from '~/lib/timings.ts';
import { pushEvent } from '~/scripts/dataLayer.ts';
import { clampHeight, readSign } from './booking.ts';
import * as styles from './BookingListener.css.ts';

interface Props {
  /** Address of the scheduler, with `embed=true`. */
  url: string;
  /** Address of the vendor's embed script. */
  script: string;
  title: string;
  loading: string;
  failed: string;
  booked: string;
  homeLabel: string;
  homeHref: string;
  /** The plain ways to book or talk, shown until the scheduler is there and when it isn't. */
  children: ReactNode;
}

type Phase = 'loading' | 'awake' | 'failed' | 'booked';

/**
 * The meeting scheduler and the listener for its bookings (spec sections 2 and 4). Listening
 * starts first and the vendor's script is loaded second, so that no message can be missed.
 */
export default function BookingListener({
  url,
  script,
  title,
  loading,
  failed,
  booked,
  homeLabel,
  homeHref,
  children,
}: Props) {
  const frameHost = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase | null>(null);

  useEffect(() => {
    const host = frameHost.current;
    if (!host) return;
    let isBooked = false;

    const giveUp = setTimeout(() => fail(), timings.patience);
    const fail = () => {
      clearTimeout(giveUp);
      setPhase((current) => (current === 'loading' ? 'failed' : current));
    };
    const onMessage = (event: MessageEvent) => {
      const frame = host.querySelector('iframe');
      const sign = readSign(event, url, frame?.contentWindow ?? null);
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

    const container = document.createElement('div');
    container.className = 'meetings-iframe-container';
    container.dataset['src'] = url;
    container.dataset['title'] = title;
    host.append(container);

    const embed = document.createElement('script');
    embed.src = script;
    embed.async = true;
    embed.addEventListener('error', fail);
    host.append(embed);

    return () => {
      clearTimeout(giveUp);
      window.removeEventListener('message', onMessage);
      host.replaceChildren();
    };
  }, [url, script, title]);

  const isWaiting = phase === 'loading';
  const hasFrame = phase === 'awake' || phase === 'booked';
  return (
    <div className={styles.root} data-scheduler={phase ?? 'asleep'}>
      <p className={styles.status} role="status">
        {phase === 'booked' && booked}
        {phase === 'failed' && failed}
        {isWaiting && <span className={styles.loading}>{loading}</span>}
      </p>
      {phase === 'booked' && (
        <a className={styles.home} href={homeHref}>
          {homeLabel}
        </a>
      )}
      <div className={styles.frame} ref={frameHost} hidden={phase === null || phase === 'failed'} />
      <div className={hasFrame ? styles.plainBelow : styles.plain}>{children}</div>
    </div>
  );
}
