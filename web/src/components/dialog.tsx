import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../lib/i18n/use-text.js';
import styles from './dialog.module.css';
import { Icon } from './icon.js';
import { componentMessages } from './messages.js';
import { focusHeir } from './use-kept-focus.js';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the bottom; they stay in view while the body scrolls. */
  footer?: ReactNode;
  size?: 'normal' | 'wide' | 'full';
  /** Spoken name of the close button in the corner; "Close" is often the text of a footer button already. */
  closeLabel?: string;
}

/** Those that are open, the uppermost last. */
const stack: HTMLDialogElement[] = [];

/** Only the uppermost is seen, above one scrim. */
function arrange(): void {
  stack.forEach((dialog, index) => {
    dialog.toggleAttribute('data-upon', index > 0);
    dialog.toggleAttribute('data-covered', index < stack.length - 1);
  });
}

/** A modal on the browser's own dialog: focus stays inside, Escape closes, focus returns. May be opened on top of another. */
export function Dialog({ open, ...content }: Props) {
  return open ? <OpenDialog {...content} /> : null;
}

function OpenDialog({ onClose, title, children, footer, size = 'normal', closeLabel }: Omit<Props, 'open'>) {
  const t = useText(componentMessages);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current!;
    const before = document.activeElement;
    element.showModal();
    stack.push(element);
    arrange();
    // The browser starts at the close button; a form marks where to start instead.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      stack.splice(stack.indexOf(element), 1);
      // First what is below is seen again: nothing hidden takes the focus.
      arrange();
      element.close();
      if (before instanceof HTMLElement) before.focus();
      focusHeir();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${size === 'normal' ? '' : styles[size]}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Whether it closes is the owner's decision; a file picker inside also sends cancel, which bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={closeLabel ?? `${t('close')}: ${title}`}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
    </dialog>
  );
}
