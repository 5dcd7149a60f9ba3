import { useEffect, useRef, useState, type ReactNode } from 'react';
import { whenUnseen } from '#scripts/whenUnseen.ts';
import * as styles from './BookingListener.css.ts';
import { useScheduler } from './useScheduler.ts';
import '#islands/plainWhereCut.ts';

interface BookedProps {
  booked: string;
  homeLabel: string;
  homeHref: string;
  /** What to read until the meeting. */
  meanwhile: { title: string; links: readonly { label: string; href: string }[] };
}

interface Props extends BookedProps {
  /** Address of the scheduler, with `embed=true`. */
  url: string;
  /** Address of the vendor's embed script. */
  script: string;
  title: string;
  loading: string;
  failed: string;
  /** The plain ways to book or talk, shown until the scheduler is there and when it isn't. */
  children: ReactNode;
}

/** What is there once a meeting is booked: the way home, and what to read until then. */
function Booked({ booked, homeLabel, homeHref, meanwhile }: BookedProps) {
  return (
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
  );
}

/** The meeting scheduler and the listener for its bookings (spec sections 2 and 4). */
export default function BookingListener({
  url,
  script,
  title,
  loading,
  failed,
  children,
  ...outcome
}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const frameHost = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const phase = useScheduler(frameHost, { url, script, title });
  const [isFolded, setIsFolded] = useState(false);

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
          <p className={styles.status} aria-live="polite" data-longest={failed}>
            {phase === 'loading' && <span className={styles.loading}>{loading}</span>}
            {phase === 'failed' && <span className={styles.words}>{failed}</span>}
          </p>
          {!isThere && <div className={styles.plain}>{children}</div>}
          {/* React renders nothing inside: what is in there is the vendor's. */}
          <div className={styles.frame} ref={frameHost} />
        </div>
        <div className={styles.booked} ref={notice} aria-live="polite">
          {phase === 'booked' && <Booked {...outcome} />}
        </div>
        {phase === 'awake' && <div className={styles.plainBelow}>{children}</div>}
      </div>
    </div>
  );
}
