import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { opensElsewhere } from '#lib/links.ts';
import { from } from '#styles/breakpoints.ts';
import * as styles from './HeaderDrawer.css.ts';

declare module 'react' {
  // React passes these attributes on; only its types don't know them yet.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- A merged declaration repeats the parameter.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    /** The id of the dialog. */
    commandfor?: string;
  }
}

interface Props {
  /** Id of the dialog, unique in the page. */
  id: string;
  menuLabel: string;
  closeLabel: string;
  title: string;
  /** The sections of the drawer. */
  children: ReactNode;
}

/**
 * The behaviour that the browser itself does not give the drawer. `HeaderDrawer` puts it on its button and its
 * dialog.
 */
function useDrawer() {
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const isLeaving = useRef(false);
  const [isOpen, setIsOpen] = useState<boolean>();

  useEffect(() => {
    const drawer = dialog.current;
    if (!drawer) return;

    // Not every browser fires `toggle` on a dialog; the attribute changes in all of them.
    const readState = () => setIsOpen(drawer.open);
    const observer = new MutationObserver(readState);
    const close = () => drawer.close();
    const widerLayout = matchMedia(from('tablet'));

    readState();
    observer.observe(drawer, { attributeFilter: ['open'] });
    widerLayout.addEventListener('change', close);
    return () => {
      observer.disconnect();
      widerLayout.removeEventListener('change', close);
    };
  }, []);

  // Safari can't return the focus to a button that it never focused. After a click on a link, the focus is already at
  // the link's target.
  const returnFocus = () => {
    if (!isLeaving.current) button.current?.focus({ preventScroll: true });
    isLeaving.current = false;
  };

  const closeOnBackdropOrLink = (click: MouseEvent<HTMLDialogElement>) => {
    const { target, currentTarget } = click;
    const isOnLink = target instanceof Element && target.closest('a') !== null;
    const isLink = isOnLink && !opensElsewhere(click);
    isLeaving.current = isLink;
    if (target === currentTarget || isLink) currentTarget.close();
  };

  return { button, dialog, isOpen, returnFocus, closeOnBackdropOrLink };
}

/**
 * The menu below 768 px (spec section 2): a button and a modal dialog, which the browser opens and closes by itself.
 * This adds that the button says whether the menu is open and gets the focus back, and that the menu closes on a link,
 * on its backdrop where the browser doesn't know `closedby`, and when the menu bar takes over.
 */
export default function HeaderDrawer({ id, menuLabel, closeLabel, title, children }: Props) {
  const { button, dialog, isOpen, returnFocus, closeOnBackdropOrLink } = useDrawer();
  return (
    <>
      <button
        ref={button}
        className={styles.menuButton}
        type="button"
        aria-label={menuLabel}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        command="show-modal"
        commandfor={id}
      >
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6h16M4 12h16M4 18h16" />
        </svg>
      </button>
      <dialog
        ref={dialog}
        id={id}
        className={styles.drawer}
        aria-labelledby={`${id}-title`}
        onClick={closeOnBackdropOrLink}
        onClose={returnFocus}
        closedby="any"
      >
        <div className={styles.panel}>
          <div className={styles.top}>
            {/* A browser's translation may have changed it before the island hydrates: that is no error. */}
            <p className={styles.title} id={`${id}-title`} suppressHydrationWarning>
              {title}
            </p>
            <button
              className={styles.closeButton}
              type="button"
              aria-label={closeLabel}
              command="close"
              commandfor={id}
            >
              <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
                <path d="m5 5 14 14M19 5 5 19" />
              </svg>
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}
