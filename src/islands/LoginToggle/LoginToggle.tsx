import { useEffect, useId, useRef, useState } from 'react';
import * as styles from './LoginToggle.css.ts';

interface Props {
  label: string;
  show: string;
  hide: string;
  showLabel: string;
  hideLabel: string;
  shown: string;
  hidden: string;
}

/**
 * The password field and the button that shows or masks what was typed (spec section 4). The
 * stylesheet leaves the button out where scripts don't run. Masked again when the form is sent or
 * the page is left, so that no password is remembered or found in the clear.
 */
export default function LoginToggle({
  label,
  show,
  hide,
  showLabel,
  hideLabel,
  shown,
  hidden,
}: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isVisible, setIsVisible] = useState(false);
  // Nothing is announced until the visitor has used the button.
  const [status, setStatus] = useState('');

  useEffect(() => {
    const mask = () => {
      setIsVisible(false);
      setStatus('');
    };
    const form = field.current?.form;
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
  }, []);

  const toggle = () => {
    setIsVisible(!isVisible);
    setStatus(isVisible ? hidden : shown);
  };

  return (
    <div className={styles.root}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          ref={field}
          className={styles.input}
          id={id}
          name="password"
          type={isVisible ? 'text' : 'password'}
          autoComplete="current-password"
          spellCheck={false}
        />
        <button
          className={styles.toggle}
          type="button"
          aria-controls={id}
          aria-label={isVisible ? hideLabel : showLabel}
          onClick={toggle}
        >
          {isVisible ? hide : show}
        </button>
      </div>
      <span className={styles.status} role="status">
        {status}
      </span>
    </div>
  );
}
