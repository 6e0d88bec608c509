import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../lib/i18n/use-text.js';
import { useStore } from '../../lib/store.js';
import { dismissToast, sheetAbove, toasts } from '../../lib/toast.js';
import { IconButton } from './icon-button.js';
import { componentMessages } from './messages.js';
import styles from './toasts.module.css';
import { uppermostDialog } from './uppermost-dialog.js';
import { useTakenRoom } from './use-taken-room.js';

/**
 * The toasts are a popover, so that they are also above an open dialog. The popover is rendered within the dialog,
 * because a press on it would otherwise reach the content below.
 */
export function Toasts() {
  const t = useText(componentMessages);
  const list = useStore(toasts);
  const waiting = useStore(sheetAbove);
  const dialog = useStore(uppermostDialog);
  // The sheet stays until it is closed and would be in the way of a form, so it waits for the end of the dialog.
  const sheet = dialog === null ? waiting : null;
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  useTakenRoom(region, '--toasts-height', dialog);

  useEffect(() => {
    const element = region.current!;
    // The popover was removed with its dialog and is rendered again.
    if (!('showPopover' in element) || !element.isConnected) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (list.length > 0 || sheet !== null) element.showPopover();
  }, [list, sheet, dialog]);

  const drawn = (
    <div
      ref={region}
      popover="manual"
      className={styles.region}
      role="region"
      aria-label={t('messages')}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null;
      }}
    >
      {sheet}
      {list.map(({ id, tone, text, about, link }) => (
        <div key={id} className={`${styles.toast} ${tone === 'info' ? '' : styles[tone]}`}>
          <span className={styles.text} role={tone === 'failure' ? 'alert' : 'status'}>
            {about !== undefined && <span className={styles.about}>{about}</span>}
            {link === undefined ? (
              text
            ) : (
              <>
                {text} {link}
              </>
            )}
          </span>
          <IconButton
            round
            icon="close"
            size={18}
            className={styles.dismiss}
            label={t('dismiss')}
            onClick={() => {
              dismissToast(id);
              before.current?.focus();
            }}
          />
        </div>
      ))}
    </div>
  );
  return dialog === null ? drawn : createPortal(drawn, dialog);
}
