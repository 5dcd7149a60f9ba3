import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useAwake } from '#islands/useAwake.ts';
import * as styles from './LoginToggle.css.ts';

interface Props {
  /** Id of the password field. */
  field: string;
  show: string;
  hide: string;
  showLabel: string;
  hideLabel: string;
  shown: string;
  hidden: string;
  /** The password field: plain HTML, so that nothing typed before the island wakes is touched. */
  children: ReactNode;
}

/**
 * The button that shows or masks what was typed in a password field (spec section 4), after
 * GOV.UK's pattern. The stylesheet leaves it out where scripts don't run. Masked again when the
 * form is sent or the page is left, so that no password is remembered or found in the clear.
 */
export default function LoginToggle({
  field,
  show,
  hide,
  showLabel,
  hideLabel,
  shown,
  hidden,
  children,
}: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [isVisible, setIsVisible] = useState(false);
  // Nothing is announced until the visitor has used the button.
  const [status, setStatus] = useState('');

  useEffect(() => {
    const input = document.getElementById(field);
    if (input instanceof HTMLInputElement) input.type = isVisible ? 'text' : 'password';
  }, [field, isVisible]);

  useEffect(() => {
    const input = document.getElementById(field);
    if (!(input instanceof HTMLInputElement)) return;
    const { form } = input;
    const mask = () => {
      // At once: in a page that is being put away, Firefox drops what React leaves for later.
      flushSync(() => {
        setIsVisible(false);
        setStatus('');
      });
    };
    const onPress = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-submit]')) mask();
    };
    form?.addEventListener('submit', mask);
    form?.addEventListener('click', onPress);
    window.addEventListener('pagehide', mask);
    return () => {
      form?.removeEventListener('submit', mask);
      form?.removeEventListener('click', onPress);
      window.removeEventListener('pagehide', mask);
    };
  }, [field]);
  useAwake(root);

  const toggle = () => {
    setIsVisible(!isVisible);
    setStatus(isVisible ? hidden : shown);
  };

  return (
    <div className={styles.root} ref={root}>
      {children}
      <button
        className={styles.toggle}
        type="button"
        aria-controls={field}
        aria-label={isVisible ? hideLabel : showLabel}
        onClick={toggle}
        // A translator may have rewritten its word before the island wakes.
        suppressHydrationWarning
      >
        {isVisible ? hide : show}
      </button>
      {/* No role: Orca would name it, empty or not, instead of reading it. */}
      <span className={styles.status} aria-live="polite">
        {status}
      </span>
    </div>
  );
}
