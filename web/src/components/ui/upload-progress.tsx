import { useEffect, useRef } from 'react';
import type { Upload } from '../../lib/api/upload.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from './button.js';
import styles from './upload-progress.module.css';
import { componentMessages } from './messages.js';

export function UploadProgress({ upload: { state, share, position, tryNow, giveUp } }: { upload: Upload }) {
  const t = useText(componentMessages);
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    box.current!.scrollIntoView({ block: 'nearest' });
  }, [state]);
  if (state !== 'sending') {
    return (
      <span ref={box} className={styles.waiting}>
        <span role="status">
          {state === 'queued' ? t('fileQueued', { position: position ?? 1 }) : t('lineDropped')}
        </span>
        <span className={styles.waitingButtons}>
          {state === 'waiting' && (
            <Button size="small" onClick={tryNow}>
              {t('tryNow')}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={giveUp}>
            {t('giveUp')}
          </Button>
        </span>
      </span>
    );
  }
  const percent = Math.round(share * 100);
  return (
    <span ref={box} className={styles.sending}>
      <progress className={styles.progress} value={percent} max={100} aria-label={t('uploading', { percent })} />
      {t('uploading', { percent })}
    </span>
  );
}
