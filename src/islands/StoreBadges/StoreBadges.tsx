import { useEffect, useState, type ReactNode } from 'react';
import type { Device } from '#lib/device.ts';
import * as styles from './StoreBadges.css.ts';

interface Props {
  /** Name of the group for screen readers. */
  label: string;
  googlePlay?: ReactNode;
  appStore?: ReactNode;
}

/**
 * The badges of the stores that the visitor's device can use: Android Google Play, iOS App Store, anything else both
 * (spec section 4). The stylesheet hides the other badge before the island hydrates.
 */
export default function StoreBadges({ label, googlePlay, appStore }: Props) {
  const [device, setDevice] = useState<Device>('other');
  useEffect(() => setDevice(document.documentElement.dataset['device'] as Device), []);

  return (
    <ul className={styles.root} role="list" aria-label={label}>
      {device !== 'ios' && <li className={styles.googlePlay}>{googlePlay}</li>}
      {device !== 'android' && <li className={styles.appStore}>{appStore}</li>}
    </ul>
  );
}
