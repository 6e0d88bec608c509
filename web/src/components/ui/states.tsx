import { type ReactNode, useRef } from 'react';
import { sentenceOf } from '../../lib/api/api-error.js';
import { useText } from '../../lib/i18n/use-text.js';
import { connectivity } from '../../lib/connectivity.js';
import { useStore } from '../../lib/store.js';
import { Button } from './button.js';
import { Icon, type IconName } from './icon.js';
import { componentMessages } from './messages.js';
import styles from './states.module.css';
import { useInheritedFocus } from './inherited-focus.js';

export function EmptyState({
  title,
  icon = 'search',
  isPage = false,
  children,
}: {
  title: string;
  icon?: IconName;
  isPage?: boolean;
  children?: ReactNode;
}) {
  const Title = isPage ? 'h1' : 'p';
  const box = useRef<HTMLDivElement>(null);
  useInheritedFocus(box);
  return (
    <div ref={box} className={styles.state} tabIndex={-1}>
      <span className={styles.badge}>
        <Icon name={icon} size={28} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {children}
    </div>
  );
}

export function ErrorState({ error, title, onRetry }: { error?: unknown; title?: string; onRetry?: () => void }) {
  const t = useText(componentMessages);
  return (
    <div className={styles.state} role="alert">
      <span className={`${styles.badge} ${styles.bad}`}>
        <Icon name="alert" size={28} />
      </span>
      <p className={styles.title}>{title ?? t('errorTitle')}</p>
      <p>{sentenceOf(error)}</p>
      {onRetry !== undefined && (
        <Button variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

/**
 * `text` is "Loading..." by default. `neverKept`: the content is never cached, so the offline message must not blame a
 * missing visit.
 */
interface LoadingProps {
  text?: string;
  neverKept?: boolean;
  /** The back office shows empty rows instead of lines until the list is loaded. */
  isList?: boolean;
}

export function LoadingState({ text, neverKept = false, isList = false }: LoadingProps) {
  const t = useText(componentMessages);
  const { isOnline } = useStore(connectivity);
  return (
    <div className={`${styles.loading} ${isList ? styles.list : ''}`} role="status">
      <span className={styles.rows} aria-hidden="true" />
      <svg className={styles.flame} viewBox="0 0 48 48" fill="none" aria-hidden="true">
        <path d="M24 4c7 9 9 14 9 19a9 9 0 0 1-18 0c0-5 2-10 9-19Z" fill="currentColor" />
        <path d="M6 32h36c-2 8-9 12-18 12S8 40 6 32Z" fill="var(--brand-text)" />
      </svg>
      <p>{isOnline ? (text ?? t('loading')) : t(neverKept ? 'neverKept' : 'notKept')}</p>
    </div>
  );
}

export function Skeleton({ height, width = '100%' }: { height: string; width?: string }) {
  return <div className={styles.skeleton} style={{ height, width }} aria-hidden="true" />;
}
