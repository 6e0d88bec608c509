import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../lib/api-client.js';
import { sentenceOf } from '../lib/api/api-error.js';
import { keyOf, useRefresh } from '../lib/api/endpoint-query.js';
import { useAction } from '../lib/api/use-action.js';
import { useText } from '../lib/i18n/use-text.js';
import { showToast } from '../lib/toast.js';
import { Button } from './button.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { FieldError } from './field.js';
import { NumbersBox } from './numbers-box.js';
import { SessionList } from './session-list.js';
import { sessionMessages } from './session-messages.js';
import { ErrorState, LoadingState } from './states.js';

/** Where a member is logged in, for the head, who may end it. */
export function MemberSessions({ memberId: id }: { memberId: string }) {
  const t = useText(sessionMessages);
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const sessions = useQuery({
    queryKey: keyOf('memberSessions', { id }),
    queryFn: ({ signal }) => callApi('memberSessions', { params: { id }, signal }),
  });
  const onSettled = () => refresh('memberSessions');
  const end = useAction({
    mutationFn: (sessionId: string, key) => callApi('endMemberSession', { key, params: { id, sessionId } }),
    onSuccess: () => showToast(t('ended')),
    onSettled,
  });
  const endAll = useAction({
    mutationFn: (_nothing: void, key) => callApi('endMemberSessions', { key, params: { id } }),
    onSuccess: () => showToast(t('allEnded')),
    onSettled: () => {
      setAsking(false);
      return onSettled();
    },
  });
  const failure = end.error ?? endAll.error;
  return (
    <NumbersBox title={t('memberTitle')}>
      {sessions.data !== undefined ? (
        <SessionList
          sessions={sessions.data}
          ending={end.isPending ? end.variables : null}
          canEndCurrent
          onEnd={(sessionId) => end.mutate(sessionId)}
        />
      ) : sessions.isError ? (
        <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : (
        <LoadingState />
      )}
      {failure !== null && <FieldError text={t('failed', { error: sentenceOf(failure) })} />}
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        {t('endAll')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('askAllTitle')}
        confirmLabel={t('endAll')}
        tone="danger"
        busy={endAll.isPending}
        onConfirm={() => endAll.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('askAllText')}</p>
      </ConfirmDialog>
    </NumbersBox>
  );
}
