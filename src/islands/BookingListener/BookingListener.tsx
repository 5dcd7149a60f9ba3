import { useEffect, useRef, type ReactNode } from 'react';
import type { linkAttributes } from '#lib/links.ts';
import type { Site } from '#site/siteSchema.ts';
import { button } from '#styles/buttons.css.ts';
import { strong } from '#styles/typography.css.ts';
import * as styles from './BookingListener.css.ts';
import { useScheduler } from './useScheduler.ts';

interface Props {
  scheduler: Site['scheduler'];
  labels: {
    loading: string;
    failed: string;
    booked: string;
    home: { label: string };
    meanwhile: {
      title: string;
      links: readonly { label: string; attributes: ReturnType<typeof linkAttributes> }[];
    };
  };
  /** The plain link to the scheduler: in the scheduler's place until it is ready, and below it from then on. */
  children: ReactNode;
  /** What the calendar looks like, as long as it loads. */
  skeleton?: ReactNode;
  /** What visitors can use when no calendar loads. Until that is known, the skeleton is in its place. */
  fallback?: ReactNode;
  /** The name of the calendar's vendor, under the calendar. */
  privacy?: ReactNode;
}

/** Says that the meeting is booked, and what to read before it. */
function Booked({ labels }: Pick<Props, 'labels'>) {
  return (
    <>
      <p className={styles.done}>{labels.booked}</p>
      <a className={button.solid} href="/">
        {labels.home.label}
      </a>
      <p className={strong}>{labels.meanwhile.title}</p>
      <ul className={styles.links}>
        {labels.meanwhile.links.map(({ label, attributes }) => (
          <li key={attributes.href}>
            <a {...attributes}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The meeting scheduler and the listener for its bookings (spec sections 2 and 4). */
export default function BookingListener(props: Props) {
  const { scheduler, labels, children, skeleton, fallback, privacy } = props;
  const frameHost = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { phase, keepFallback } = useScheduler(frameHost, scheduler);

  useEffect(() => {
    // The scheduler may be taller than the screen, with the notice out of view below it.
    if (phase === 'booked') notice.current?.scrollIntoView({ block: 'nearest' });
  }, [phase]);

  const isReady = phase === 'ready' || phase === 'booked';
  return (
    <div className={styles.root} data-scheduler={phase} data-demo="">
      <div className={styles.card}>
        <div className={styles.stage}>
          {!isReady && (
            <div className={styles.placeholder}>
              <div className={styles.skeleton} aria-hidden="true">
                {skeleton}
              </div>
              <div
                className={styles.fallback}
                onInput={keepFallback}
                onFocus={keepFallback}
                onPointerDown={keepFallback}
              >
                {fallback}
              </div>
              <div className={styles.statusRow}>
                <p
                  className={styles.status}
                  aria-live="polite"
                  data-loading={labels.loading}
                  data-failed={labels.failed}
                >
                  {phase === 'loading' && <span className={styles.message}>{labels.loading}</span>}
                  {phase === 'failed' && <span className={styles.message}>{labels.failed}</span>}
                </p>
                {children}
              </div>
            </div>
          )}
          {/* React renders nothing inside: the contents are the vendor's. */}
          <div className={styles.frame} ref={frameHost} />
        </div>
        <div className={styles.booked} ref={notice} aria-live="polite">
          {phase === 'booked' && <Booked labels={labels} />}
        </div>
        {isReady && (
          <div className={styles.linkRow}>
            {privacy}
            {phase === 'ready' && children}
          </div>
        )}
      </div>
    </div>
  );
}
