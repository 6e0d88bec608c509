import type { SessionView } from '@deepam/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api/api-error.js';
import { useText } from '../../lib/i18n/use-text.js';
import { showToast } from '../../lib/toast.js';
import { Button } from '../../components/ui/button.js';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { FieldError } from '../../components/ui/field.js';
import { sessionMessages } from './session-messages.js';
import { ErrorState, LoadingState } from '../../components/ui/states.js';
import { formatDateTime } from '../../lib/format/date.js';
import { StatusBadge } from '../../components/ui/status-badge.js';
import styles from './session-list.module.css';

interface SessionListProps {
  sessions: readonly SessionView[];
  ending: string | null;
  canEndCurrent?: boolean;
  onEnd: (id: string) => void;
}

function SessionList({ sessions, ending, canEndCurrent = false, onEnd }: SessionListProps) {
  const t = useText(sessionMessages);
  if (sessions.length === 0) return <p>{t('none')}</p>;
  const nameOf = ({ browser, system }: SessionView): string =>
    browser !== null && system !== null ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'));
  return (
    <ul className={styles.list}>
      {sessions.map((session) => (
        <li key={session._id} className={styles.session}>
          <div>
            <p className={styles.device}>
              {nameOf(session)}
              {session.isCurrent && <StatusBadge tone="good">{t('current')}</StatusBadge>}
            </p>
            <p className={styles.seen}>
              {t('seen', { first: formatDateTime(session.firstSeenAt), last: formatDateTime(session.lastSeenAt) })}
            </p>
          </div>
          {(canEndCurrent || !session.isCurrent) && (
            <Button
              variant="secondary"
              size="small"
              aria-label={t('endNamed', { device: nameOf(session) })}
              busy={ending === session._id}
              onClick={() => onEnd(session._id)}
            >
              {t('end')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface Ending<T> {
  readonly isPending: boolean;
  readonly variables: T | undefined;
  readonly error: Error | null;
  readonly mutate: (what: T, on: { onSuccess: () => void; onSettled?: () => void }) => void;
}

interface Props {
  sessions: UseQueryResult<SessionView[]>;
  end: Ending<string>;
  endAll: Ending<void>;
  texts: { readonly endAll: string; readonly title: string; readonly text: string };
  size?: 'small';
  canEndCurrent?: boolean;
}

export function SessionsPanel({ sessions, end, endAll, texts, size, canEndCurrent }: Props) {
  const t = useText(sessionMessages);
  const [asking, setAsking] = useState(false);
  const failure = end.error ?? endAll.error;
  return (
    <>
      {sessions.data !== undefined ? (
        <SessionList
          sessions={sessions.data}
          ending={end.isPending ? (end.variables ?? null) : null}
          canEndCurrent={canEndCurrent}
          onEnd={(id) => end.mutate(id, { onSuccess: () => showToast(t('ended')) })}
        />
      ) : sessions.isError ? (
        <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : (
        <LoadingState neverKept />
      )}
      {failure !== null && <FieldError text={t('failed', { error: sentenceOf(failure) })} />}
      <Button variant="secondary" size={size} needsConnection onClick={() => setAsking(true)}>
        {texts.endAll}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.title}
        confirmLabel={texts.endAll}
        tone="danger"
        busy={endAll.isPending}
        onConfirm={() =>
          endAll.mutate(undefined, { onSuccess: () => showToast(t('allEnded')), onSettled: () => setAsking(false) })
        }
        onCancel={() => setAsking(false)}
      >
        <p>{texts.text}</p>
      </ConfirmDialog>
    </>
  );
}
