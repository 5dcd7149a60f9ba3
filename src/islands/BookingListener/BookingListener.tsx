import { useEffect, useRef, useState, type ReactNode } from 'react';
import { patience } from '#lib/timings.ts';
import { pushEvent } from '#measurement/dataLayer.ts';
import { whenUnseen } from '#scripts/whenUnseen.ts';
import { clampHeight, readSign } from './booking.ts';
import * as styles from './BookingListener.css.ts';
import '#islands/plainWhereCut.ts';

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
  /** What to read until the meeting. */
  meanwhile: { title: string; links: readonly { label: string; href: string }[] };
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
  meanwhile,
  children,
}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const frameHost = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase | null>(null);
  const [isFolded, setIsFolded] = useState(false);

  useEffect(() => {
    const host = frameHost.current;
    if (!host) return;
    const schedulerOrigin = new URL(url).origin;
    let isBooked = false;

    const fail = () => {
      clearTimeout(giveUp);
      setPhase((current) => (current === 'loading' ? 'failed' : current));
    };
    const giveUp = setTimeout(fail, patience);
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

  useEffect(() => {
    // The visitor's eyes are on the scheduler, which may be taller than the screen.
    if (phase === 'booked') notice.current?.scrollIntoView({ block: 'nearest' });
  }, [phase]);

  useEffect(() => {
    if (phase !== 'failed' || !place.current || !card.current) return undefined;
    return whenUnseen(place.current, card.current, () => setIsFolded(true));
  }, [phase]);

  const isThere = phase === 'awake' || phase === 'booked';
  return (
    <div
      className={styles.root}
      ref={place}
      data-scheduler={phase ?? 'asleep'}
      data-folded={phase === 'failed' && isFolded ? '' : undefined}
    >
      <div className={styles.card} ref={card}>
        <div className={styles.stage}>
          <p className={styles.status} role="status" data-longest={failed}>
            {phase === 'loading' && <span className={styles.loading}>{loading}</span>}
            {phase === 'failed' && <span className={styles.words}>{failed}</span>}
          </p>
          {!isThere && <div className={styles.plain}>{children}</div>}
          {/* React renders nothing inside: what is in there is the vendor's. */}
          <div className={styles.frame} ref={frameHost} />
        </div>
        <div className={styles.booked} ref={notice} role="status">
          {phase === 'booked' && (
            <>
              <p className={styles.bookedText}>{booked}</p>
              <a className={styles.home} href={homeHref}>
                {homeLabel}
              </a>
              <p className={styles.meanwhile}>{meanwhile.title}</p>
              <ul className={styles.links}>
                {meanwhile.links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        {phase === 'awake' && <div className={styles.plainBelow}>{children}</div>}
      </div>
    </div>
  );
}
