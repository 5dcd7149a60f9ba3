import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { visuallyHidden } from '#styles/page.css.ts';
import * as styles from './LoginToggle.css.ts';

interface Props {
  /** Id of the password field. */
  field: string;
  labels: Record<'show' | 'hide' | 'showLabel' | 'hideLabel' | 'shown' | 'hidden', string>;
  /** The password field. It is plain HTML, so that the island changes nothing that was typed before it loaded. */
  children: ReactNode;
}

/**
 * The button that shows or masks what was typed in a password field (spec section 4), after GOV.UK's pattern. The
 * stylesheet hides it where scripts don't run. The password is masked again when the form is sent or the page is
 * left, so that no browser remembers it and nobody finds it in the clear.
 */
export default function LoginToggle({ field, labels, children }: Props) {
  /** `undefined` until the visitor uses the button: nothing is announced before. */
  const [isVisible, setIsVisible] = useState<boolean>();

  useEffect(() => {
    const input = document.getElementById(field) as HTMLInputElement;
    input.type = isVisible ? 'text' : 'password';
  }, [field, isVisible]);

  useEffect(() => {
    const { form } = document.getElementById(field) as HTMLInputElement;
    // Synchronous, because Firefox drops React's deferred updates in a page that is being left.
    const mask = () => flushSync(() => setIsVisible(undefined));
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-submit]')) mask();
    };
    form?.addEventListener('click', onClick);
    window.addEventListener('pagehide', mask);
    return () => {
      form?.removeEventListener('click', onClick);
      window.removeEventListener('pagehide', mask);
    };
  }, [field]);

  return (
    <div className={styles.root}>
      {children}
      <button
        className={styles.toggle}
        type="button"
        aria-controls={field}
        aria-label={isVisible ? labels.hideLabel : labels.showLabel}
        onClick={() => setIsVisible(!isVisible)}
        // A browser's translation may have changed its text before the island hydrates.
        suppressHydrationWarning
      >
        {isVisible ? labels.hide : labels.show}
      </button>
      {/* No role: with one, Orca announces the element instead of its text. */}
      <span className={visuallyHidden} aria-live="polite">
        {isVisible !== undefined && (isVisible ? labels.shown : labels.hidden)}
      </span>
    </div>
  );
}
