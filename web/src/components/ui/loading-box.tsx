import { useEffect, useRef } from 'react';
import { requestsUnderWay } from '../../lib/api/busy.js';
import { upload } from '../../lib/api/upload.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useStore } from '../../lib/store.js';
import styles from './loading-box.module.css';
import { componentMessages } from './messages.js';
import { LoadingState } from './states.js';

export function LoadingBox() {
  const busy = useStore(requestsUnderWay) > 0;
  return busy ? <Box /> : null;
}

function Box() {
  const t = useText(componentMessages);
  const sending = useStore(upload);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if ('showPopover' in HTMLElement.prototype) box.current?.showPopover();
  }, []);
  return (
    <div ref={box} popover="manual" className={styles.box}>
      <LoadingState
        text={sending === null ? t('working') : t('uploading', { percent: Math.round(sending.share * 100) })}
      />
    </div>
  );
}
