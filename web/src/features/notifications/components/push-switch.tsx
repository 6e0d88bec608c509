import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { FieldError } from '../../../components/ui/field.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { lookAtPush, pushState, switchPushOff, switchPushOn } from '../../../lib/push/push.js';
import { useStore } from '../../../lib/store.js';
import { notificationMessages } from '../notification-messages.js';
import styles from './preferences.module.css';

/** Each page that shows the state of push checks it. */
export function usePushState() {
  useEffect(() => void lookAtPush(), []);
  return useStore(pushState);
}

/** The browser asks for permission only after this button. */
export function PushSwitch({ children }: { children?: React.ReactNode }) {
  const t = useText(notificationMessages);
  const state = useStore(pushState);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const change = (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    work()
      .catch(setError)
      .finally(() => setBusy(false));
  };

  if (state === 'blocked') return <p>{t('pushBlocked')}</p>;
  if (state === 'unsupported') return <p className={styles.soft}>{t('pushUnsupported')}</p>;
  if (state === 'on') {
    return (
      <>
        <p role="status">{t('pushIsOn')}</p>
        <Button variant="secondary" busy={busy} onClick={() => change(switchPushOff)}>
          {t('pushOff')}
        </Button>
      </>
    );
  }
  return (
    <>
      <div className={styles.pushButtons}>
        <Button busy={busy} disabled={state === 'unknown'} onClick={() => change(switchPushOn)}>
          {t('pushOn')}
        </Button>
        {children}
      </div>
      {error !== null && <FieldError text={t('pushFailed', { error: sentenceOf(error) })} />}
    </>
  );
}
