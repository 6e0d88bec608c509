import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { showToast } from '../../lib/toast.js';
import styles from './button.module.css';
import { useOfflineReason } from './offline-reason.js';

interface Look {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'outlinedDanger';
  size?: 'normal' | 'small';
  wide?: boolean;
}

function classOf({ variant = 'primary', size = 'normal', wide = false }: Look, more = ''): string {
  return [
    styles.button,
    variant !== 'primary' && styles[variant],
    size === 'small' && styles.small,
    wide && styles.wide,
    more,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * `busy` disables the button and shows a wheel; the focus returns afterwards. Without a connection, a button that
 * needs the server explains why it is off and recovers by itself: all buttons that submit a form or can be busy, and
 * those with `needsConnection`.
 */
export function Button({
  variant,
  size,
  wide,
  busy,
  disabled,
  className,
  children,
  type = 'button',
  needsConnection = type === 'submit' || busy !== undefined,
  onClick,
  ref,
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean; needsConnection?: boolean }) {
  const offlineReason = useOfflineReason();
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current!, []);
  const hadFocus = useRef(false);
  const isOff = disabled === true || busy === true;
  const reason = needsConnection && !isOff ? offlineReason?.short : undefined;

  // Browsers move the focus away from a disabled button.
  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body) button.current!.focus();
    }
  }, [busy]);

  return (
    <button
      aria-disabled={reason !== undefined || undefined}
      {...rest}
      ref={button}
      type={type}
      className={classOf({ variant, size, wide }, className)}
      disabled={isOff}
      aria-description={reason}
      onClick={
        reason === undefined
          ? onClick
          : (event) => {
              event.preventDefault();
              showToast(reason);
            }
      }
      aria-busy={busy || undefined}
    >
      {busy === true && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

export function ButtonLink({ variant, size, wide, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={classOf({ variant, size, wide }, className)} />;
}

export function ButtonAnchor({ variant, size, wide, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={classOf({ variant, size, wide }, className)} />;
}
