import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { ConfirmDialog } from '../../../components/confirm-dialog.js';
import { FieldError } from '../../../components/field.js';
import { SessionList } from '../../../components/session-list.js';
import { sessionMessages } from '../../../components/session-messages.js';
import { ErrorState, LoadingState } from '../../../components/states.js';
import { Card } from '../../../components/surface.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useEndOtherSessions, useEndSession, useSessions } from '../api/sessions.js';
import styles from './profile.module.css';

/** Where the reader is logged in, and the way to end it there. */
export function SessionsCard() {
  const t = useText(sessionMessages);
  const sessions = useSessions();
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const [asking, setAsking] = useState(false);
  const failure = end.error ?? endOthers.error;
  return (
    <Card className={styles.whole} aria-labelledby="sessions-title">
      <h3 id="sessions-title" className={styles.title}>
        {t('title')}
      </h3>
      <p className={styles.soft}>{t('lead')}</p>
      {sessions.data !== undefined ? (
        <SessionList
          sessions={sessions.data}
          ending={end.isPending ? end.variables : null}
          onEnd={(id) => end.mutate(id, { onSuccess: () => showToast(t('ended')) })}
        />
      ) : sessions.isError ? (
        <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : (
        <LoadingState />
      )}
      {failure !== null && <FieldError text={t('failed', { error: sentenceOf(failure) })} />}
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('endOthers')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('askTitle')}
        confirmLabel={t('endOthers')}
        tone="danger"
        busy={endOthers.isPending}
        onConfirm={() =>
          endOthers.mutate(undefined, {
            onSuccess: () => showToast(t('allEnded')),
            onSettled: () => setAsking(false),
          })
        }
        onCancel={() => setAsking(false)}
      >
        <p>{t('askText')}</p>
      </ConfirmDialog>
    </Card>
  );
}
