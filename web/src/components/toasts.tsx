import { useEffect, useRef } from 'react';
import { useText } from '../lib/i18n/use-text.js';
import { useStore } from '../lib/store.js';
import { dismissToast, toasts } from '../lib/toast.js';
import { IconButton } from './icon-button.js';
import { componentMessages } from './messages.js';
import styles from './toasts.module.css';

/** Where toasts appear and are read out; a popover, so that it also lies above an open dialog. */
export function Toasts() {
  const t = useText(componentMessages);
  const list = useStore(toasts);
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = region.current!;
    if (!('showPopover' in element)) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (list.length > 0) element.showPopover();
  }, [list]);

  return (
    <div ref={region} popover="manual" className={styles.region} role="region" aria-label={t('messages')}>
      {list.map(({ id, tone, text }) => (
        <div key={id} className={`${styles.toast} ${tone === 'info' ? '' : styles[tone]}`}>
          <span className={styles.text} role={tone === 'failure' ? 'alert' : 'status'}>
            {text}
          </span>
          <IconButton
            round
            icon="close"
            size={18}
            className={styles.dismiss}
            label={t('dismiss')}
            onClick={() => dismissToast(id)}
          />
        </div>
      ))}
    </div>
  );
}
