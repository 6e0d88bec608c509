import { type ReactNode, useId } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.js';
import { useOfflineReason } from './offline-reason.js';
import { componentMessages } from './messages.js';
import { useModal } from './use-modal.js';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  size?: 'normal' | 'wide' | 'full' | 'sheet' | 'peek';
  /**
   * The label is spoken for the close button in the corner, because a footer button often has the text "Close" already.
   */
  closeLabel?: string;
}

export function Dialog({ open, ...content }: Props) {
  return open ? <OpenDialog {...content} /> : null;
}

function OpenDialog({ onClose, title, children, footer, size = 'normal', closeLabel }: Omit<Props, 'open'>) {
  const t = useText(componentMessages);
  const titleId = useId();
  const offlineReason = useOfflineReason();

  return (
    <dialog
      {...useModal(onClose)}
      className={`${styles.dialog} ${size === 'normal' ? '' : styles[size]}`}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <IconButton
          round
          icon="close"
          className={styles.close}
          label={closeLabel ?? `${t('close')}: ${title}`}
          onClick={onClose}
        />
      </div>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && (
        <div className={styles.foot}>
          {offlineReason !== undefined && <p className={styles.offlineReason}>{offlineReason.full}</p>}
          {footer}
        </div>
      )}
    </dialog>
  );
}
